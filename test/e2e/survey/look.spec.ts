import { ask, choose, makeSurvey, onPhone, part, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

for (const { lang, width } of onPhone)
  test.describe(`the look of a survey (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a wrong age has a message in one line, and does not move the gender', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('a')])] })
      const { open, openAbout, submit, label } = surveyOn(page, lang)
      await open(survey)
      await openAbout()
      const age = page.getByLabel(label.age, { exact: true })
      const gender = page.getByLabel(label.gender, { exact: true })
      const job = page.getByLabel(label.job, { exact: true })
      const apart = async () => (await gender.boundingBox())!.y - (await job.boundingBox())!.y
      await age.fill('900')
      const before = await apart()
      await submit()
      await expect(age).toHaveAttribute('aria-invalid', 'true')
      if (width < 480) expect(await apart()).toBeCloseTo(before, 0) // they share a row
      const error = page.locator(`[id="${await age.getAttribute('aria-describedby')}"]`)
      const lines = await error.evaluate((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight))
      expect(lines).toBeLessThan(1.9)
    })

    test(`nothing of a survey is wider than a window of 320`, async ({ page, request }) => {
      const long = 'Donaudampfschifffahrtsgesellschaftskapitänspatent-'.repeat(3)
      const survey = await makeSurvey(request, {
        title: long,
        title_ko: '가나다라마바사아자차카타파하'.repeat(6),
        sections: [
          part('one', [
            ask('a', { title: long, title_ko: long }),
            choose('b', ['x', long], { type: 'multi_select', required: true }),
            ask('c', { type: 'rich_text', required: true }),
            ask('d', { type: 'file_upload' }),
          ]),
        ],
      })
      await page.setViewportSize({ width: 320, height: 640 })
      const { open, block, submit, field, choice, thanked, button, label } = surveyOn(page, lang)
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await open(survey)
      await expect(() => block('c').scrollIntoViewIfNeeded()).toPass() // a placeholder is there until the control loads
      await expect(block('c').getByRole('toolbar')).toBeVisible()
      expect(await excess()).toBe(0)
      await submit()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await excess()).toBe(0)
      await choice('b', long).check()
      await field('c').fill(long)
      await submit()
      await thanked()
      expect(await excess()).toBe(0)
      await page.getByRole('link', { name: label.view }).click()
      await expect(button(label.edit)).toBeVisible()
      expect(await excess()).toBe(0)
      await button(label.edit).click()
      await expect(button(label.save)).toBeVisible()
      expect(await excess()).toBe(0)
    })

    test('a response prints as a document, without the site around it', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('a', { required: true })])] })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.field('a').fill('on paper')
      await on.submit()
      await on.thanked()
      await page.getByRole('link', { name: on.label.view }).click()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByText('on paper', { exact: true })).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(on.button(on.label.edit)).toBeHidden()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.getByText('on paper', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)')
    })
  })

test('a picture of a question has its own proportions', async ({ page }) => {
  await page.goto('/survey/real-or-generated?lang=en')
  const picture = page.getByRole('img', { name: 'A picture and the later captions it was given' })
  await picture.scrollIntoViewIfNeeded()
  const ratios = () => picture.evaluate((img: HTMLImageElement) => [img.width / img.height, img.naturalWidth / img.naturalHeight])
  await expect.poll(async () => (await ratios()).map((ratio) => ratio.toFixed(1))).toEqual(['1.8', '1.8'])
})
