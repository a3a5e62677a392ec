import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey } from '#shared/survey/survey.ts'
import {
  asked,
  openSurveyPage,
  pass,
  pick,
  press,
  sent,
  setUpSurveyPages,
  signInAs,
  stored,
  taken,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { stubApi, type Answer } from '../../../../../../test/support/web/stubApi.ts'
import { saveFile } from '../../../../lib/export/download.ts'
import { readStorage } from '../../../../lib/store/storage.ts'

jest.mock('../../../../lib/export/download.ts', () => ({ saveFile: jest.fn() }))

setUpSurveyPages()

const opens_at = '2026-11-30T00:00:00.000Z'
const closes_at = '2026-11-30T09:00:00.000Z'
const shut = (state: Survey['state'], fields: Partial<Survey> = {}): Survey => ({ ...asked, state, sections: [], branching: [], ...fields })
const notYet = shut('not_yet', { opens_at })
const isOpen: Survey = { ...asked, state: 'open', opens_at, closes_at }
const at = (body: unknown, time: string): Answer => ({ body, headers: { date: new Date(time).toUTCString() } })
const refused = (code: string): Answer => ({ status: 409, body: { code, detail: 'Refused.', next: null } })

/** The device's clock is two hours behind the server's. */
const freeze = (time: string) => {
  jest.useFakeTimers({ now: Date.parse(time) - 2 * 3600_000 })
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}
afterEach(() => jest.useRealTimers())

const stateCalls = (all: { call: string }[]) => all.filter(({ call }) => call === 'GET /surveys/sv1').length

describe('A survey that opens later', () => {
  it('says when, in the zone of the device by its name, with its title, and has no form', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: notYet } })
    const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'long' })
      .formatToParts(new Date(opens_at))
      .find(({ type }) => type === 'timeZoneName')
    const time = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(opens_at))
    expect(screen.getByText(`This survey opens on ${time} (${zone!.value})`)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'What is real?' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('becomes the form by itself within half a minute, by the server’s clock', async () => {
    freeze('2026-11-29T23:58:00.000Z')
    const all = await openSurveyPage({
      'GET /surveys/slug/real': { body: notYet },
      'GET /surveys/sv1': [at(notYet, '2026-11-29T23:58:00.000Z'), at(isOpen, '2026-11-30T00:00:20.000Z')],
    })
    await pass(119_000)
    expect(stateCalls(all)).toBe(1)
    await pass(25_000)
    expect(screen.getByText('This survey is open now')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it('opens for an admin, too, as respondents read it', async () => {
    freeze('2026-11-30T00:00:00.000Z')
    const me = signInAs({ roles: ['admin'] })
    await openSurveyPage({
      ...me,
      'GET /surveys/slug/real': { body: notYet },
      'GET /surveys/sv1': at({ ...isOpen, languages: 'ko', title_ko: '무엇이 진짜입니까?' }, '2026-11-30T00:00:20.000Z'),
    })
    await pass(25_000)
    expect(screen.getByText('This survey is open now')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('무엇이 진짜입니까?')
  })

  it('asks at another second than the next page', async () => {
    freeze('2026-11-29T23:59:59.000Z')
    jest.spyOn(Math, 'random').mockReturnValue(0.9)
    const all = await openSurveyPage({
      'GET /surveys/slug/real': { body: notYet },
      'GET /surveys/sv1': [at(notYet, '2026-11-29T23:59:59.000Z'), at({ ...isOpen, closes_at: undefined }, '2026-11-30T00:00:19.000Z')],
    })
    await pass(15_000)
    expect(stateCalls(all)).toBe(1)
    await pass(5_000)
    expect(stateCalls(all)).toBe(2)
  })

  it('is asked about again with longer pauses while the server does not open it', async () => {
    freeze('2026-11-30T00:00:00.000Z')
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
    const all = await openSurveyPage({
      'GET /surveys/slug/real': { body: notYet },
      'GET /surveys/sv1': ['offline', at(notYet, '2026-11-30T00:00:00.000Z')],
    })
    await pass(10 * 60_000)
    expect(stateCalls(all)).toBeLessThan(15)
    expect(stateCalls(all)).toBeGreaterThan(5)
  })

  it('saves a calendar file', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: notYet } })
    await press('Add to calendar')
    const [name, file] = jest.mocked(saveFile).mock.calls.at(-1)!
    expect(name).toBe('real.ics')
    expect(file.type).toContain('text/calendar')
  })
})

