import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { buildSurveyRow } from '../../../../../test/support/fixtures/buildSurveyRow.ts'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer } from '../../../../../test/support/web/stubApi.ts'
import { dayOf } from '../../../lib/days.ts'
import { forgetExport } from '../../../lib/export/exportJobs.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { signIn } from '../../../lib/session/session.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const row = (id: string, given: Partial<SurveyRow> = {}) =>
  buildSurveyRow(id, { responses: 2048, last_response_at: new Date().toISOString(), ...given })
const today = dayOf(new Date())
const longAgo = '2026-01-22T03:00:00.000Z'
const counts = buildResults({
  total: 2048,
  by_day: [
    { day: addDays(today, -20), count: 2000 },
    { day: addDays(today, -3), count: 36 },
    { day: today, count: 12 },
  ],
})

function open(answers: Record<string, Answer | Answer[]> = {}) {
  signIn('mine')
  const calls = stubApi({
    'GET /surveys': { body: [row('a'), row('b', { is_active: false, responses: 1_000, last_response_at: longAgo })] },
    'GET /surveys/a/results': { body: counts },
    ...answers,
  })
  renderAt('/admin', { '/admin': <DashboardScreen /> })
  return calls
}
const head = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!.textContent
const line = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('tr')!)

setUpSession()
afterEach(() => {
  forgetExport('a')
  localStorage.clear()
})

describe('the dashboard', () => {
  it('says of each survey how many responses came, how many today and in 14 days, and when the last one did', async () => {
    const calls = open()
    const media = await line('Title of a')
    expect((await media.findByRole('link', { name: 'Results, responses: 2,048' })).getAttribute('href')).toBe('/admin/surveys/a/results')
    expect(await media.findByText('12 today')).toBeTruthy()
    expect(media.getByRole('img', { name: 'Responses in 14 days: 48' })).toBeTruthy()
    const other = await line('Title of b')
    expect(other.getByRole('link', { name: 'Results, responses: 1,000' })).toBeTruthy()
    expect([other.getByText('none'), other.getByText(/Jan 22, 2026/)]).toHaveLength(2)
    expect(calls.map(({ call }) => call).filter((call) => call.endsWith('/results'))).toEqual(['GET /surveys/a/results'])
  })

  it('adds up the known figures of all surveys', async () => {
    open()

    await screen.findByText('12', { selector: 'dd' })
    expect([head('Active surveys'), head('Responses'), head('Today')]).toEqual([
      'Active surveys1of 2',
      'Responses3,048all surveys',
      'Today12all surveys',
    ])
  })

  it('leads to the results where the days cannot be had, and leaves these out', async () => {
    open({ 'GET /surveys/a/results': 'offline' })
    const media = await line('Title of a')
    expect(media.getByRole('link', { name: 'Results, responses: 2,048' }).getAttribute('href')).toBe('/admin/surveys/a/results')
    expect([head('Responses'), head('Today')]).toEqual(['Responses3,048all surveys', 'Today–all surveys'])
  })

  it('asks for the days of 24 surveys at the most', async () => {
    const many = Array.from({ length: 40 }, (_, index) => row(`s${index}`))
    const calls = open({ 'GET /surveys': { body: many } })
    await screen.findByRole('link', { name: 'Title of s39' })
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /surveys/s23/results'))
    expect(calls.filter(({ call }) => call.endsWith('/results'))).toHaveLength(24)
  })

  it('exports many responses by a job, with its progress in the row', async () => {
    const job = { id: 'J', state: 'running', done: 41_200, total: 96_318 }
    const calls = open({
      'GET /surveys': { body: [row('a', { responses: 96_318 })] },
      'POST /analytics/exports': { status: 202, body: job },
      'GET /analytics/exports/J': { body: job },
    })
    const media = await line('Title of a')
    await media.findByRole('link', { name: 'Results, responses: 96,318' })
    await userEvent.click(media.getByRole('button', { name: 'Export Excel' }))
    expect(await media.findByText('Processed 41,200 of 96,318 responses')).toBeTruthy()
    expect(calls.filter(({ call }) => call.includes('ticket'))).toEqual([])
  })
})
