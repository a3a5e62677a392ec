import type { Page } from '@playwright/test'
import type { Job } from '#shared/responses/jobs.ts'
import {
  calls,
  compared,
  comparedByJob,
  comparedByTone,
  day,
  days,
  drawnCalls,
  dropOff,
  reported,
  rows,
  scaled,
  survey,
} from './resultsSamples.ts'
import { openDialog, unavailable } from './samples.ts'
import { byRoute } from './screen.ts'

const route = `/admin/surveys/${survey.id}/results`
const report = `/admin/surveys/${survey.id}/report`

const filter = JSON.stringify([
  { of: 'created_at', from: `${day(21)}T15:00:00.000Z`, to: `${day(1)}T15:00:00.000Z` },
  { of: 'demographics.country', is: ['KR', 'DE'] },
])
const asked = (query: Record<string, string>) => `${route}?${new URLSearchParams(query)}`

async function comeBackTo(page: Page, job: Job) {
  await page.evaluate((id) => localStorage.setItem('export:S', JSON.stringify({ id, format: 'xlsx', filtered: false })), job.id)
  await page.reload()
  await page.locator('main progress, main [role=alert]').first().waitFor()
}
const askToDelete = (page: Page) => openDialog(page.getByRole('button', { name: /^(Delete these responses|이 응답 모두 삭제)$/ }))
const job: Job = { id: 'J', state: 'running', done: 41_200, total: 100_000 }
const failed: Job = { ...job, state: 'failed', error: 'The file could not be stored.' }

export const resultsScreens = byRoute('admin', {
  [report]: {
    empty: { api: reported(scaled(0, { last_response_at: null, median_seconds: null, by_day: [] })) },
    '240': { shows: 'length', api: reported(scaled(240)) },
    choosing: {
      api: reported(scaled(240)),
      reach: async (page) => {
        await page
          .locator('summary')
          .filter({ hasText: /quote|인용/ })
          .first()
          .click()
        await page.locator('details[open] li button').first().waitFor()
      },
    },
    error: { api: { ...reported(scaled(240)), 'GET /surveys/S/results': unavailable } },
  },
  [`${report}?${new URLSearchParams({ by: 'demographics.gender', where: filter })}`]: {
    'filter and comparison': { shows: 'length', api: reported(scaled(162, { by: compared })) },
  },
  [route]: {
    empty: { api: calls(scaled(0, { last_response_at: null, median_seconds: null, by_day: [] }), []) },
    one: { shows: 'length', api: calls(scaled(1, { by_day: [{ day: day(0), count: 1 }] }), rows.slice(0, 1)) },
    '240': { shows: 'length', api: calls(scaled(240)) },
    'drop-off': { shows: 'length', api: dropOff },
    '100000': { shows: 'length', api: calls(scaled(100_000, { by_day: days(400, 250) })) },
    'filter dialog': {
      shows: 'window',
      api: calls(scaled(240)),
      reach: async (page) => {
        await page.getByRole('button', { name: /^(Add filter|조건 추가)$/ }).click()
        await page.locator('dialog[open] select').selectOption('demographics.country')
      },
    },
    'filter by a link field': {
      shows: 'window',
      api: drawnCalls(scaled(240)),
      reach: async (page) => {
        await page.getByRole('button', { name: /^(Add filter|조건 추가)$/ }).click()
        await page.locator('dialog[open] select').selectOption('link.pid')
        await page.locator('dialog[open] textarea').fill('KR-10240\nKR-10251')
      },
    },
    export: {
      shows: 'window',
      api: calls(scaled(240)),
      reach: (page) => openDialog(page.getByRole('button', { name: /^(Export|내보내기)$/ })),
    },
    'job running': {
      shows: 'window',
      api: calls(scaled(100_000), rows, { 'GET /analytics/exports/J': { body: job } }),
      reach: (page) => comeBackTo(page, job),
    },
    'job failed': {
      shows: 'window',
      api: calls(scaled(100_000), rows, { 'GET /analytics/exports/J': { body: failed } }),
      reach: (page) => comeBackTo(page, failed),
    },
    error: { api: { ...calls(scaled(240)), 'GET /surveys/S/results': unavailable } },
  },
  [asked({ where: filter })]: {
    filter: { shows: 'length', api: calls(scaled(162)) },
  },
  [asked({ by: 'demographics.gender' })]: {
    comparison: { shows: 'length', api: calls(scaled(240, { by: compared })) },
  },
  [asked({ by: 'drawn.tone', where: JSON.stringify([{ of: 'link.wave', is: ['2'] }]) })]: {
    'comparison of drawn sections': { shows: 'length', api: drawnCalls(scaled(240, { by: comparedByTone })) },
  },
  [asked({ by: 'demographics.job' })]: {
    'comparison of jobs': { shows: 'length', api: calls(scaled(4500, { by: comparedByJob })) },
  },
  [asked({ view: 'responses' })]: {
    responses: { api: calls(scaled(240)) },
    'no responses': { api: calls(scaled(0, { last_response_at: null, median_seconds: null, by_day: [] }), []) },
  },
  [asked({ view: 'responses', q: 'nowhere' })]: {
    'nothing found': { api: calls(scaled(240), []) },
  },
  [asked({ view: 'responses', response: 'R237' })]: {
    'one response': { shows: 'length', api: calls(scaled(240)) },
    'drawn response': { shows: 'length', api: drawnCalls(scaled(240)) },
  },
  [asked({ view: 'responses', where: filter })]: {
    'deletion asked': { shows: 'window', api: calls(scaled(162)), reach: askToDelete },
    'deletion failed': {
      shows: 'window',
      api: calls(scaled(162), rows, {
        'POST /surveys/S/responses/delete': { status: 202, body: job },
        'GET /analytics/exports/J': { body: { ...job, done: 60, total: 162, state: 'failed', error: 'job.stopped' } },
      }),
      reach: async (page) => {
        await askToDelete(page)
        await page.locator('dialog[open] input').fill('162')
        await page.keyboard.press('Enter')
        await page.locator('main [role=alert]').waitFor()
      },
    },
  },
})
