import { holdScripts } from '../support/holdScripts.ts'
import { firstOf } from '../../support/everyWay.ts'
import { ask, choose, crossed, makeSurvey, part, surveyOn, type Language } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/product.ts'

const long = '<p>Tell us what you do, how you do it and why you do it that way. </p>'.repeat(4)
const asked = {
  description: long,
  description_ko: long,
  sections: [
    part('one', [
      choose('a', ['x', 'y'], { required: true }),
      ...Array.from({ length: 12 }, (_, at) => ask(`more${at}`, { required: true })),
    ]),
  ],
}

for (const lang of ['en', 'ko'] as const satisfies Language[])
  test.describe(`the first screen of a survey on a phone (${lang})`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    for (const slug of ['trust-in-everyday-media', 'checking-official-messages'])
      test(`has the title, the length and the first question of ${slug}`, async ({ page }) => {
        await page.goto(`/survey/${slug}?lang=${lang}`)
        await page.evaluate(() => document.fonts.ready)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
        await expect(page.getByText(lang === 'en' ? /(?:about \d+|\d+ to \d+) minutes/ : /\d+분/)).toBeInViewport({ ratio: 1 })
        await expect(page.locator('[data-question] legend').first()).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => scrollY)).toBe(0)
      })

    test('opens the description and the fields about the person before any script', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      const height = async () => (await page.locator('main header > div').first().boundingBox())!.height
      const job = page.getByLabel(on.label.job, { exact: true })
      const before = await height()
      await page.locator('main header summary').click()
      expect(await height()).toBeGreaterThan(before * 2)
      await expect(job).toBeHidden()
      await page.locator('form summary').click()
      await job.fill('Baker')
      release()
      await expect(page.getByText(on.label.kept)).toBeVisible()
      await expect(job).toHaveValue('Baker')
      await expect(job).toBeVisible()
    })
  })

for (const { lang, width } of firstOf(crossed.toReversed()))
  test.describe(`the bar of a survey (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('is a line until the first answer, with its one button at the end of the form', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const { open, choice, button, label } = surveyOn(page, lang)
      await watchShifts(page)
      await open(survey)
      await expect(button(label.submit)).toHaveCount(1)
      await expect(button(label.submit)).not.toBeInViewport()
      await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 })
      await choice('a', 'x').check()
      await expect(button(label.submit)).toBeInViewport({ ratio: 1 })
      await expect(button(label.submit)).toHaveCount(1)
      const line = (await page.getByRole('progressbar').boundingBox())!
      const text = (await page.locator('form output').boundingBox())!
      expect(line.y + line.height).toBeLessThan(text.y)
      expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    })

    test('is part of the form before any answer, so that its button can be reached and pressed', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const { open, submit, button, label } = surveyOn(page, lang)
      await open(survey)
      await button(label.submit).focus()
      await expect(button(label.submit)).toBeInViewport({ ratio: 1 })
      await submit()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(13)
    })
  })
