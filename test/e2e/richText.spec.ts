import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { googleDocs, word, wordOnline } from '../support/web/clipboards.ts'
import { beginnings, pictures } from '../../scripts/fixtures/buildImage.ts'
import { expectClean } from './axe.ts'
import { adminToken, expect, signIn, test } from './product.ts'

type Stored = { id: string; description: string; description_ko: string }
const words = {
  en: { en: 'Description', ko: 'Description (Korean)', save: 'Save' },
  ko: { en: '설명(영어)', ko: '설명(한국어)', save: '저장' },
}

/** The editor of a new survey, with its description's two halves under their toolbar. */
async function openEditor(page: Page, request: APIRequestContext, given: Partial<Stored> = {}, lang: 'en' | 'ko' = 'en') {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const made = await request.post('/api/surveys', { data: { title: 'Rich', slug: `rich-${crypto.randomUUID()}`, ...given }, headers })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as Stored
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}?lang=${lang}`)
  const folded = page
    .getByRole('main')
    .locator('details:not([open]) > summary')
    .filter({ hasText: /^(Description|설명)/ })
  if (given.description || given.description_ko) await folded.click()
  const named = (name: string) => page.getByRole('textbox', { name, exact: true })
  const toolbar = page.getByRole('toolbar').first()
  return {
    en: named(words[lang].en),
    ko: named(words[lang].ko),
    toolbar,
    tool: (name: string) => toolbar.getByRole('button', { name, exact: true }),
    loaded: () => expect(toolbar).toBeVisible(),
    /** What is filled folds when one goes on elsewhere. */
    unfold: () => folded.click(),
    /** Saves, and answers what is stored. */
    save: async () => {
      const answer = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith(`/api/surveys/${id}`))
      await page.getByRole('button', { name: words[lang].save, exact: true }).click()
      expect((await answer).status()).toBe(200)
      return (await (await answer).json()) as Stored
    },
  }
}

const paste = (field: Locator, html: string) =>
  field.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

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
  await expect(address).toHaveAccessibleDescription('Enter a web address, an e-mail address or a phone number')
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

test('links keep the addresses of the web, of mail and of phones, any other becomes blank; images of other sources stay away', async ({
  page,
  request,
}) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  const links = ['https://a.example/', 'http://a.example/', 'mailto:a@b.example', 'tel:+8221234567', 'ftp://a.example/', 'data:text/html,x']
  const image = `data:image/png;base64,${pictures['image/png'].toString('base64')}`
  const images = [image, 'ftp://a.example/a.png', 'data:text/html;base64,PHA+', 'file:///a.png']
  await paste(
    editor.en,
    links.map((href) => `<p><a href="${href}">${href}</a></p>`).join('') + images.map((src) => `<p><img src="${src}" alt=""></p>`).join(''),
  )
  await expect(editor.en.locator('a')).toHaveCount(links.length)
  const hrefs = await editor.en.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(hrefs).toEqual([...links.slice(0, 4), 'about:blank', 'about:blank'])
  const sources = await editor.en.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  expect(sources).toEqual([image])
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

test('what is pasted comes in as what the toolbar makes, and its images are sent with the save', async ({ page, request }) => {
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

for (const [name, html] of Object.entries({ Word: word, 'Word in the browser': wordOnline, 'Google Docs': googleDocs }))
  test(`what is pasted from ${name} keeps its headings, formats, lists and links`, async ({ page, request }) => {
    const editor = await openEditor(page, request)
    await editor.loaded()
    await editor.en.click()
    await paste(editor.en, html)
    expect((await editor.save()).description).toBe(
      '<h1>How we ask</h1><p><strong>Bold</strong>, <strong>heavy</strong>, <em>slanted</em>, <u>underlined</u>, <s>struck</s> and plain.</p>' +
        '<ol><li data-list="bullet">Apples</li><li data-list="bullet"><strong>Pears</strong></li></ol><p>Then:</p>' +
        '<ol><li data-list="ordered">First</li><li data-list="ordered">Second</li></ol>' +
        '<p><a href="https://prism.example/why" target="_blank" rel="noopener noreferrer">Why we ask</a></p>',
    )
  })

test('an image is sent, described, found again and removed', async ({ page, request }) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  await page.keyboard.type('ab')
  await page.keyboard.press('ArrowLeft')
  await editor.tool('Image').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an image' }).click()
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: pictures['image/png'] })
  await expect(page.getByLabel('Image description')).toBeFocused()
  await page.keyboard.type('A dot')
  await page.keyboard.press('Enter')
  await expect(editor.en).toBeFocused()
  await page.keyboard.type('c')
  expect((await editor.save()).description).toMatch(/^<p>a<img alt="A dot" src="\/media\/\w+\.png" \/>cb<\/p>$/)
  await editor.unfold()
  await editor.en.getByRole('img', { name: 'A dot' }).click()
  await expect(page.getByLabel('Image description')).toHaveValue('A dot')
  await page.getByRole('button', { name: 'Remove image' }).click()
  expect((await editor.save()).description).toBe('<p>acb</p>')
})

test('a picture from the clipboard is sent at once, while the writing goes on', async ({ page, request }) => {
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.ko.click()
  await page.keyboard.type('가')
  await editor.ko.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'dot.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...pictures['image/png']],
  )
  await page.keyboard.type('나')
  await expect(editor.ko.locator('img')).toHaveAttribute('src', /^\/media\/\w+\.png$/)
  await expect(editor.ko).toBeFocused()
  await expect(editor.ko).toHaveText('가나')
})

test('an image that cannot be sent says so and is logged', async ({ page, request }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
  const editor = await openEditor(page, request)
  await editor.loaded()
  for (const [tool, choose, told] of [
    ['Image', 'Choose an image', 'Image upload failed. Please try a smaller file or another format.'],
    ['Video', 'Choose a video', 'Video upload failed. Please try a smaller file or MP4 format.'],
  ] as const) {
    await editor.tool(tool).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: choose }).click()
    const kind = tool === 'Image' ? 'image/png' : 'video/x-flv'
    await (await chooser).setFiles({ name: 'broken', mimeType: kind, buffer: Buffer.from('nothing') })
    await expect(page.getByRole('alert').getByText(told)).toBeVisible()
  }
  expect(logged.some((line) => line.startsWith('Image upload failed'))).toBe(true)
  expect(logged.some((line) => line.startsWith('Video upload failed'))).toBe(true)
})

test('a video comes by its address, or as a file that loops', async ({ page, request }) => {
  await page.route(/^https:\/\/(?:www\.youtube|player\.vimeo)/, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  const editor = await openEditor(page, request)
  await editor.loaded()
  await editor.en.click()
  await editor.tool('Video').click()
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ?t=43')
  await page.keyboard.press('Enter')
  await page.keyboard.type('after')
  await editor.tool('Video').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a video' }).click()
  await (await chooser).setFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: beginnings['video/mp4'] })
  await expect(editor.en.locator('video')).toHaveAttribute('src', /^\/media\/\w+\.mp4$/)
  await expect(editor.en.locator('video')).toHaveJSProperty('muted', true)
  const { description } = await editor.save()
  expect(description).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=43"')
  const [video] = /<video[^>]*>/.exec(description)!
  for (const name of ['loop', 'muted', 'autoplay', 'controls', 'class="ql-video"']) expect(video).toContain(name)
  expect(description).not.toContain('style')
})

test.describe('without its editor', () => {
  test.use({ refusals: [0] })

  test('plain text is written plainly, and kept', async ({ page, request }) => {
    await page.route('**/BilingualEditor-*.js', (route) => route.abort())
    const editor = await openEditor(page, request, { description: '<p>Kept</p>' })
    // the page loads itself anew once for want of a part of it, with the description folded again
    await expect(async () => {
      const folded = page.locator('details:not([open]) > summary').filter({ hasText: /^Description/ })
      if (await folded.isVisible()) await folded.click()
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(editor.en).toHaveValue('Kept')
    await editor.ko.fill('1 < 2\n둘')
    const stored = await editor.save()
    expect(stored).toMatchObject({ description: '<p>Kept</p>', description_ko: '<p>1 &lt; 2</p><p>둘</p>' })
  })
})

for (const [lang, width] of [
  ['en', 1440],
  ['ko', 320],
] as const)
  test(`passes axe with each of its panels (${lang}, ${width})`, async ({ page, request }) => {
    test.slow() // axe goes over the whole editor and its preview each time
    await page.setViewportSize({ width, height: 900 })
    const editor = await openEditor(page, request, { description: '<p>One <a href="https://example.com/">two</a></p>' }, lang)
    await editor.loaded()
    await editor.en.click()
    await expectClean(page, 'the texts')
    for (const name of lang === 'en' ? ['Link', 'Image'] : ['링크', '이미지']) {
      await editor.tool(name).click()
      await expect(editor.tool(name)).toHaveAttribute('aria-expanded', 'true')
      await expectClean(page, name)
      await page.keyboard.press('Escape')
      await expect(editor.tool(name)).toHaveAttribute('aria-expanded', 'false')
    }
  })
