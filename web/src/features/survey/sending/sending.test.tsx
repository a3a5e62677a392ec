import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UpdateResponseBody } from '../../../../../shared/responses/response.ts'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { writeStorage } from '../../../lib/store/storage.ts'
import SurveyPage from '../SurveyPage.tsx'

const asked = survey([section('first', [question('a', { title: 'What?' })])], { id: 'sv1', slug: 'real', title: 'Real' })

/** The fate of a call: it arrives and is answered, or the call or the reply is lost. */
type Way = 'open' | 'lost' | 'answer lost'

/** A server that keeps responses as ours does, by Idempotency-Key, and a network in front of it. */
let way: Way
let state: 'stored' | 'screened'
let held: Promise<void>
let calls: string[]
let kept: Map<string, { id: string; version: number; body: string }>

function serve() {
  way = 'open'
  state = 'stored'
  held = Promise.resolve()
  calls = []
  kept = new Map()
  stubApi({ 'GET /surveys/slug/real': { body: asked } })
  const survey = globalThis.fetch
  globalThis.fetch = async (input, init = {}) => {
    const path = (input as string).replace('/api', '')
    if (path.startsWith('/surveys')) return survey(input, init)
    calls.push(`${init.method ?? 'GET'} ${path}`)
    const mine = way
    await held
    if (mine === 'lost') throw new TypeError('Failed to fetch')
    const answer = answerTo(path, init)
    if (mine === 'answer lost') throw new TypeError('Failed to fetch')
    return { ok: answer.status < 400, headers: { get: () => null }, json: () => Promise.resolve(answer.body), ...answer } as never
  }
}

function answerTo(path: string, { method, body, headers }: RequestInit): { status: number; body: unknown } {
  if (method === 'POST') {
    const key = (headers as Record<string, string>)['idempotency-key']!
    const before = kept.get(key)
    if (before && before.body !== body) return { status: 422, body: { code: 'idempotency.other_content', detail: 'Other answers.' } }
    kept.set(key, before ?? { id: `r${kept.size + 1}`, version: 1, body: body as string })
    return { status: 201, body: responseOf(key) }
  }
  const [key, found] = [...kept].find(([, { id }]) => path === `/responses/id/${id}`)!
  if (method === 'PUT') kept.set(key, { ...found, version: found.version + 1, body: body as string })
  return { status: 200, body: responseOf(key) }
}
function responseOf(key: string) {
  const { id, version, body } = kept.get(key)!
  const at = '2026-11-12T05:20:00.000Z'
  return { ...(JSON.parse(body) as UpdateResponseBody), id, version, survey_id: 'sv1', created_at: at, updated_at: at, state }
}
/** The calls that the server received, by response. */
const answers = () => [...kept.keys()].map((key) => responseOf(key).answers.map(({ value }) => value))

async function open() {
  renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
  return userEvent.type(await screen.findByLabelText('What?'), 'one')
}
const type = (text: string) => userEvent.type(screen.getByLabelText('What?'), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const online = () => act(() => void dispatchEvent(new Event('online')))
/** Holds all calls back, until the returned function is called. */
function hold(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return () => act(async () => resolve())
}

beforeAll(async () => {
  await loadTexts('en')
  await loadTexts('en', 'survey')
  globalThis.scrollTo = () => undefined
  let count = 0
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `key-${++count}`, configurable: true })
})
beforeEach(serve)
afterEach(() => {
  for (const key of ['response:sv1', 'draft:sv1', 'submit:sv1', 'survey:real']) writeStorage(key, null) // out of the page's memory too
  localStorage.clear()
})

/** The first try was lost; the second is on its way, and something more is typed. */
async function typeMeanwhile(second: Way) {
  await open()
  way = 'lost'
  await press('Submit')
  await screen.findByText(/The connection was lost/)
  way = second
  const release = hold()
  online()
  await waitFor(() => expect(calls).toHaveLength(2))
  await type(' and two')
  return release
}

describe('What is typed while the page tries again by itself', () => {
  it('stays where that try arrives, and is saved as a change to it', async () => {
    const release = await typeMeanwhile('open')
    await release()
    await screen.findByRole('button', { name: 'Save changes' })
    const field = screen.getByLabelText('What?')
    expect(field).toHaveProperty('value', 'one and two')
    expect(document.activeElement).toBe(field)
    expect(screen.getByText('1 change')).toBeTruthy()
    await press('Save changes')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers()).toEqual([['one and two']])
  })

  it('is not sent where that try arrives and ends the survey', async () => {
    const release = await typeMeanwhile('open')
    state = 'screened'
    await press('Submit')
    await release()
    await screen.findByRole('heading', { name: 'The survey ends here.' })
    expect(answers()).toEqual([['one']])
  })

  it('is there after a reload too', async () => {
    const release = await typeMeanwhile('open')
    await release()
    await screen.findByRole('button', { name: 'Save changes' })
    cleanup()
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    expect(await screen.findByLabelText('What?')).toHaveProperty('value', 'one and two')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  })

  it('is not sent half done where that try is lost', async () => {
    const release = await typeMeanwhile('lost')
    await release()
    expect(screen.queryByText(/The connection was lost/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    way = 'open'
    online()
    expect(calls).toHaveLength(2)
    expect(answers()).toEqual([])
  })

  it.each(['open', 'lost'] as const)('is sent after that try where one asks for it meanwhile (%s)', async (second) => {
    const release = await typeMeanwhile(second)
    way = 'open'
    await press('Submit')
    await release()
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers()).toEqual([['one and two']])
  })
})

const loseAndType = async (first: Way, more: string, second: Way) => {
  way = first
  await press(screen.queryByRole('button', { name: 'Submit' }) ? 'Submit' : 'Retry')
  await screen.findByText(/The connection was lost/)
  await type(more)
  way = second
  await press('Submit')
}

describe('Answers that are changed while it is unknown whether the last ones arrived', () => {
  it('make one response where the key was left here by a page before', async () => {
    await open()
    way = 'lost'
    await press('Submit')
    await screen.findByText(/The connection was lost/)
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
    await screen.findByLabelText('What?')
    await type(' two')
    await loseAndType('answer lost', ' three', 'open')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers()).toEqual([['one two three']])
  })

  it.each<[string, Way, Way]>([
    ['first', 'answer lost', 'lost'],
    ['second', 'lost', 'answer lost'],
  ])('make one response where the %s of two lost tries arrived', async (_, first, second) => {
    await open()
    await loseAndType(first, ' two', second)
    await screen.findByText(/The connection was lost/)
    await type(' three')
    way = 'open'
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(answers()).toEqual([['one two three']])
  })
})
