import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section } from '../../../../../test/support/fixtures/buildSurvey.ts'
import {
  keysOf,
  openSurveyPage,
  setUpSurveyPages,
  asked,
  pick,
  press,
  sent,
  stored,
  taken,
} from '../../../../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()

describe('Submitting', () => {
  it('keeps the key over a lost network and a reload, and forgets it once acknowledged', async () => {
    const before = await openSurveyPage({ 'POST /responses': 'offline' })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost')
    const [first] = keysOf(before)
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()

    const after = await openSurveyPage({ 'POST /responses': [{ status: 503, body: { code: 'unavailable', detail: 'Busy.' } }, taken] })
    expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not save your answers')
    await press('Retry')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(keysOf(after)).toEqual([first, first])
    expect(localStorage.getItem('submit:sv1')).toBeNull()
    expect(localStorage.getItem('draft:sv1')).toBeNull()
  })

  it('keeps trying while the browser is online, with a button to try at once, and creates one response', async () => {
    const all = await openSurveyPage({ 'POST /responses': ['offline', 'offline', taken] })
    await pick('I read')
    await press('Submit')
    const said = 'The connection was lost. Your answers are still here, and we keep trying to send them.'
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    await press('Retry')
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(screen.getByRole('button', { name: 'Retry' }).ariaDisabled).toBeFalsy()
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy()
    expect(keysOf(all)).toHaveLength(3)
    expect(new Set(keysOf(all)).size).toBe(1)
  })

  it('keeps trying with one key while the server accepts no writes', async () => {
    const paused = { status: 503, body: { code: 'paused', detail: 'Not now.' }, headers: { 'retry-after': '1' } }
    const all = await openSurveyPage({ 'POST /responses': [paused, paused, taken] })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('They are still here, and we keep trying to send them.')
    expect(localStorage.getItem('submit:sv1')).toContain(keysOf(all)[0])
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy()
    expect(keysOf(all)).toHaveLength(3)
    expect(new Set(keysOf(all)).size).toBe(1)
  })

  it('says “You are offline” only where the browser is', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openSurveyPage({ 'POST /responses': 'offline' })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline.')
  })

  it('promises nothing more once the respondent continues answering', async () => {
    await openSurveyPage({ 'POST /responses': 'offline' })
    await pick('I read')
    await press('Submit')
    await screen.findByText(/The connection was lost/)
    await pick('work')
    expect(screen.queryByText(/The connection was lost/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it('ends where an earlier try did arrive and ended the survey', async () => {
    let tries = 0
    const all = await openSurveyPage({
      'POST /responses': ({ body }) => {
        if (++tries === 1) return 'offline'
        if (body.includes('"maker"')) return { status: 422, body: { code: 'idempotency.other_content', detail: 'Other answers.' } }
        return { status: 200, body: { ...stored, state: 'screened' } }
      },
    })
    await pick('I read')
    await press('Submit')
    await screen.findByText(/The connection was lost/)
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    await screen.findByRole('heading', { name: 'The survey ends here.' })
    expect(all.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  })

  it('changes the response of an earlier try that did arrive, rather than make a second one', async () => {
    let tries = 0
    const all = await openSurveyPage({
      'POST /responses': ({ body }) => {
        if (++tries === 1) return 'offline'
        return body.includes('"maker"') ? { status: 422, body: { code: 'idempotency.other_content', detail: 'Other answers.' } } : taken
      },
      'PUT /responses/id/r1': { body: stored },
    })
    await pick('I read')
    await press('Submit')
    await screen.findByText(/The connection was lost/)
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(new Set(keysOf(all)).size).toBe(1)
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual(stored.answers)
  })

  it('sends once however often one clicks', async () => {
    const all = await openSurveyPage({ 'POST /responses': taken })
    await pick('I read')
    const button = screen.getByRole('button', { name: 'Submit' })
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(all.filter(({ call }) => call === 'POST /responses')).toHaveLength(1)
  })

  it('shows an answer’s refusal by the server at its question', async () => {
    const errors = [{ path: 'answers.0.value', code: 'answer.unknown_choice', message: 'Not a choice.', question_id: 'role' }]
    await openSurveyPage({ 'POST /responses': { status: 422, body: { code: 'answers.invalid', detail: 'Not a choice.', errors } } })
    await pick('I read')
    await press('Submit')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).toBe(
      'What do you do? This answer does not fit the question. Please answer it again.',
    )
  })

  it('strikes out each problem that is fixed, and says nothing more once all are', async () => {
    await openSurveyPage()
    await pick('I make')
    await userEvent.type(screen.getByLabelText('Age'), '400')
    await press('Submit')
    const summary = await screen.findByRole('alert')
    const items = () =>
      within(summary)
        .getAllByRole('listitem')
        .map((item) => [item.className, item.textContent])
    expect(items()).toEqual([
      ['', 'Age Enter a number from 1 to 120.'],
      ['', 'With what? Write an answer.'],
    ])
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    expect(within(summary).getByRole('heading').textContent?.trim()).toBe('There is 1 problem to fix')
    expect(items()[1]).toEqual(['fixed', 'With what? Done'])
    await userEvent.clear(screen.getByLabelText('Age'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('starts again with the answers when the survey was changed meanwhile', async () => {
    const added = question('added', { title: 'One more?', required: true })
    const changed = { ...asked, version: 2, sections: [...asked.sections, section('consent_roles', [added])] }
    const errors = [{ path: 'answers', code: 'answer.required', message: 'Needs an answer.', question_id: 'added' }]
    const all = await openSurveyPage({
      'POST /responses': [{ status: 422, body: { code: 'answers.invalid', detail: 'Needs an answer.', errors } }, taken],
      'GET /surveys/sv1': { body: changed },
    })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    await screen.findByText('This survey was changed while you were answering')
    expect(screen.getByRole('button', { name: 'Download answers as text' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: /One more/ })).textContent).toBe('One more? Write an answer.')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
    await userEvent.type(screen.getByLabelText(/One more/), 'yes')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['answers']).toContainEqual({ question_id: 'added', value: 'yes' })
  })

  it('lets one keep a copy where the new survey cannot be had yet', async () => {
    const errors = [{ path: 'answers', code: 'answer.required', message: 'Needs an answer.', question_id: 'added' }]
    await openSurveyPage({
      'POST /responses': { status: 422, body: { code: 'answers.invalid', detail: 'Needs an answer.', errors } },
      'GET /surveys/sv1': { body: asked },
    })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('This survey was changed a moment ago')
    expect(screen.getByRole('button', { name: 'Download answers as text' })).toBeTruthy()
  })

  it('says when the survey closed meanwhile, and keeps the answers to read', async () => {
    await openSurveyPage({ 'POST /responses': { status: 409, body: { code: 'survey.closed', detail: 'This survey is closed.' } } })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('This survey closed while you were answering')
    expect(screen.getByText('a lens').tagName).toBe('P')
    expect(localStorage.getItem('draft:sv1')).toContain('a lens')
  })

  it('remembers a guest’s response and offers an account to keep it in', async () => {
    await openSurveyPage({ 'POST /responses': taken })
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
