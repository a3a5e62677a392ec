import type { APIRequestContext } from '@playwright/test'
import { ask, makeSurvey, onPhone, part, surveyOn } from '../support/journey.ts'
import { asAdmin, expect, test } from '../support/product.ts'

const reachOf = async (request: APIRequestContext, id: string) => {
  const answer = await request.get(`/api/surveys/${id}/results`, { headers: await asAdmin(request) })
  return ((await answer.json()) as { reach?: object }).reach
}
const counted = (began: number, ...counts: number[]) => ({
  began,
  sections: ['one', 'two', 'three'].map((id, at) => ({ id, count: counts[at] })),
})

const long = (id: string) => ask(id, { type: 'long_text' })

for (const { lang, width } of onPhone) {
  test.describe(`how far people get (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('is counted as they leave: the sections that they saw, once for a draft', async ({ page, request }) => {
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [ask('a'), long('b'), long('c'), long('d')]),
          part('two', [long('e'), long('f'), long('g'), long('h')]),
          part('three', [ask('i')]),
        ],
      })
      const on = surveyOn(page, lang)
      const leave = () => page.goto(`/surveys?lang=${lang}`)

      await test.step('nothing of a visit without an answer', async () => {
        await on.open(survey)
        await on.section('two').scrollIntoViewIfNeeded()
        await leave()
      })

      await test.step('the sections in view of who answered', async () => {
        await on.open(survey)
        await on.field('a').fill('One')
        await expect(page.getByText(on.label.kept)).toBeVisible()
        await on.section('two').scrollIntoViewIfNeeded()
        await leave()
        await expect.poll(() => reachOf(request, survey.id)).toEqual(counted(1, 1, 1, 0))
      })

      await test.step('and later only new steps of the same draft', async () => {
        await on.open(survey)
        await on.field('i').focus()
        await leave()
        await expect.poll(() => reachOf(request, survey.id)).toEqual(counted(1, 1, 1, 1))
      })
    })
  })
}