describe('A survey that is closed or full', () => {
  it.each([
    ['closed', 'This survey is closed'],
    ['full', 'This survey is full'],
  ] as const)('that is %s shows its closing text', async (state, title) => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: shut(state, { closed_text: '<p>See you in <b>May</b>.</p>' }) } })
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText('May').tagName).toBe('B')
  })

  it.each(['closed', 'full'] as const)('becomes the form by itself within a minute where it is %s and opens again', async (state) => {
    freeze('2026-11-30T08:00:00.000Z')
    const all = await openSurveyPage({
      'GET /surveys/slug/real': { body: shut(state) },
      'GET /surveys/sv1': at(shut(state), '2026-11-30T08:00:00.000Z'),
    })
    await pass(10 * 60_000)
    expect(screen.queryByText('This survey is open now')).toBeNull()
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const before = stateCalls(all)
    await pass(10 * 60_000)
    expect(stateCalls(all)).toBe(before)
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    stubApi({ 'GET /surveys/sv1': at(isOpen, '2026-11-30T08:20:00.000Z') })
    await pass(60_000)
    expect(screen.getByText('This survey is open now')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it('says that a draft was kept and not sent, and downloads it', async () => {
    localStorage.setItem(
      'draft:sv1',
      JSON.stringify({ response: null, user: null, answers: { role: 'maker' }, demographics: {}, text: 'What do you do?\n- I make' }),
    )
    await openSurveyPage({ 'GET /surveys/slug/real': { body: shut('closed') } })
    expect(screen.getByText('Your answers are kept on this device. They were not sent.')).toBeTruthy()
    await press('Download answers as text')
    expect(jest.mocked(saveFile).mock.calls.at(-1)![0]).toBe('real.txt')
  })

  it.each([
    ['survey.closed', 'This survey closed while you were answering'],
    ['survey.full', 'This survey is full'],
    ['survey.not_yet', 'This survey is not open yet'],
  ])('keeps the input if a submit is refused with %s', async (code, title) => {
    await openSurveyPage({ 'POST /responses': refused(code) })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain(title)
    expect(screen.getByRole('alert').textContent).toContain('kept on this device. They were not sent.')
    expect(readStorage('draft:sv1')).toContain('reader')
    expect(screen.queryByText('Continue to the partner site')).toBeNull()
  })

  it('lets a respondent to a full one change their response, and to a closed one read it', async () => {
    for (const [state, edits] of [
      ['full', 1],
      ['closed', 0],
    ] as const) {
      localStorage.setItem('response:sv1', 'r1')
      await openSurveyPage({
        'GET /surveys/slug/real': { body: shut(state) },
        'GET /surveys/sv1?response=r1': { body: { ...asked, state } },
        'GET /responses/id/r1': { body: stored },
      })
      expect(screen.getAllByText('a lens')).toHaveLength(1)
      expect(screen.queryAllByRole('button', { name: 'Edit' })).toHaveLength(edits)
      document.body.innerHTML = ''
    }
  })

  it('is tried out by an admin, who may not send', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, state: 'not_yet', opens_at } } })
    expect(screen.getByText('This survey is not open yet')).toBeTruthy()
    expect(screen.getByText('This is a preview for admins. Nothing you enter is saved or sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })
})

