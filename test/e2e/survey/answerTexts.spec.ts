import { choose, makeSurvey, part, readResponse, surveyOn, ways, ask } from '../support/journey.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const withText = [
  { value: 'a', label: 'A lens', label_ko: '렌즈' },
  { value: 'other', label: 'Other', label_ko: '기타', text_entry: true as const },
  { value: 'b', label: 'A brush', label_ko: '붓' },
]
const asked = {
  sections: [
    part('one', [
      choose('one', [], { choices: withText, required: true }),
      choose('many', [], { type: 'multi_select', choices: withText }),
      ask('last'),
    ]),
  ],
}
const words = {
  en: { other: 'Other', ask: 'Write an answer.', toggle: /^Text of its own/ },
  ko: { other: '기타', ask: '답변을 입력해 주세요.', toggle: /^직접 입력 칸/ },
}

for (const { lang, width } of ways) {
  test.describe(`the text of a choice (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 720 })

    test('chooses its choice, is asked for at its place, sent, read and listed', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const { other, ask: asks, toggle } = words[lang]
      const radio = on.block('one').getByRole('radio', { name: other })
      await on.open(survey)

      await test.step('a chosen choice without its text is refused at its field', async () => {
        if (lang === 'en') {
          await on.block('one').getByRole('radio').first().focus()
          await page.keyboard.press('ArrowDown')
        } else await radio.tap()
        await expect(radio).toBeChecked()
        await on.submit()
        await expect(on.field('one')).toHaveAccessibleDescription(asks)
        await page.getByRole('alert').getByRole('link').first().click()
        await expect(on.field('one')).toBeFocused()
      })

      await test.step('typing chooses, and outlasts a reload and another choice', async () => {
        await on.field('one').pressSequentially('A parrot')
        await on.block('one').getByRole('radio').first().check()
        await expect.poll(() => page.evaluate((id) => localStorage.getItem(`draft:${id}`), survey.id)).toContain('A parrot')
        await page.reload()
        await expect(on.field('one')).toHaveValue('A parrot')
        await expect(radio).not.toBeChecked()
        await radio.check()
        await on.field('many').fill('A crow')
        await expect(on.block('many').getByRole('checkbox', { name: other })).toBeChecked()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })

      await on.submit()
      await on.thanked()
      const id = (await on.remembered(survey))!
      expect((await readResponse(request, id)).answers).toEqual([
        { question_id: 'one', value: 'other', text: 'A parrot' },
        { question_id: 'many', value: ['other'], text: 'A crow' },
      ])
      await page.getByRole('link', { name: on.label.view }).click()
      await expect(page.getByText(`${other}: A parrot`)).toBeVisible()

      await test.step('the results list it under its choice, and the editor has its switch', async () => {
        await signIn(page, await adminToken(request))
        await page.goto(`/admin/surveys/${survey.id}/results?lang=${lang}`)
        const result = page.getByRole('article', { name: on.title('one') })
        await result.scrollIntoViewIfNeeded()
        await expect(result.getByRole('region', { name: other })).toContainText('A parrot')
        await page.goto(`/admin/surveys/${survey.id}?lang=${lang}`)
        await page
          .getByRole('main')
          .getByRole('button', { name: on.title('one'), expanded: false })
          .click()
        const switches = page.getByRole('button', { name: toggle })
        await expect(switches.nth(1)).toHaveAttribute('aria-pressed', 'true')
        await switches.first().click()
        await expect(switches.last()).toHaveAttribute('aria-pressed', 'true')
        await expect(switches.last()).toBeFocused()
      })
    })

    test('is typed before the script runs, in the place that it keeps', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      await on.field('one').fill('A parrot')
      await on.block('many').getByRole('checkbox').first().check()
      await on.field('many').fill('A crow')
      const before = await on.block('last').boundingBox()
      release()
      await expect(on.block('one').getByRole('radio', { name: words[lang].other })).toBeChecked()
      await expect(on.field('one')).toHaveValue('A parrot')
      await expect(on.block('many').getByRole('checkbox', { checked: true })).toHaveCount(2)
      await expect(on.field('many')).toHaveValue('A crow')
      expect((await on.block('last').boundingBox())!.y).toBe(before!.y)
    })
  })
}
