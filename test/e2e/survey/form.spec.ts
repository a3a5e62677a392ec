import { ask, choose, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

for (const { lang, width } of onPhone) {
  test.describe(`the survey page (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('has all six types of question, marks required ones, and has choices as large as a thumb', async ({ page, request }) => {
      const required = true
      const described = { description: '<p>As <em>you</em> see it</p>', description_ko: '<p><em>보이는</em> 대로</p>' }
      const survey = await makeSurvey(request, {
        sections: [
          part(
            'one',
            [
              ask('short', { required, ...described }),
              ask('long', { type: 'long_text' }),
              ask('rich', { type: 'rich_text', required }),
              choose('single', ['x', 'y']),
              choose('multi', ['x', 'y'], { type: 'multi_select', required, ...described }),
              ask('file', { type: 'file_upload' }),
            ],
            described,
          ),
        ],
      })
      const { open, block, field, choice, choiceName, section } = surveyOn(page, lang)
      await open(survey)
      await expect(section('one').locator('..').locator('em')).toHaveText(
        Array.from({ length: 3 }, () => (lang === 'en' ? 'you' : '보이는')),
      )
      for (const [id, isRequired] of Object.entries({ short: true, long: false, rich: true, single: false, multi: true, file: false }))
        await expect(block(id).getByText(lang === 'en' ? 'Required' : '필수', { exact: true }), id).toHaveCount(isRequired ? 1 : 0)
      await expect(field('short')).toHaveJSProperty('tagName', 'INPUT')
      await expect(field('long')).toHaveJSProperty('tagName', 'TEXTAREA')
      await expect(block('rich').getByRole('toolbar')).toBeVisible()
      await expect(block('file').getByRole('button', { name: lang === 'en' ? 'Choose files' : '파일 선택' })).toBeVisible()
      await expect(block('single').getByRole('radio')).toHaveCount(2)
      await expect(block('multi').getByRole('checkbox')).toHaveCount(2)
      for (const id of ['single', 'multi']) {
        const row = block(id)
          .locator('label')
          .filter({ hasText: choiceName('y') })
        const { width, height } = (await row.boundingBox())!
        expect(height).toBeGreaterThanOrEqual(48)
        await row.click({ position: { x: width - 4, y: height - 4 } })
        await expect(choice(id, 'y')).toBeChecked()
      }
    })

    test('can be answered from end to end by keyboard', async ({ page, request }) => {
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [
            ask('a', { required: true }),
            choose('b', ['x', 'y', 'z'], { required: true }),
            choose('c', ['x', 'y', 'z'], { type: 'multi_select' }),
            ask('d', { type: 'long_text' }),
            ask('e', { type: 'rich_text' }),
          ]),
        ],
      })
      const { open, field, block, button, label, thanked, remembered, choice } = surveyOn(page, lang)
      const { keyboard } = page
      await open(survey)
      // the editor loads when it comes near the viewport, and replaces its placeholder
      await expect(async () => {
        await block('e').scrollIntoViewIfNeeded()
        await expect(block('e').getByRole('toolbar')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      const tabTo = async (target: ReturnType<typeof field>) => {
        for (let tabs = 0; tabs < 40 && !(await target.evaluate((element) => element === document.activeElement)); tabs++)
          await keyboard.press('Tab')
        await expect(target).toBeFocused()
      }
      const fold = page.locator('summary', { hasText: label.about })
      if (await fold.isVisible()) {
        await tabTo(fold)
        await keyboard.press('Enter')
      }
      await tabTo(page.getByLabel(label.gender, { exact: true }))
      await keyboard.press('ArrowDown')
      await tabTo(field('a'))
      await keyboard.type('by key')
      await tabTo(choice('b', 'x'))
      await keyboard.press('Space')
      await keyboard.press('ArrowDown')
      await tabTo(choice('c', 'x'))
      await keyboard.press('Space')
      await tabTo(choice('c', 'z'))
      await keyboard.press('Space')
      await tabTo(field('d'))
      await keyboard.type('one')
      await keyboard.press('Enter')
      await keyboard.type('two')
      await tabTo(block('e').getByRole('button').first())
      await keyboard.press('Enter')
      await keyboard.type('loud')
      await keyboard.press('Shift+Tab')
      await keyboard.press('End')
      await keyboard.press('ArrowLeft')
      await expect(block('e').getByRole('button', { name: lang === 'en' ? 'Link' : '링크', exact: true })).toBeFocused()
      await tabTo(field('e'))
      await tabTo(button(label.submit))
      await keyboard.press('Enter')
      await thanked()
      const { answers, demographics } = await readResponse(request, (await remembered(survey))!)
      expect(demographics).toEqual({ gender: 'male' })
      expect(answers.map(({ value }) => value)).toEqual(['by key', 'y', ['x', 'z'], 'one\ntwo', '<p><strong>loud</strong></p>'])
    })
  })
}
