import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ask, choose, deleteSurvey, makeSurvey, part, readResponse, saveSurvey, surveyOn, onPhone } from '../../support/journey.ts'
import { expect, test } from '../../support/product.ts'

const simple = { sections: [part('one', [ask('a', { required: true }), choose('b', ['x', 'y'], { type: 'multi_select' })])] }

/** The lines of the text file that the page gives. */
async function downloaded(page: Page, name: string): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('main').getByRole('button', { name }).click()])
  expect(download.suggestedFilename()).toMatch(/^journey-.*\.txt$/)
  return readFileSync(await download.path(), 'utf8').split('\n')
}

for (const { lang, width } of onPhone) {
  test.describe(`answers are safe (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test.describe('without a network', () => {
      test.use({ refusals: [0] })

      test('when the reply got lost: the retry after a reload gets the same response', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        const ids: string[] = []
        let losesAnswers = true
        await page.route('**/api/responses', async (route) => {
          const answer = await route.fetch()
          ids.push(((await answer.json()) as { id: string }).id)
          if (losesAnswers) await route.abort()
          else await route.fulfill({ response: answer })
        })
        await on.open(survey)
        await on.field('a').fill('sent twice')
        await on.submit()
        await expect(on.button(on.label.retry)).toBeVisible()
        await page.reload()
        losesAnswers = false
        await expect(on.field('a')).toHaveValue('sent twice')
        await on.submit()
        await on.thanked()
        expect(new Set(ids).size).toBe(1)
        expect(ids.length).toBeGreaterThan(1)
      })
    })

    test.describe('when the survey changes meanwhile', () => {
      test.use({ refusals: [404, 409, 422] })

      test('and a new requirement is shown at its question', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        await on.open(survey)
        await on.field('a').fill('kept')
        await on.choice('b', 'x').check()
        const [section] = survey.sections
        const [a, b] = section!.questions
        const questions = [a!, { ...b!, choices: b!.choices.slice(1) }, { ...a!, id: 'new', title: 'Question new', title_ko: '문항 new' }]
        await saveSurvey(request, survey, { sections: [{ ...section!, questions }] })
        await on.submit()
        await expect(
          page.getByText(lang === 'en' ? 'This survey was changed while you were answering' : '답변하는 동안 설문이 바뀌었습니다'),
        ).toBeVisible()
        await expect(on.field('a')).toHaveValue('kept')
        expect(await downloaded(page, on.label.download)).toEqual(expect.arrayContaining(['kept', `- ${on.choiceName('x')}`]))
        await page
          .getByRole('alert')
          .getByRole('link', { name: on.title('new') })
          .click()
        await expect(on.field('new')).toBeFocused()
        await expect(on.field('new')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert').getByRole('link', { name: on.title('b') })).toBeVisible()
        await on.field('new').fill('added')
        await on.choice('b', 'y').check()
        await on.submit()
        await on.thanked()
        const { answers } = await readResponse(request, (await on.remembered(survey))!)
        expect(answers.map(({ value }) => value)).toEqual(['kept', ['y'], 'added'])
      })

      test('and it was deleted: answers can be saved as text, after a reload too', async ({ page, request }) => {
        const survey = await makeSurvey(request, simple)
        const on = surveyOn(page, lang)
        await page.route('**/api/surveys/**', (route) => route.continue()) // no cache of the browser's between
        await on.open(survey)
        await on.field('a').fill('for nobody')
        await expect(page.getByText(on.label.kept)).toBeVisible()
        await deleteSurvey(request, survey)
        await on.submit()
        await expect(
          page.getByText(lang === 'en' ? 'This survey was deleted while you were answering' : '답변하는 동안 설문이 삭제되었습니다'),
        ).toBeVisible()
        expect(await downloaded(page, on.label.download)).toContain('for nobody')
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          lang === 'en' ? 'We could not find this survey' : '설문을 찾을 수 없습니다',
        )
        expect(await downloaded(page, on.label.download)).toContain('for nobody')
      })
    })
  })
}
