import { call } from './allCalls.ts'
import { ApiError } from './api.ts'
import { dismissSessionMessage, sessionMessage, setToken, token } from './token.ts'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'lost'

/** Answers the calls in turn; returns the calls made. */
function answers(...list: Answer[]) {
  const asked: { url: string; init: RequestInit }[] = []
  globalThis.fetch = (url, init = {}) => {
    const answer = list[Math.min(asked.length, list.length - 1)]!
    asked.push({ url: url as string, init })
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    const { status = 200, body, headers = {} } = answer
    const named = { get: (name: string) => headers[name] ?? null }
    return Promise.resolve({ ok: status < 400, status, headers: named, json: () => Promise.resolve(body) } as unknown as Response)
  }
  return asked
}
const bearers = (asked: { init: RequestInit }[]) =>
  asked.map(({ init }) => new Headers(init.headers as Record<string, string>).get('authorization'))
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const refused: Answer = { status: 401, body: { detail: 'You were signed out.', code: 'auth.bad_token' } }

beforeEach(() => {
  localStorage.clear()
  setToken(null)
  window.early = undefined
})
afterEach(dismissSessionMessage)

describe('call', () => {
  it('fills the path and the query, and encodes both', async () => {
    const asked = answers({ body: [] })
    await call('listSurveyVersions', { id: 'a/b', query: { cursor: 'x y' } })
    expect(asked[0]!.url).toBe('/api/surveys/a%2Fb/versions?cursor=x+y')
  })

  it('sends JSON with the headers that were asked for', async () => {
    const asked = answers({ status: 201, body: { id: 'r' } })
    const sent = { survey_id: 's', answers: [] }
    await call('submitResponse', { body: sent }, { headers: { 'Idempotency-Key': 'k' } })
    expect(asked[0]!.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(sent),
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k' },
    })
  })

  it('sends the sign-in as a form and without the token that is still there', async () => {
    setToken('old')
    const asked = answers({ status: 401, body: { detail: 'Incorrect e-mail or password.', code: 'auth.bad_credentials' } })
    const error = await failure(call('issueToken', { body: { username: 'a@b.c', password: 'x&y' } }))
    expect(error).toMatchObject({ status: 401, code: 'auth.bad_credentials' })
    expect(asked).toHaveLength(1)
    expect(asked[0]!.init.body).toBe('username=a%40b.c&password=x%26y')
    expect(bearers(asked)).toEqual([null])
    expect(token()).toBe('old')
  })

  it('drops a refused token, reports that, and repeats a call that works without one', async () => {
    setToken('old')
    const asked = answers(refused, { body: { id: 's' } })
    await expect(call('getSurvey', { id: 's' })).resolves.toEqual({ id: 's' })
    expect(bearers(asked)).toEqual(['Bearer old', null])
    expect([token(), sessionMessage()]).toEqual([null, 'ended'])
  })

  it('drops a refused token and fails where the call needs one', async () => {
    setToken('old')
    const asked = answers(refused)
    expect(await failure(call('getMe', {}))).toMatchObject({ status: 401, code: 'auth.bad_token', detail: 'You were signed out.' })
    expect(asked).toHaveLength(1)
    expect([token(), sessionMessage()]).toEqual([null, 'ended'])
  })

  it('keeps a token that replaced the refused one meanwhile', async () => {
    setToken('old')
    answers(refused)
    const asking = failure(call('getMe', {}))
    setToken('new')
    await asking
    expect([token(), sessionMessage()]).toEqual(['new', null])
  })

  it('keeps the token when there is no answer, and calls that offline', async () => {
    setToken('old')
    answers('lost')
    expect(await failure(call('getMe', {}))).toMatchObject({ status: 0, code: 'offline' })
    expect(token()).toBe('old')
  })

  it('passes an abort on as it is', async () => {
    const stop = new AbortController()
    answers('lost')
    stop.abort()
    expect(await failure(call('getMe', {}, { signal: stop.signal }))).not.toBeInstanceOf(ApiError)
  })

  it('returns the seconds to wait and the invalid fields', async () => {
    const errors = [{ path: 'email', code: 'invalid_email', message: 'No.' }]
    answers({ status: 429, body: { detail: 'Wait.', code: 'too_many_requests', errors }, headers: { 'retry-after': '7' } })
    expect(await failure(call('getMe', {}))).toMatchObject({ retryAfter: 7, errors })
  })

  it('makes an error of an answer that is no JSON of ours', async () => {
    answers({ status: 502, body: undefined })
    expect(await failure(call('getMe', {}))).toMatchObject({ status: 502, code: 'http.502', detail: '' })
  })

  it('takes the answer that the HTML asked for, once, and only as a guest', async () => {
    const answer = Promise.resolve({
      ok: true,
      status: 200,
      headers: { get: () => null },
      json: () => Promise.resolve({ early: 1 }),
    } as unknown as Response)
    const asked = answers({ body: {} })
    window.early = { '/api/homepage/public': answer }
    expect(await call('getHomepagePublic', {})).toEqual({ early: 1 })
    expect(await call('getHomepagePublic', {})).toEqual({})
    window.early = { '/api/homepage/public': answer }
    setToken('mine')
    expect(await call('getHomepagePublic', {})).toEqual({})
    expect(asked).toHaveLength(2)
    window.early = { '/api/auth/memine': answer }
    expect(await call('getMe', {})).toEqual({ early: 1 })
    window.early = { '/api/auth/meanother': answer }
    expect(await call('getMe', {})).toEqual({})
    expect(asked).toHaveLength(3)
  })
})
