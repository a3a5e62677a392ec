import { expectClean } from '../../support/axe.ts'
import { expect, test } from '../../support/product.ts'
import { openEditor } from './richTextEditor.ts'

test('a text is written with the keyboard alone, in one toolbar for both halves', async ({ page, request }) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  await page.keyboard.press('Control+b')
  await expect(editor.tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Bold')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' plain')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  await expect(editor.toolbar.getByRole('combobox', { name: 'Heading level' })).toBeFocused()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await expect(editor.tool('Bullet list')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.en).toBeFocused()
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  const address = page.getByLabel('Link address')
  await expect(address).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription('Enter a web address, an e-mail address or a phone number.')
  await address.fill('prism.example/a')
  await page.keyboard.press('Enter')
  await expect(editor.en).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor.ko).toBeFocused()
  await expect(editor.toolbar).toHaveAccessibleName('Formatting: Description (Korean)')
  await page.keyboard.type('한국어')
  await page.keyboard.press('Tab')
  await expect(editor.ko).toHaveCount(0) // it is filled, and folds
  const stored = await editor.save()
  expect(stored.description).toMatch(
    /^<p><strong>Bold<\/strong> plain<\/p><ol><li data-list="bullet">one<\/li><\/ol><p><a [^>]*href="https:\/\/prism\.example\/a"[^>]*>prism\.example\/a<\/a><\/p>$/,
  )
  expect(stored.description_ko).toBe('<p>한국어</p>')
})

const tools = {
  en: {
    levels: ['Normal', 'Heading 1', 'Heading 2', 'Heading 3'],
    buttons: ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Numbered list', 'Bullet list', 'Link', 'Image', 'Video', 'Clear formatting'],
  },
  ko: {
    levels: ['본문', '제목 1', '제목 2', '제목 3'],
    buttons: ['굵게', '기울임', '밑줄', '취소선', '번호 목록', '글머리 목록', '링크', '이미지', '동영상', '서식 지우기'],
  },
}

for (const lang of ['en', 'ko'] as const)
  test(`the toolbar has every tool and no other (${lang})`, async ({ page, request }) => {
    const editor = await openEditor(page, request, {}, lang)
    await editor.loaded()
    await expect(editor.ko).toBeVisible()
    await expect(editor.toolbar.getByRole('option')).toHaveText(tools[lang].levels)
    const names = await editor.toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names).toEqual(tools[lang].buttons)
  })

test('the level of a heading is chosen without losing what is marked', async ({ page, request }) => {
  const editor = await openEditor(page, request, { description: '<p>Head</p><p>Text</p>' })
  await editor.loaded()
  await editor.en.getByText('Head').click()
  await editor.toolbar.getByRole('combobox').selectOption('Heading 2')
  await expect(editor.en.locator('h2')).toHaveText('Head')
  expect((await editor.save()).description).toBe('<h2>Head</h2><p>Text</p>')
})

test('syllables are composed undisturbed, and undo goes from the half to the survey', async ({ page, request }) => {
  const editor = await openEditor(page, request, { description_ko: '<p>처음</p>' })
  await editor.loaded()
  await editor.ko.click()
  await page.keyboard.press('Control+End')
  const devtools = await page.context().newCDPSession(page)
  for (const text of ['ㅎ', '하', '한']) await devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await devtools.send('Input.insertText', { text: '한' })
  for (const text of ['ㄱ', '그', '글']) await devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await devtools.send('Input.insertText', { text: '글' })
  await expect(editor.ko).toHaveText('처음한글')
  await page.keyboard.type('!')
  await expect(editor.ko.locator('p')).toHaveText('처음한글!')
  await page.keyboard.press('Control+z')
  await expect(editor.ko).toHaveText('처음')
  await page.keyboard.press('Control+Shift+z')
  await expect(editor.ko).toHaveText('처음한글!')
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().focus()
  await page.keyboard.press('Control+z')
  await expect(editor.ko).toHaveText('처음')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toBeFocused()
})

test('passes axe with each of its panels in the narrowest window, in Korean', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const editor = await openEditor(page, request, { description: '<p>One <a href="https://example.com/">two</a></p>' }, 'ko')
  await editor.loaded()
  await editor.en.click()
  await expectClean(page, 'the texts')
  for (const name of ['링크', '이미지']) {
    await editor.tool(name).click()
    await expect(editor.tool(name)).toHaveAttribute('aria-expanded', 'true')
    await expectClean(page, name)
    await page.keyboard.press('Escape')
    await expect(editor.tool(name)).toHaveAttribute('aria-expanded', 'false')
  }
})
