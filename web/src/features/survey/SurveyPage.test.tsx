import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, gateway, question, rule, section, survey } from '../../../../scripts/fixtures/buildSurvey.ts'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import type { Response } from '../../../../shared/response.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import { store } from '../../lib/storage.ts'
import SurveyPage from './SurveyPage.tsx'

// jsdom lays nothing out, so the editor is for the browser tests; what stands in for it when it cannot be loaded is tested here.
jest.mock('./editor/RichTextEditor.tsx', () => {
  throw new Error('Not to be had')
})

const asked = survey(
  [
    section('first', [
      question('role', {
        title: 'What do you do?',
        type: 'single_choice',
        required: true,
        choices: [choice('maker', { label: 'I make' }), choice('reader', { label: 'I read' })],
        gateway: gateway([rule('maker', { show_section_ids: ['makers'] }), rule('reader', { show_section_ids: ['readers'] })]),
      }),
    ]),
    section('makers', [question('tools', { title: 'With what?', required: true })], { title: 'Making' }),
    section('readers', [question('why', { title: 'Why?', type: 'multi_select', choices: [choice('fun'), choice('work')] })], {
      title: 'Reading',
    }),
    section('closing', [
      question('more', { title: 'More?', type: 'rich_text' }),
      question('proof', { title: 'Proof', type: 'file_upload' }),
    ]),
  ],
  { id: 'sv1', slug: 'real', title: 'What is real?' },
)
const stored: Response = {
  id: 'r1',
  survey_id: 'sv1',
  answers: [
    { question_id: 'role', value: 'maker' },
    { question_id: 'tools', value: 'a lens' },
  ],
  demographics: { age: 34 },
  language: 'en',
  version: 1,
  survey_version: 1,
  created_at: '2026-11-12T05:20:00.000Z',
  updated_at: '2026-11-12T05:20:00.000Z',
}
const taken: Answer = { status: 201, body: stored }
const none: Answer = { status: 404, body: { code: 'response.none', detail: 'None.' } }
const notFound: Answer = { status: 404, body: { code: 'response.not_found', detail: 'We could not find this response.' } }

const refuses = () => {
  throw new DOMException('No', 'SecurityError')
}

let keys: (string | undefined)[]
/** Opens the survey with these calls answered; `keys` collects the Idempotency-Key of each submit. */
async function open(calls: Parameters<typeof stubApi>[0] = {}, address = '/survey/real') {
  const all = stubApi({ 'GET /surveys/slug/real': { body: asked }, ...calls })
  const stubbed = globalThis.fetch
  keys = []
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST' && input === '/api/responses') keys.push((init.headers as Record<string, string>)['idempotency-key'])
    return stubbed(input, init)
  }
  renderAt(address, { '/survey/:id': <SurveyPage /> })
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  return all
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pick = (name: string) => userEvent.click(screen.getByLabelText(name))
const sent = (all: ReturnType<typeof stubApi>, call: string) =>
  JSON.parse(all.findLast((each) => each.call === call)!.body) as Record<string, unknown>

beforeAll(async () => {
  await loadTexts('en')
  globalThis.scrollTo = () => undefined
  let count = 0
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `key-${++count}`, configurable: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const key of ['response:sv1', 'draft:sv1', 'submit:sv1', 'survey:real']) store(key, null) // out of the page's memory too
  signOut()
  localStorage.clear()
})

