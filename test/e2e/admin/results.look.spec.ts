import type { APIRequestContext, Page } from '@playwright/test'
import type { Results } from '#shared/responses/results.ts'
import { buildListed, buildResults, resultsSurvey } from '../../../scripts/fixtures/buildResults.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const by: NonNullable<Results['by']> = {
  of: 'demographics.gender',
  values: [
    { value: 'female', total: 90 },
    { value: 'male', total: 80 },
    { value: 'other', total: 20 },
    { value: 'prefer_not', total: 10 },
  ],
  questions: [
    {
      id: 'role',
      shown: [90, 80, 20, 10],
      answered: [90, 80, 20, 10],
      choices: [
        { value: 'reader', counts: [45, 40, 10, 5] },
        { value: 'editor', counts: [45, 40, 10, 5] },
        { value: 'none', counts: [0, 0, 0, 0] },
      ],
    },
  ],
}
const doubts = [buildListed(2, { answers: [{ question_id: 'doubt', value: 'No credit line' }] }), buildListed(1)]

/** Opens the results of the sample survey in the browser. */
async function openResults(page: Page, request: APIRequestContext, query = '') {
  await page.route('**/api/surveys/S', (route) => route.fulfill({ json: resultsSurvey() }))
  await page.route('**/api/surveys/S/responses?*', (route) => route.fulfill({ json: doubts }))
  await page.route(/api\/surveys\/S\/results/, (route) =>
    route.fulfill({ json: buildResults(route.request().url().includes('by=') ? { by } : {}) }),
  )
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/S/results${query}`)
}

test('bars of a comparison have one scale', async ({ page, request }) => {
  await openResults(page, request, '?by=demographics.gender')
  const cells = page.getByRole('article', { name: /Your role/ }).locator('tbody tr:first-child td')
  await expect(cells).toHaveCount(4)
  const tracks = await cells.evaluateAll((all) => all.map((cell) => cell.lastElementChild!.getBoundingClientRect().width))
  expect(new Set(tracks.map(Math.round)).size).toBe(1)
})
