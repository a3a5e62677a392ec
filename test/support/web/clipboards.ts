/** The text/html that word processors put on the clipboard, each with the same text: a heading, words in every format, both lists, a link. */

/** Word on Windows: list items are paragraphs, and styles of other scripts (`mso-bidi-…`) are beside the real ones. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<link rel=File-List href="file:///C:/Users/mina/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
h1 {mso-style-link:"Heading 1 Char"; font-size:16.0pt; font-weight:bold;}
@list l0 {mso-list-id:1107581; mso-list-type:hybrid;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\uF0B7; text-indent:-18.0pt; font-family:Symbol;}
@list l1:level1 {mso-level-tab-stop:none; text-indent:-18.0pt;}
-->
</style>
</head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><span lang=EN-US style='mso-fareast-font-family:"맑은 고딕"'>How we ask<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span
style='mso-ascii-font-family:Calibri'>Bold</span></b>, <span style='font-weight:
bold'>heavy</span>, <i style='mso-bidi-font-style:normal'>slanted</i>, <u>underlined</u>, <s>struck</s> and <span
style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>plain</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Apples<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><b>Pears</b><o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoNormal><a href="https://prism.example/why"><span style='color:#0563C1;text-decoration:underline;text-underline:single'>Why we ask</span></a><img
width=624 height=351 src="file:///C:/Users/mina/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`

/** Word in the browser: everything is a span with styles, each item is a list of its own, and headings are paragraphs with a role. */
export const wordOnline = `<html><body>
<!--StartFragment--><div class="OutlineElement Ltr SCXW9 BCX8" style="margin:0px;padding:0px;overflow:visible;"><p class="Paragraph SCXW9 BCX8" xml:lang="EN-US" lang="EN-US" paraid="1" role="heading" aria-level="1" style="margin:12pt 0px 0px;font-weight:normal;font-style:normal;"><span data-contrast="none" class="TextRun SCXW9 BCX8" style="font-size:16pt;font-weight:normal;"><span class="NormalTextRun SCXW9 BCX8">How we ask</span></span><span class="EOP SCXW9 BCX8" style="font-size:16pt;">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW9 BCX8"><p class="Paragraph SCXW9 BCX8" style="font-weight:normal;font-style:normal;"><span class="TextRun" style="font-weight:bold;"><span class="NormalTextRun">Bold</span></span><span class="TextRun">, </span><span class="TextRun" style="font-weight:700;"><span class="NormalTextRun">heavy</span></span><span class="TextRun">, </span><span class="TextRun" style="font-style:italic;"><span class="NormalTextRun">slanted</span></span><span class="TextRun">, </span><span class="TextRun Underlined" style="text-decoration:underline;"><span class="NormalTextRun">underlined</span></span><span class="TextRun">, </span><span class="TextRun Strikethrough" style="text-decoration:line-through;"><span class="NormalTextRun">struck</span></span><span class="TextRun"><span class="NormalTextRun"> and plain.</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW9 BCX8"><ul class="BulletListStyle1 SCXW9 BCX8" role="list" style="margin:0px;padding:0px;"><li data-leveltext="\uF0B7" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr" style="margin:0px 0px 0px 24px;"><p class="Paragraph" style="font-weight:normal;"><span class="TextRun"><span class="NormalTextRun">Apples</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW9 BCX8"><ul class="BulletListStyle1" role="list"><li data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight:bold;"><span class="NormalTextRun">Pears</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Then:</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="1"><li data-leveltext="%1." role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">First</span><span class="EOP">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="2"><li data-leveltext="%1." role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Second</span><span class="EOP">&nbsp;</span></p></li></ol></div><div class="OutlineElement Ltr"><p class="Paragraph"><a class="Hyperlink" href="https://prism.example/why" target="_blank" rel="noreferrer noopener" style="text-decoration:none;"><span class="TextRun Underlined" style="color:#0563c1;text-decoration:underline;"><span class="NormalTextRun">Why we ask</span></span></a><span class="EOP">&nbsp;</span></p></div><!--EndFragment-->
</body></html>`

/** Google Docs: a <b> that is none around everything, styles on spans, a paragraph in every list item. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c1f0d2e-7fff-42a8-9d3f-1a2b3c4d5e6f"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">How we ask</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">Bold</span><span style="font-weight:400;text-decoration:none;white-space:pre-wrap;">, </span><span style="font-weight:700;text-decoration:none;white-space:pre-wrap;">heavy</span><span style="font-weight:400;white-space:pre-wrap;">, </span><span style="font-weight:400;font-style:italic;text-decoration:none;white-space:pre-wrap;">slanted</span><span style="font-weight:400;white-space:pre-wrap;">, </span><span style="font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre-wrap;">underlined</span><span style="font-weight:400;white-space:pre-wrap;">, </span><span style="font-weight:400;text-decoration:line-through;white-space:pre-wrap;">struck</span><span style="font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;"> and plain.</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Apples</span></p></li><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:700;white-space:pre-wrap;">Pears</span></p></li></ul><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">Then:</span></p><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li><li dir="ltr" style="list-style-type:decimal;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Second</span></p></li></ol><br /><p dir="ltr" style="line-height:1.38;"><a href="https://prism.example/why" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre-wrap;">Why we ask</span></a></p></b><br class="Apple-interchange-newline">`

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
const onlineItem = (level: number, tag: 'ol' | 'ul', text: string) =>
  `<div class="ListContainerWrapper"><${tag} role="list"><li data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`
const docsItem = (level: number, text: string) =>
  `<li dir="ltr" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400;">${text}</span></p></li>`

/** A numbered list with a numbered one and a bullet below it, by who wrote it. */
export const nested: Record<string, string> = {
  Word: [
    wordItem(1, '1.', 'Pictures'),
    wordItem(2, 'a.', 'Taken'),
    wordItem(3, '·', 'When'),
    wordItem(2, 'b.', 'Made'),
    wordItem(1, '2.', 'Words'),
  ].join(''),
  'Word in the browser': [
    onlineItem(1, 'ol', 'Pictures'),
    onlineItem(2, 'ol', 'Taken'),
    onlineItem(3, 'ul', 'When'),
    onlineItem(2, 'ol', 'Made'),
    onlineItem(1, 'ol', 'Words'),
  ].join(''),
  'Google Docs': `<b style="font-weight:normal;" id="docs-internal-guid-1"><ol>${docsItem(1, 'Pictures')}<ol>${docsItem(2, 'Taken')}<ul>${docsItem(3, 'When')}</ul>${docsItem(2, 'Made')}</ol>${docsItem(1, 'Words')}</ol></b>`,
}
