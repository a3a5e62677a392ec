import { randomUUID } from 'node:crypto'
import { fullAnswers, sampleSurvey } from '../../support/fixtures/sampleSurvey.ts'
import type { Site } from '../../../scripts/lab/rehearse/site.ts'

export async function surveys(site: Site): Promise<void> {
  const { expect, each, check } = site
  const made = await expect(201, 'createSurvey', 'admin', { body: sampleSurvey() })
  const { id = 'missing', slug = 'missing' } = (made.body ?? {}) as { id?: string; slug?: string }
  await expect(200, 'updateSurvey', 'admin', {
    params: { id },
    body: sampleSurvey({ slug, title: 'Second' }),
    headers: { 'if-match': '"1"' },
  })
  await expect(200, 'listSurveys', 'admin')
  await each(200, 'listPublicSurveys')
  await each(200, 'getSurvey', { params: { id } })
  await each(200, 'getSurveyBySlug', { params: { slug } })
  await expect(200, 'listSurveyVersions', 'admin', { params: { id } })
  await expect(200, 'getSurveyVersion', 'admin', { params: { id, version: '1' } })

  const body = { survey_id: id, answers: fullAnswers, demographics: { country: 'KR' } }
  for (const as of ['guest', 'member', 'admin'] as const) {
    const sent = await expect(201, 'submitResponse', as, { body, headers: { 'idempotency-key': randomUUID() } })
    const params = { id: (sent.body as { id?: string })?.id ?? 'missing' }
    await expect(200, 'getResponse', as, { params })
    await expect(200, 'updateResponse', as, { params, body: { ...body, answers: fullAnswers.slice(0, 4) } })
    if (as === 'guest') continue
    await expect(200, 'getMyResponse', as, { query: { survey_id: id } })
    await expect(200, 'mailCopy', as, { params, body: { only_ask: true } })
  }
  await each(204, 'countReach', { params: { id }, body: { steps: ['began', 'start'] } })
  await claims(site)
  await limited(site)

  const ticket = (await expect(201, 'issueExportTicket', 'admin', { params: { id } })).body as { token?: string } | undefined
  await expect(200, 'exportResponses', 'admin', { params: { id } })
  // a browser that follows a link sends no header
  const exported = await expect(200, 'exportResponses', 'guest', { params: { id }, query: { token: ticket?.token ?? '' } })
  check(exported.bytes.subarray(0, 2).toString() === 'PK', 'exportResponses gives no workbook.')
  await expect(204, 'deleteSurvey', 'admin', { params: { id } })
}

/** A survey takes one response, and another one once that is withdrawn. */
async function limited({ expect, each }: Site) {
  const made = await expect(201, 'createSurvey', 'admin', { body: sampleSurvey({ response_limit: 1 }) })
  const { id: survey_id = 'missing' } = (made.body ?? {}) as { id?: string }
  const body = { survey_id, answers: fullAnswers, demographics: {} }
  const first = await expect(201, 'submitResponse', 'guest', { body })
  await expect(409, 'submitResponse', 'guest', { body })
  await each(200, 'listPublicSurveys')
  await expect(204, 'deleteResponse', 'guest', { params: { id: (first.body as { id?: string })?.id ?? '' } })
  await expect(201, 'submitResponse', 'member', { body })
}

/** A guest answers, then signs in: the response becomes theirs. */
async function claims({ expect }: Site) {
  const made = await expect(201, 'createSurvey', 'admin', { body: sampleSurvey() })
  const { id: survey_id = 'missing' } = (made.body ?? {}) as { id?: string }
  for (const as of ['member', 'admin'] as const) {
    const sent = await expect(201, 'submitResponse', 'guest', { body: { survey_id, answers: fullAnswers, demographics: {} } })
    await expect(200, 'claimResponse', as, { body: { response_id: (sent.body as { id?: string })?.id ?? '' } })
  }
}