describe('The survey', () => {
  it('reveals what a choice selects, says why, and hides the rest', async () => {
    await open()
    expect(screen.queryByText('With what?')).toBeNull()
    await pick('I make')
    expect(screen.getByText('With what?')).toBeTruthy()
    expect(screen.getByText('Added because you chose “I make”')).toBeTruthy()
    expect(screen.getByText('1 question added')).toBeTruthy()
    await pick('I read')
    expect(screen.queryByText('With what?')).toBeNull()
    expect(screen.getByRole('group', { name: 'Why?' })).toBeTruthy()
  })

  it('restores a hidden answer when it shows again, and never sends it while it is hidden', async () => {
    const all = await open({ 'POST /responses': taken })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await pick('I read')
    await pick('I make')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
    await pick('I read')
    await pick('work')
    await userEvent.type(screen.getByLabelText('More?'), 'No & yes')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')).toEqual({
      survey_id: 'sv1',
      answers: [
        { question_id: 'role', value: 'reader' },
        { question_id: 'why', value: ['work'] },
        { question_id: 'more', value: '<p>No &amp; yes</p>' },
      ],
      demographics: {},
      language: 'en',
      seconds: expect.any(Number) as number,
    })
  })

  it('sums up what is missing, takes the focus there, and links to each control', async () => {
    const all = await open()
    await pick('I make')
    await userEvent.type(screen.getByLabelText('Age'), '340')
    await press('Submit')
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Age Enter a number from 1 to 120', 'With what? Please write an answer'])
    await userEvent.click(within(summary).getByRole('link', { name: /With what/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/With what/))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
  })

  it('says what is missing as what is missing, and how much is left', async () => {
    await open()
    await press('Submit')
    expect(within(screen.getByRole('alert')).getByText('One required question is not answered')).toBeTruthy()
    expect(screen.getByText('1 left')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Age'), '340')
    await press('Submit')
    expect(within(screen.getByRole('alert')).getByText('There are 2 problems to fix')).toBeTruthy()
    expect(screen.getByText('2 to fix')).toBeTruthy()
  })

  it('counts the required answers among what shows', async () => {
    await open()
    expect(screen.getByText('0 of 1 required answered')).toBeTruthy()
    await pick('I make')
    expect(screen.getByRole('progressbar', { name: 'Required questions answered' })).toMatchObject({ max: 2, value: 1 })
  })

  it('does not submit on Enter', async () => {
    const all = await open({ 'POST /responses': taken })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens{Enter}')
    await userEvent.type(screen.getByLabelText('Job'), 'Editor{Enter}')
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
  })

  it('falls back to the id when no slug fits, and says when there is no such survey', async () => {
    const all = await open({ 'GET /surveys/slug/sv1': notFound, 'GET /surveys/sv1': { body: asked } }, '/survey/sv1')
    expect(screen.getByRole('heading', { level: 1, name: 'What is real?' })).toBeTruthy()
    expect(all.map(({ call }) => call)).toEqual(['GET /surveys/slug/sv1', 'GET /surveys/sv1'])
  })

  it('that is gone gives back what was written to it', async () => {
    await open()
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'half a')
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await open({ 'GET /surveys/slug/real': notFound, 'GET /surveys/real': notFound })
    expect(screen.getByText('The answers you started are still on this device.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download answers as text' })).toBeTruthy()
  })

  it('says when there is no such survey', async () => {
    await open({ 'GET /surveys/slug/gone': notFound, 'GET /surveys/gone': notFound }, '/survey/gone')
    expect(screen.getByRole('heading', { level: 1, name: 'We could not find this survey' })).toBeTruthy()
  })

  it('keeps a draft on this device and restores it', async () => {
    await open()
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'half a')
    await screen.findByText('Saved on this device')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await open()
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'half a')
  })

  it('asks before the page goes where a draft is restored that the browser no longer keeps', async () => {
    await open()
    await pick('I make')
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses)
    await open()
    await screen.findByText('Not saved on this device. Submit before you leave.')
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  })

  it.each(['getItem', 'setItem'] as const)('never claims to keep what the browser does not (%s)', async (refused) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses)
    if (refused === 'getItem') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuses)
    const all = await open({ 'POST /responses': taken })
    await pick('I read')
    expect(await screen.findByText('Not saved on this device. Submit before you leave.')).toBeTruthy()
    expect(screen.queryByText('Saved on this device')).toBeNull()
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    expect(sent(all, 'POST /responses')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
    expect(screen.getByText(/^This browser does not save anything/)).toBeTruthy()
    expect(screen.queryByText(/saved only on this device/)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'View my response' }))
    expect(screen.getByText('You answered this survey')).toBeTruthy()
  })

  it('that is inactive is tried out by an admin: nothing is kept or sent', async () => {
    const closed = { ...asked, is_active: false }
    const all = await open({ 'GET /surveys/slug/real': { body: closed } })
    expect(screen.getByText('This is a preview for admins. Nothing you enter is saved or sent.')).toBeTruthy()
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['x'], 'x.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByRole('button', { name: 'Remove x.pdf' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    cleanup()
    expect(localStorage.getItem('draft:sv1')).toBeNull()
    expect(all.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
  })

  describe('with a choice that need not be made', () => {
    const optional = { ...asked.sections[0]!.questions[0]!, required: false }
    const quiet = { ...asked, sections: [{ ...asked.sections[0]!, questions: [optional] }, ...asked.sections.slice(1)] }
    const openQuiet = () => open({ 'GET /surveys/slug/real': { body: quiet } })

    it('takes it back with Clear, and what it brought', async () => {
      await openQuiet()
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
      await pick('I make')
      expect(screen.getByText('With what?')).toBeTruthy()
      await press('Clear')
      expect(screen.getByLabelText('I make')).toHaveProperty('checked', false)
      expect(screen.queryByText('With what?')).toBeNull()
      expect(document.activeElement).toBe(screen.getByLabelText('I make'))
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    })

    it.each(['Delete', 'Backspace'])('takes it back with %s', async (key) => {
      await openQuiet()
      await pick('I read')
      await userEvent.keyboard(`{${key}}`)
      expect(screen.getByLabelText('I read')).toHaveProperty('checked', false)
      expect(document.activeElement).toBe(screen.getByLabelText('I read'))
    })

    it.each(['Delete', 'Backspace'])('takes it back with %s on Clear, and the focus goes to the choices', async (key) => {
      await openQuiet()
      await pick('I read')
      screen.getByRole('button', { name: 'Clear' }).focus()
      await userEvent.keyboard(`{${key}}`)
      expect(screen.getByLabelText('I read')).toHaveProperty('checked', false)
      expect(document.activeElement).toBe(screen.getByLabelText('I make'))
    })

    it('keeps one that has to be made', async () => {
      await open()
      await pick('I read')
      await userEvent.keyboard('{Delete}')
      expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    })
  })

  it('fills in and disables what the profile knows', async () => {
    const me = { 'GET /auth/me': { body: buildUser({ age: 40, country: 'KR', job: '' }) } }
    stubApi(me)
    signIn('mine')
    const all = await open({ ...me, 'GET /responses/mine?survey_id=sv1': none, 'POST /responses': taken })
    expect(screen.getByLabelText('Age')).toMatchObject({ value: '40', disabled: true })
    expect(screen.getByLabelText('Country')).toMatchObject({ value: 'KR', disabled: true })
    expect(screen.getByLabelText('Job')).toMatchObject({ value: '', disabled: false })
    await pick('I read')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['demographics']).toMatchObject({ age: 40, country: 'KR' })
  })
})