const open = (time: string, later: Answer) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: isOpen }, 'GET /surveys/sv1': [at(isOpen, time), later] })

describe('A survey that closes at a time', () => {
  it('says until when it is open, and in the last hour how long that is', async () => {
    freeze('2026-11-30T07:59:00.000Z')
    await open('2026-11-30T07:59:00.000Z', at(isOpen, '2026-11-30T07:59:00.000Z'))
    await pass(0)
    expect(screen.getByText(/^Open until Monday, November 30/)).toBeTruthy()
    await pass(18 * 60_000)
    expect(screen.getByText(/^Closes in 43 minutes: /)).toBeTruthy()
  })

  it('gives way to the closed survey where nothing was entered', async () => {
    freeze('2026-11-30T08:59:00.000Z')
    await open('2026-11-30T08:59:00.000Z', at(shut('closed', { closes_at }), '2026-11-30T09:00:05.000Z'))
    await pass(90_000)
    expect(screen.getByText('This survey is closed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('keeps the form with its input, and says that it was not sent', async () => {
    const user = freeze('2026-11-30T08:59:00.000Z')
    await open('2026-11-30T08:59:00.000Z', at(shut('closed', { closes_at }), '2026-11-30T09:00:05.000Z'))
    await user.click(screen.getByLabelText('I read'))
    await pass(90_000)
    expect(screen.getByRole('alert').textContent).toContain('kept on this device. They were not sent.')
    expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
  })

  it.each([
    ['later', '2026-12-01T09:00:00.000Z', ['Open until Tuesday, December 1']],
    ['taken away', undefined, []],
  ])('says no earlier time once that is %s', async (_, moved, said) => {
    freeze('2026-11-30T08:59:00.000Z')
    await open('2026-11-30T08:59:00.000Z', at({ ...isOpen, closes_at: moved }, '2026-11-30T09:00:05.000Z'))
    await pass(90_000)
    expect(screen.queryByText(/^Closes in/)).toBeNull()
    expect(screen.queryAllByText(/^Open until/).map(({ textContent }) => textContent.split(', 2026')[0])).toEqual(said)
  })

  it('takes back that it closed where it opens again', async () => {
    const user = freeze('2026-11-30T08:59:00.000Z')
    await open('2026-11-30T08:59:00.000Z', at(shut('closed', { closes_at }), '2026-11-30T09:00:05.000Z'))
    await user.click(screen.getByLabelText('I read'))
    await pass(90_000)
    expect(screen.getByText('This survey is closed')).toBeTruthy()
    stubApi({ 'GET /surveys/sv1': at({ ...isOpen, closes_at: '2026-12-01T09:00:00.000Z' }, '2026-11-30T09:05:00.000Z') })
    await pass(60_000)
    expect(screen.queryByText('This survey is closed')).toBeNull()
    expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
  })

  it('thanks for a submit that the server took in time', async () => {
    const user = freeze('2026-11-30T08:59:00.000Z')
    const all = await openSurveyPage({
      'GET /surveys/slug/real': { body: isOpen },
      'GET /surveys/sv1': [at(isOpen, '2026-11-30T08:59:00.000Z'), at(shut('closed', { closes_at }), '2026-11-30T09:00:05.000Z')],
      'POST /responses': taken,
    })
    await user.click(screen.getByLabelText('I read'))
    await pass(90_000)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['survey_id']).toBe('sv1')
  })
})

it('A submit while responses are counted is sent again by itself', async () => {
  const user = freeze('2026-11-30T08:00:00.000Z')
  const counting: Answer = { status: 503, body: { code: 'survey.counting', detail: 'Counted.' }, headers: { 'retry-after': '10' } }
  await openSurveyPage({ 'POST /responses': [counting, taken] })
  await user.click(screen.getByLabelText('I read'))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('we keep trying to send them')
  await pass(13_000)
  expect(screen.getByRole('heading', { name: /Thank you/ })).toBeTruthy()
})
