import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { fullAnswers, sampleSurvey } from '../../support/fixtures/sampleSurvey.ts'
import type { Site } from '../../../scripts/lab/rehearse/site.ts'

const jobTimeout = 60_000

const line = () => ({ key: randomUUID(), answers: fullAnswers, created_at: '2026-01-02T03:04:05.000Z' })

export async function results(site: Site): Promise<void> {
  const { expect, check } = site
  const made = await expect(201, 'createSurvey', 'admin', { body: sampleSurvey() })
  const { id = 'missing' } = (made.body ?? {}) as { id?: string }
  const sent = await expect(200, 'importResponses', 'admin', { params: { id }, body: { responses: [line(), line(), line(), line()] } })
  const listed = await expect(200, 'listResponses', 'admin', { params: { id }, query: { q: 'busan', limit: '3' } })
  check(
    (listed.body as unknown[])?.length === 3 && listed.headers.get('x-next-cursor') !== null,
    'listResponses has not what was imported.',
  )
  const where = JSON.stringify([{ of: 'doubt', is: ['Yes'] }])
  const counted = await expect(200, 'getResults', 'admin', { params: { id }, query: { where, by: 'demographics.gender' } })
  check(counted.body?.total === 4, 'getResults does not count what was imported.')
  const posted = await expect(200, 'countResults', 'admin', {
    params: { id },
    body: { where: JSON.parse(where) as unknown, by: 'demographics.gender' },
  })
  check(posted.body?.total === 4, 'countResults does not count what was imported.')

  const started = await expect(202, 'startExport', 'admin', { body: { survey_id: id, format: 'csv' } })
  const params = { job: (started.body as { id?: string })?.id ?? 'missing' }
  const job = await ended(site, params)
  const reply = job.body?.url ? await fetch(job.body.url as string, { headers: { origin: new URL(site.url).origin } }) : null
  const file = (await reply?.text()) ?? ''
  check(file.split('\r\n').length === 6, `The export as a job is ${job.body?.state}: ${job.body?.error ?? file.slice(0, 100)}`)
  check(reply?.headers.has('access-control-allow-origin') === true, 'A page of the site may not read the file of a job.')
  await expect(204, 'cancelJob', 'admin', { params })

  const [imported] = (sent.body?.responses ?? []) as { id?: string }[]
  const byReference = { params: { id: imported?.id ?? 'missing' } }
  const pins = [{ response: imported?.id ?? 'missing', question_id: 'name' }]
  await expect(200, 'saveReport', 'admin', { params: { id }, body: { pins } })
  const report = await expect(200, 'getReport', 'admin', { params: { id } })
  check((report.body?.pins as unknown[])?.length === 1, 'getReport has not the pin that saveReport stored.')
  const read = await expect(200, 'getResponse', 'admin', byReference)
  check(read.body?.id === imported?.id && read.body?.source === 'imported', 'getResponse does not read what an admin’s reference names.')
  await expect(204, 'deleteResponse', 'admin', byReference)
  for (const as of ['guest', 'member'] as const) {
    const own = await expect(201, 'submitResponse', as, { body: { survey_id: id, answers: fullAnswers, demographics: {} } })
    await expect(204, 'deleteResponse', as, { params: { id: (own.body as { id?: string })?.id ?? 'missing' } })
  }

  const deletion = await expect(202, 'deleteResponses', 'admin', { params: { id }, body: { where: [], all: true, count: 3 } })
  const deleted = await ended(site, { job: (deletion.body as { id?: string })?.id ?? 'missing' })
  check(deleted.body?.rows === 3, `The deletion of the last responses is ${deleted.body?.state}: ${deleted.body?.error}`)
}

async function ended({ expect }: Site, params: { job: string }) {
  let job = await expect(200, 'getJob', 'admin', { params })
  for (const end = Date.now() + jobTimeout; ['queued', 'running'].includes(job.body?.state) && Date.now() < end; await after(100))
    job = await expect(200, 'getJob', 'admin', { params })
  return job
}
