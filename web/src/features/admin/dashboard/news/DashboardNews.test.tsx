import { screen, waitFor, within } from '@testing-library/react'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { buildSurveyRow } from '../../../../../../test/support/fixtures/buildSurveyRow.ts'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { renderAt } from '../../../../../../test/support/web/renderAt.tsx'
import { setUpSession } from '../../../../../../test/support/web/setUpSession.ts'
import { stubApi, type Answer } from '../../../../../../test/support/web/stubApi.ts'
import { signIn } from '../../../../lib/session/session.ts'
import { DashboardScreen } from '../DashboardScreen.tsx'

const row = (id: string, given: Partial<SurveyRow> = {}) => buildSurveyRow(id, { responses: 0, ...given })

function open(answers: Record<string, Answer> = {}) {
  signIn('mine')
  const calls = stubApi({
    'GET /surveys': { body: [row('a', { responses: 2048 }), row('b', { is_active: false, responses: 1000 })] },
    ...answers,
  })
  renderAt('/admin', { '/admin': <DashboardScreen /> })
  return calls
}

setUpSession()
afterEach(() => localStorage.clear())

const lastVisit = '2026-11-25T09:00:00.000Z'
const remember = (responses: Record<string, number>) =>
  localStorage.setItem('dashboard_visits', JSON.stringify({ last: null, current: { at: lastVisit, responses } }))
const asked = survey(
  [
    section(
      's',
      [question('why', { type: 'long_text', title: 'Why?', title_ko: '왜?' }), question('role', { type: 'single_choice', choices: [] })],
      { title: 'One', title_ko: '' },
    ),
  ],
  { id: 'a', title: 'Title of a', title_ko: '', description: '' },
)
const response = (created_at: string, why: string) => ({
  id: created_at,
  number: 1,
  created_at,
  updated_at: created_at,
  survey_version: 1,
  language: 'en',
  source: 'sent',
  owner: null,
  demographics: {},
  answers: [
    { question_id: 'role', value: 'Editor' },
    { question_id: 'why', value: why },
  ],
})
const news = async () => within(await screen.findByRole('region', { name: /new since/i }))

describe('the news of the dashboard', () => {
  it('are empty on the first visit, which this browser remembers', async () => {
    const calls = open()
    await screen.findByRole('table')
    expect(screen.queryByRole('region', { name: /new since/i })).toBeNull()
    expect(calls.map(({ call }) => call)).not.toContain('GET /surveys/a')
    expect(JSON.parse(localStorage.getItem('dashboard_visits')!)).toMatchObject({
      last: null,
      current: { responses: { a: 2048, b: 1000 } },
    })
  })

  it.each([
    '{',
    '{}',
    '5',
    '{"current":{"at":"2026-11-25"}}',
    '{"current":{"at":"no time","responses":{}}}',
    '{"last":{"at":"no time","responses":{}},"current":{"at":"2026-11-25T09:00:00.000Z","responses":{}}}',
  ])('are empty where this browser remembers %s, which is damaged', async (stored) => {
    localStorage.setItem('dashboard_visits', stored)
    open()
    await screen.findByRole('table')
    expect(screen.queryByRole('region', { name: /new since/i })).toBeNull()
    expect(JSON.parse(localStorage.getItem('dashboard_visits')!)).toMatchObject({ last: null, current: { responses: { a: 2048 } } })
  })

  it('are the new responses by survey, the newest written answers and what to check', async () => {
    remember({ a: 2040, b: 1000 })
    open({
      'GET /surveys/a': { body: asked },
      'GET /surveys/a/responses?limit=10': {
        body: [
          response('2026-11-26T02:00:00.000Z', 'Seen twice'),
          response('2026-11-26T01:00:00.000Z', 'Heard of it'),
          response('2026-11-24T09:00:00.000Z', 'Too old'),
        ],
      },
    })
    const found = await news()
    await found.findByText('Seen twice')
    const lists = found.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    )
    expect(lists).toEqual([
      ['Title of a+8'],
      ['Seen twiceTitle of a', 'Heard of itTitle of a'],
      ['Title of a1 warning, 3 missing translations'],
    ])
    expect(found.getByText('Seen twice').lang).toBe('en')
    expect(found.getAllByRole('link')[0]!.getAttribute('href')).toBe('/admin/surveys/a/results')
  })

  it('read at most three surveys', async () => {
    remember({})
    const calls = open({ 'GET /surveys': { body: Array.from({ length: 7 }, (_, index) => row(`s${index}`, { responses: 1 })) } })
    const found = await news()
    await waitFor(() => expect(calls.filter(({ call }) => /^GET \/surveys\/s\d\/responses\?limit=10$/.test(call))).toHaveLength(3))
    expect(calls.filter(({ call }) => /^GET \/surveys\/s\d$/.test(call))).toHaveLength(3)
    expect(found.getByText('and 2 more')).toBeTruthy()
  })

  it('say that there are none', async () => {
    remember({ a: 2048, b: 1000 })
    open()
    expect(await screen.findByRole('heading', { name: /^Nothing new since Nov 25, 2026/ })).toBeTruthy()
  })
})
