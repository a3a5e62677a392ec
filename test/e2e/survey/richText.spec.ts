import type { Page } from '@playwright/test'
import { ask, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { paste } from '../support/pasting.ts'
import { expect, test } from '../support/product.ts'

const written = { sections: [part('one', [ask('a', { type: 'rich_text', required: true }), ask('b')])] }
const tools = {
  en: ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Bullet list', 'Numbered list', 'Link', 'Clear formatting'],
  ko: ['굵게', '기울임', '밑줄', '취소선', '글머리 목록', '번호 목록', '링크', '서식 지우기'],
}

const editorCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('RichTextEditor') && calls.push(request.url()))
  return calls
}

for (const { lang, width } of onPhone) {
  test.describe(`a rich text (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('accepts pasted content without running its event handlers, styles or addresses', async ({ page, request }) => {
      const survey = await makeSurvey(request, written)
      const on = surveyOn(page, lang)
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      await on.open(survey)
      await expect(on.block('a').getByRole('toolbar')).toBeVisible()
      await page.evaluate(() => {
        const tried: string[] = []
        Object.assign(window, { tried })
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
          tried.push(`${effectiveDirective} ${sample}`),
        )
      })
      const field = page.getByRole('textbox', { name: on.title('a') })
      await field.click()
      await paste(
        field,
        '<p onclick="tried.push(1)" style="color:red">kept <img src="/never.png" onerror="tried.push(2)"><svg onload="tried.push(3)"></svg><b onmouseover="tried.push(4)" style="font-weight:bold">bold</b></p><script>tried.push(5)</script>',
      )
      await expect(field.locator('strong')).toHaveText('bold')
      await field.hover()
      await on.field('b').fill('afterwards')
      expect(await page.evaluate(() => (window as unknown as { tried: unknown[] }).tried)).toEqual([])
      expect(asked.filter((url) => url.includes('never'))).toEqual([])
    })

    test('is written with a toolbar, saved, and shown as it was written', async ({ page, request }) => {
      const survey = await makeSurvey(request, written)
      const on = surveyOn(page, lang)
      const asked = editorCalls(page)
      await on.open(survey)
      const toolbar = on.block('a').getByRole('toolbar', { name: lang === 'en' ? 'Formatting' : '서식' })
      const tool = (index: number) => toolbar.getByRole('button', { name: tools[lang][index]!, exact: true })
      for (const index of tools[lang].keys()) await expect(tool(index)).toBeVisible()
      expect(asked.length).toBeGreaterThan(0)
      const field = page.getByRole('textbox', { name: on.title('a') })
      await field.click()
      await page.keyboard.type('한글 ')
      await tool(0).click()
      await expect(tool(0)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.type('bold')
      await page.keyboard.press('Enter')
      await tool(4).click()
      await page.keyboard.type('one')
      await page.keyboard.press('Enter')
      await page.keyboard.type('two')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await tool(6).click()
      const address = on.block('a').getByLabel(lang === 'en' ? 'Link address' : '링크 주소')
      await address.fill('javascript:alert(1)')
      await address.press('Enter')
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await address.fill('prism.example/a')
      await address.press('Enter')
      await expect(field).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(on.field('b')).toBeFocused()
      await on.submit()
      await on.thanked()
      const { answers } = await readResponse(request, (await on.remembered(survey))!)
      expect(answers[0]!.value).toMatch(
        /^<p>한글 <strong>bold<\/strong><\/p><ol><li data-list="bullet">one<\/li><li data-list="bullet">two<\/li><\/ol><p><a [^>]*href="https:\/\/prism\.example\/a"[^>]*>prism\.example\/a<\/a><\/p>$/,
      )
      await page.getByRole('link', { name: on.label.view }).click()
      await expect(page.getByRole('main').locator('strong')).toHaveText('bold')
      await expect(page.getByRole('main').getByRole('link', { name: 'prism.example/a' })).toHaveAttribute('rel', 'noopener noreferrer')
      await on.button(on.label.edit).click()
      await expect(on.block('a').getByRole('toolbar')).toBeVisible()
      await expect(page.locator('form output')).toHaveText(lang === 'en' ? '0 changes' : '변경 사항 0개')
    })

    test('keeps only the formats of its toolbar in pasted content', async ({ page, request }) => {
      const survey = await makeSurvey(request, written)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expect(on.block('a').getByRole('toolbar')).toBeVisible()
      await on.field('a').click()
      await paste(
        on.field('a'),
        '<h1 style="color:red">Head</h1><p><span style="font-weight:700">bold</span> <img src="/icon.svg"><a href="javascript:alert(1)">bad</a> ' +
          '<a href="tel:+8221234567">call</a><script>alert(1)</script></p><ul><li>one<ul><li>two</li></ul></li></ul>',
      )
      await expect(on.field('a')).toContainText('Head')
      await expect(on.field('a').locator('h1, img, script, ul, [style]')).toHaveCount(0)
      await expect(on.field('a').locator('strong')).toHaveText('bold')
      await expect(on.field('a').locator('a')).toHaveText('call')
      await expect(on.field('a').locator('li[data-list=bullet]')).toHaveText(['one', 'two'])
    })

    test.describe('without its editor', () => {
      test.use({ refusals: [0] })

      test('is plain text, until the editor comes', async ({ page, request }) => {
        const survey = await makeSurvey(request, written)
        const on = surveyOn(page, lang)
        await page.route('**/RichTextEditor-*.js', (route) => route.abort())
        await on.open(survey)
        const again = on.button(lang === 'en' ? 'Reload' : '새로고침')
        await expect(again).toBeVisible()
        await page.getByRole('textbox', { name: on.title('a') }).fill('1 < 2\n둘')
        await expect(page.getByText(on.label.kept)).toBeVisible()
        await page.unroute('**/RichTextEditor-*.js')
        await again.click()
        await expect(on.block('a').getByRole('toolbar')).toBeVisible()
        await expect(on.field('a').locator('p')).toHaveText(['1 < 2', '둘'])
      })
    })
  })
}

test('a survey without a rich text never loads its editor', async ({ page, request }) => {
  const survey = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
  const on = surveyOn(page, 'en')
  const asked = editorCalls(page)
  await on.open(survey)
  await on.field('a').fill('plain')
  await on.submit()
  await on.thanked()
  expect(asked).toEqual([])
})