describe('Submitting', () => {
  it('keeps the key over a lost network and a reload, and forgets it once acknowledged', async () => {
    await open({ 'POST /responses': 'offline' })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('The connection broke')
    const [first] = keys
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()

    await open({ 'POST /responses': [{ status: 503, body: { code: 'unavailable', detail: 'Busy.' } }, taken] })
    expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not save your answers')
    await press('Retry')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(keys).toEqual([first, first])
    expect(localStorage.getItem('submit:sv1')).toBeNull()
    expect(localStorage.getItem('draft:sv1')).toBeNull()
  })

  it('sends by itself when the network is back', async () => {
    await open({ 'POST /responses': ['offline', taken] })
    await pick('I read')
    await press('Submit')
    await screen.findByText(/The connection broke/)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy()
  })

  it('goes on trying where the browser says that it is online, with a button to try at once, and makes one response', async () => {
    await open({ 'POST /responses': ['offline', 'offline', taken] })
    await pick('I read')
    await press('Submit')
    const said = 'The connection broke. Your answers are still here, and this page keeps trying to send them.'
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    await press('Retry')
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(screen.getByRole('button', { name: 'Retry' }).ariaDisabled).toBeFalsy()
    expect(await screen.findByRole('heading', { name: /Thank you/ }, { timeout: 4000 })).toBeTruthy()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('says “You are offline” only where the browser is', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open({ 'POST /responses': 'offline' })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.')
  })

  it('promises nothing more once somebody goes on answering', async () => {
    await open({ 'POST /responses': 'offline' })
    await pick('I read')
    await press('Submit')
    await screen.findByText(/The connection broke/)
    await pick('work')
    expect(screen.queryByText(/The connection broke/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it('changes the response of an earlier try that did arrive, rather than make a second one', async () => {
    let tries = 0
    const all = await open({
      'POST /responses': ({ body }) => {
        if (++tries === 1) return 'offline'
        return body.includes('"maker"') ? { status: 422, body: { code: 'idempotency.other_content', detail: 'Other answers.' } } : taken
      },
      'PUT /responses/id/r1': { body: stored },
    })
    await pick('I read')
    await press('Submit')
    await screen.findByText(/The connection broke/)
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(new Set(keys).size).toBe(1)
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual(stored.answers)
  })

  describe('where this device has sent a response already', () => {
    const first: Response = { ...stored, answers: [{ question_id: 'role', value: 'maker' }] }
    const calls = { 'GET /responses/id/r1': { body: first }, 'PUT /responses/id/r1': { body: stored }, 'POST /responses': taken }
    /** Another tab sent one while this one was open. */
    const openSecond = async () => {
      const all = await open(calls)
      await pick('I read')
      localStorage.setItem('response:sv1', 'r1')
      await press('Submit')
      expect((await screen.findByRole('alert')).textContent).toContain('was sent from this device before')
      expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
      return all
    }

    it('from another tab, offers to change that one', async () => {
      const all = await openSecond()
      await press('Change that response')
      await screen.findByRole('heading', { name: /Thank you/ })
      expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
      expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
    })

    it('from another tab, shows that one', async () => {
      await openSecond()
      await press('View the saved version')
      expect(screen.getByText('I make')).toBeTruthy()
      await press('Go back to my changes')
      expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
    })

    it('from another tab, makes a second one only where the person says so', async () => {
      const all = await openSecond()
      await press('Send as a new response')
      await screen.findByRole('heading', { name: /Thank you/ })
      expect(all.filter(({ call }) => call === 'POST /responses')).toHaveLength(1)
      expect(all.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    })

    it('for somebody who was here before, and whose send failed, replaces nothing of theirs', async () => {
      const left = { key: 'left-behind', bodies: [{ answers: first.answers, demographics: {}, language: 'en' }] }
      localStorage.setItem('submit:sv1', JSON.stringify(left))
      const all = await open({
        ...calls,
        'POST /responses': ({ body, headers }) =>
          headers['idempotency-key'] === 'left-behind' && !body.includes('"maker"')
            ? { status: 422, body: { code: 'idempotency.other_content', detail: 'Other answers.' } }
            : taken,
      })
      await pick('I read')
      await press('Submit')
      expect((await screen.findByRole('alert')).textContent).toContain('was sent from this device before')
      expect(all.some(({ call }) => call.startsWith('PUT'))).toBe(false)
      await press('Send as a new response')
      await screen.findByRole('heading', { name: /Thank you/ })
      expect(all.some(({ call }) => call.startsWith('PUT'))).toBe(false)
      expect(keys.at(-1)).not.toBe('left-behind')
      expect(sent(all, 'POST /responses')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
    })
  })

  it('sends once however often one clicks', async () => {
    const all = await open({ 'POST /responses': taken })
    await pick('I read')
    const button = screen.getByRole('button', { name: 'Submit' })
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(all.filter(({ call }) => call === 'POST /responses')).toHaveLength(1)
  })

  it('puts what the server refuses at its question', async () => {
    const errors = [{ path: 'answers.0.value', code: 'answer.unknown_choice', message: 'Not a choice.', question_id: 'role' }]
    await open({ 'POST /responses': { status: 422, body: { code: 'answers.invalid', detail: 'Not a choice.', errors } } })
    await pick('I read')
    await press('Submit')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).toBe(
      'What do you do? This answer does not fit the question. Please answer it again.',
    )
  })

  it('starts anew with the answers when the survey was changed meanwhile', async () => {
    const added = question('added', { title: 'One more?', required: true })
    const changed = { ...asked, version: 2, sections: [...asked.sections, section('consent_roles', [added])] }
    const errors = [{ path: 'answers', code: 'answer.required', message: 'Needs an answer.', question_id: 'added' }]
    const all = await open({
      'POST /responses': [{ status: 422, body: { code: 'answers.invalid', detail: 'Needs an answer.', errors } }, taken],
      'GET /surveys/sv1': { body: changed },
    })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    await screen.findByText('This survey was changed while you were answering')
    expect(screen.getByRole('button', { name: 'Download answers as text' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: /One more/ })).textContent).toBe('One more? Please write an answer')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
    await userEvent.type(screen.getByLabelText(/One more/), 'yes')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['answers']).toContainEqual({ question_id: 'added', value: 'yes' })
  })

  it('lets one keep a copy where the new survey cannot be had yet', async () => {
    const errors = [{ path: 'answers', code: 'answer.required', message: 'Needs an answer.', question_id: 'added' }]
    await open({
      'POST /responses': { status: 422, body: { code: 'answers.invalid', detail: 'Needs an answer.', errors } },
      'GET /surveys/sv1': { body: asked },
    })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('This survey was changed a moment ago')
    expect(screen.getByRole('button', { name: 'Download answers as text' })).toBeTruthy()
  })

  it('says when the survey closed meanwhile, and keeps the answers to read', async () => {
    await open({ 'POST /responses': { status: 409, body: { code: 'survey.closed', detail: 'This survey is closed.' } } })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('This survey closed while you were answering')
    expect(screen.getByText('a lens').tagName).toBe('P')
    expect(localStorage.getItem('draft:sv1')).toContain('a lens')
  })

  it('remembers a guest’s response and offers an account to keep it in', async () => {
    await open({ 'POST /responses': taken })
    await pick('I read')
    await press('Submit')
    const signUp = await screen.findByRole('link', { name: 'Sign up' })
    expect(signUp.getAttribute('href')).toBe('/signup?next=%2Fsurvey%2Freal%3Fmine%3D1&claim=r1')
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fsurvey%2Freal%3Fmine%3D1&claim=r1')
    expect(localStorage.getItem('response:sv1')).toBe('r1')
    await userEvent.click(screen.getByRole('link', { name: 'View my response' }))
    expect(screen.getByText('You answered this survey')).toBeTruthy()
  })
})

describe('A saved response', () => {
  const saved = { 'GET /responses/id/r1': { body: stored } }
  beforeEach(() => localStorage.setItem('response:sv1', 'r1'))

  it('is text to read until Edit', async () => {
    await open(saved)
    expect(screen.getByText('You answered this survey')).toBeTruthy()
    expect(screen.getByText('a lens')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await press('Edit')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
  })

  it('is saved, and says Saved for two seconds', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const changed = { ...stored, answers: [stored.answers[0], { question_id: 'tools', value: 'a lens and a lamp' }] }
    const all = await open({ ...saved, 'PUT /responses/id/r1': { body: changed } })
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.type(screen.getByLabelText(/With what/), ' and a lamp')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual(changed.answers)
    expect(screen.getByText('a lens and a lamp')).toBeTruthy()
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.queryByText('Saved')).toBeNull()
    jest.useRealTimers()
  })

  it('is loaded again on Cancel, without the changes', async () => {
    const other = { ...stored, answers: [stored.answers[0], { question_id: 'tools', value: 'from elsewhere' }] }
    await open({ 'GET /responses/id/r1': [{ body: stored }, { body: other }] })
    await press('Edit')
    await userEvent.type(screen.getByLabelText(/With what/), ' and more')
    await press('Cancel')
    await screen.findByText('from elsewhere')
    expect(screen.queryByText(/and more/)).toBeNull()
    expect(localStorage.getItem('draft:sv1')).toBeNull()
  })

  describe('that was saved elsewhere meanwhile', () => {
    const theirs = { ...stored, version: 2, answers: [stored.answers[0], { question_id: 'tools', value: 'from elsewhere' }] }
    const stale: Answer = { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } }
    const openAndSave = async (put: Answer[], read = theirs) => {
      const all = await open({ 'GET /responses/id/r1': [{ body: stored }, { body: read }], 'PUT /responses/id/r1': put })
      await press('Edit')
      await userEvent.type(screen.getByLabelText(/With what/), ' and more')
      await press('Save changes')
      return all
    }

    it('is saved all the same where the person says so', async () => {
      const all = await openAndSave([stale, { body: stored }])
      expect((await screen.findByRole('alert')).textContent).toContain('saved somewhere else while you were editing')
      await press('Save mine anyway')
      await screen.findByText('Saved')
      expect(sent(all, 'PUT /responses/id/r1')['answers']).toContainEqual({ question_id: 'tools', value: 'a lens and more' })
    })

    it('can be looked at first, and what was typed is still there after that', async () => {
      await openAndSave([stale])
      await userEvent.click(await screen.findByRole('button', { name: 'View the saved version' }))
      expect(screen.getByText('from elsewhere')).toBeTruthy()
      await press('Go back to my changes')
      expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens and more')
    })

    it('can be changed from what it is now', async () => {
      await openAndSave([stale])
      await userEvent.click(await screen.findByRole('button', { name: 'View the saved version' }))
      await press('Edit')
      expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'from elsewhere')
    })

    it('with the very same answers is simply saved', async () => {
      await openAndSave([stale], { ...theirs, answers: [stored.answers[0], { question_id: 'tools', value: 'a lens and more' }] })
      expect(await screen.findByText('Saved')).toBeTruthy()
    })
  })

  it('is forgotten when the server knows it no more', async () => {
    await open({ 'GET /responses/id/r1': notFound })
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect(localStorage.getItem('response:sv1')).toBeNull()
  })

  it('is asked for again after a failure, never replaced by an empty form', async () => {
    await open({ 'GET /responses/id/r1': ['offline', { body: stored }] })
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await press('Retry')
    await screen.findByText('You answered this survey')
    expect(localStorage.getItem('response:sv1')).toBe('r1')
  })

  it('opens a survey that has closed, to read and not to change', async () => {
    localStorage.setItem('survey:real', 'sv1')
    await open({
      ...saved,
      'GET /surveys/slug/real': notFound,
      'GET /surveys/slug/real?response=r1': { body: { ...asked, is_active: false } },
    })
    expect(screen.getByText('a lens')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })
})

describe('One’s own response', () => {
  const me = { 'GET /auth/me': { body: buildUser() } }
  const mine = 'GET /responses/mine?survey_id=sv1'
  beforeEach(() => {
    stubApi(me)
    signIn('mine')
  })

  it.each(['?mine=1', ''])('is shown with %j', async (query) => {
    await open({ ...me, [mine]: { body: stored } }, `/survey/real${query}`)
    expect(screen.getByText('You answered this survey')).toBeTruthy()
  })

  it('that was given elsewhere meanwhile is not replaced unseen', async () => {
    const all = await open({ ...me, [mine]: [none, { body: { ...stored, version: 4 } }], 'PUT /responses/id/r1': { body: stored } })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('This response was saved somewhere else while you were editing')
    expect(all.some(({ call }) => call.startsWith('P'))).toBe(false)
    await press('Save mine anyway')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
  })

  it('is an empty form where there is none yet', async () => {
    await open({ ...me, [mine]: none }, '/survey/real?mine=1')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it.each<[string, Answer]>([
    ['claimed', { body: stored }],
    ['refused', { status: 409, body: { code: 'response.already_answered', detail: 'You have one.' } }],
  ])('is loaded after a claim that was %s, and the claim leaves the address', async (_, claimed) => {
    localStorage.setItem('response:sv1', 'r1')
    const all = await open({ ...me, 'POST /responses/claim': claimed, [mine]: { body: stored } }, '/survey/real?claim=r1')
    expect(sent(all, 'POST /responses/claim')).toEqual({ response_id: 'r1' })
    expect(screen.getByText('You answered this survey')).toBeTruthy()
    expect(location.search).toBe('?mine=1')
    expect(localStorage.getItem('response:sv1')).toBeNull()
  })
})
