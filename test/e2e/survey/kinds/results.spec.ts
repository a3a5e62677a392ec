import { makeSurvey } from '../../support/journey.ts'
import { adminToken, asAdmin, expect, signIn, test } from '../../support/product.ts'
import { allKinds, answersOf, kindRows } from './kindRows.ts'

/** The results of some questions, besides the number of answers. */
const shown: Record<string, string> = {
  again: '10 (Surely)',
  money: '1,234.5',
  moved: '2026.12',
  rank: 'Choice c',
  grid: 'Choice one',
  tool: 'Other',
}

test('results show the answers to a survey of all kinds', async ({ page, request }) => {
  const { id } = await makeSurvey(request, allKinds)
  const data = { survey_id: id, answers: answersOf('answer'), demographics: {}, language: 'en' }
  expect((await request.post('/api/responses', { data })).status()).toBe(201)
  const headers = await asAdmin(request)
  await expect(async () => {
    const reply = await request.get(`/api/surveys/${id}/results`, { headers })
    expect(((await reply.json()) as { total: number }).total).toBe(1)
  }).toPass()
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}/results`)
  for (const { question } of kindRows) {
    const result = page.locator(`[id="result-${question.id}"]`)
    await result.scrollIntoViewIfNeeded() // it is drawn only where it is in view
    await expect(result, question.id).toContainText('1 answered')
    await expect(result, question.id).toContainText(shown[question.id] ?? question.title!, { useInnerText: true })
  }
})
