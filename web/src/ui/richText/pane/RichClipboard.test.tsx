import { nested, googleDocs, word, wordOnline } from '../../../../../test/support/web/clipboards.ts'
import { createPaneEditor } from './createPaneEditor.ts'
import { editorHtml } from '../kit/editing.ts'

/** The HTML of an empty text into which `html` was pasted. */
function pasted(html: string): string {
  const host = document.body.appendChild(document.createElement('div'))
  const { quill } = createPaneEditor(host, '', { onChange: () => {}, onFiles: () => {}, onShortcut: () => {} })
  jest.spyOn(quill, 'scrollSelectionIntoView').mockImplementation(() => {}) // jsdom lays out nothing
  quill.clipboard.onPaste({ index: 0, length: 0 }, { html, text: '' })
  return editorHtml(quill)
}

const item = (list: string, text: string) => `<li data-list="${list}">${text}</li>`
const below = (indent: number, list: string, text: string) => `<li data-list="${list}" class="ql-indent-${indent}">${text}</li>`
const image = (src: string) => `<img src="${src}" alt="">`
const wordItem = (marker: string) => `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span> </span></span>x</p>`
const kinds = (markers: string[]) => markers.map((marker) => /data-list="(\w+)"/.exec(pasted(wordItem(marker)))![1])
const link = '<a href="https://prism.example/why" rel="noopener noreferrer" target="_blank">Why we ask</a>'
const everything = [
  '<h1>How we ask</h1>',
  '<p><strong>Bold</strong>, <strong>heavy</strong>, <em>slanted</em>, <u>underlined</u>, <s>struck</s> and plain.</p>',
  `<ol>${item('bullet', 'Apples')}${item('bullet', '<strong>Pears</strong>')}</ol>`,
  '<p>Then:</p>',
  `<ol>${item('ordered', 'First')}${item('ordered', 'Second')}</ol>`,
  `<p>${link}</p>`,
].join('')

describe('pasted content', () => {
  it.each([
    ['Word', word],
    ['Word in the browser', wordOnline],
    ['Google Docs', googleDocs],
  ])('from %s keeps headings, bold, italic, underline, lists and links', (_, html) => {
    expect(pasted(html)).toBe(everything)
  })

  it.each(Object.entries(nested))('from %s keeps the nesting of list items', (_, html) => {
    expect(pasted(`${html}<p>End</p>`)).toBe(
      `<ol>${item('ordered', 'Pictures')}${below(1, 'ordered', 'Taken')}${below(2, 'bullet', 'When')}${below(1, 'ordered', 'Made')}${item('ordered', 'Words')}</ol><p>End</p>`,
    )
  })

  it('limits the depth of lists to distinguishable numbers', () => {
    const deep = '<ul><li>0</li><ul><li>1</li><ul><li>2</li><ul><li>3</li></ul></ul></ul></ul>'
    expect([...pasted(deep).matchAll(/ql-indent-(\d)/g)].map(([, level]) => level)).toEqual(['1', '2', '2'])
    expect(pasted('<p class="ql-indent-3">No list</p><p>End</p>')).toBe('<p>No list</p><p>End</p>')
  })

  it.each([
    ['no source', '<img alt="x">'],
    ['a source of the computer', '<img src="file:///C:/clip_image002.jpg">'],
    ['a source of another page', '<img src="blob:https://docs.example/1">'],
    ['a source that is a script', '<img src="javascript:alert(1)">'],
  ])('has no picture with %s', (_, image) => {
    expect(pasted(`<p>Before ${image}after</p>`)).toBe('<p>Before after</p>')
  })

  it('looks as its nearest tag or style says', () => {
    const html = `<p style="font-weight:700">All <span style="font-weight:400">but this</span> and <b style="font-weight:normal">this</b></p>
      <ul><li style="font-weight:700;font-style:italic"><p><span style="font-weight:400;font-style:normal">Not this</span></p></li></ul>
      <p style="mso-bidi-font-weight:bold">nor <em style="font-style:normal">this</em> <u style="color:red">but this</u></p>`
    expect(pasted(html)).toBe(
      '<p><strong>All </strong>but this<strong> and </strong>this</p>' +
        `<ol>${item('bullet', 'Not this')}</ol>` +
        '<p>nor this <u>but this</u></p>',
    )
  })

  it('counts as a numbered list of Word what begins with a number or a letter', () => {
    expect(kinds(['1.', 'a)', 'iv.', '(가)', '나.'])).toEqual(Array(5).fill('ordered'))
    expect(kinds(['·', 'o', '-', '§', '•'])).toEqual(Array(5).fill('bullet'))
  })

  it('keeps addresses and words that look like the attributes of a tag', () => {
    const address = 'https://prism.example/?q=a one=two style=x'
    const kept = /href="([^"]*)"/.exec(pasted(`<p><a href="${address}">Search</a></p>`))![1]
    expect(decodeURI(kept!)).toBe(address)
    expect(pasted(`<p title=it's>We set one = 1 and style = 2, that's all</p>`)).toBe(`<p>We set one = 1 and style = 2, that's all</p>`)
    expect(pasted(`<p title = 'one = "1"' style="font-weight:700">Bold</p>`)).toBe('<p><strong>Bold</strong></p>')
  })

  it.each([
    [' 2 ', 'h2'],
    ['9', 'h1'],
    ['', 'h1'],
  ])('has a heading where the level of a paragraph that is one is "%s"', (level, tag) => {
    expect(pasted(`<p role="heading" aria-level="${level}">Why</p>`)).toContain(`<${tag}>Why</${tag}>`)
  })

  it('keeps a picture of the web or of the text itself', () => {
    const both = image('https://prism.example/a.png') + image('data:image/png;base64,AAAA')
    expect(pasted(`<p>${both}</p>`)).toBe(`<p>${both}</p>`)
  })
})
