import { pictures } from '../../../support/fixtures/buildImage.ts'
import { paste } from '../../support/pasting.ts'
import { expect, test } from '../../support/product.ts'
import { openEditor } from './richTextEditor.ts'

test('pasted content gets the formats of the toolbar, and its images are uploaded with the save', async ({ page, request }) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  const image = `data:image/png;base64,${pictures['image/png'].toString('base64')}`
  await paste(
    editor.en,
    `<h1 style="color:red">Head</h1><p class="x"><span style="font-weight:700">bold</span> <a href="javascript:alert(1)">bad</a>
    <a href="tel:+8221234567">call</a><script>alert(1)</script></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">
    <span style="mso-list:Ignore">1.<span>&nbsp;</span></span>first</p><p><img src="${image}" alt="A dot"></p>
    <iframe src="https://evil.example/"></iframe>`,
  )
  await expect(editor.en.locator('[style], script, iframe, [class="x"]')).toHaveCount(0)
  await expect(editor.en.locator('a')).toHaveCount(2)
  await expect(editor.en.getByText('bad')).toHaveAttribute('href', 'about:blank')
  const { description } = await editor.save()
  expect(description).toContain('<h1>Head</h1><p><strong>bold</strong> ')
  expect(description).toContain('<li data-list="ordered">first</li>')
  expect(description).toMatch(/<img alt="A dot" src="\/media\/\w+\.png" \/>/)
  expect(description).not.toMatch(/javascript|data:/)
})
