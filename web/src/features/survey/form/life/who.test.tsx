import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Survey } from '#shared/survey/survey.ts'
import {
  asked,
  openSurveyPage,
  pick,
  press,
  sent,
  setUpSurveyPages,
  signInAs,
  stored,
  taken,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { readStorage } from '../../../../lib/store/storage.ts'

setUpSurveyPages()

const refused = { status: 401, body: { code: 'survey.members_only', detail: 'Refused.' } }

const open = (demographics: Survey['demographics'], calls: Parameters<typeof openSurveyPage>[0] = {}) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: { ...asked, demographics } }, 'POST /responses': taken, ...calls })
const card = () => screen.getByRole('group', { name: 'About you' }).closest('details')!

const progress = () => document.querySelector('progress')!

describe('About you, as a survey asks it,', () => {
  it('leaves out fields that are off, and is absent if all are off', async () => {
    await open({ job: 'off', gender: 'off' })
    expect([screen.queryByLabelText('Job'), screen.queryByLabelText('Gender')]).toEqual([null, null])
    expect([screen.getByLabelText('Age'), screen.getByLabelText('Country')]).toHaveLength(2)
    expect(card().open).toBe(false)
    document.body.innerHTML = ''
    await open({ job: 'off', age: 'off', gender: 'off', country: 'off' })
    expect(screen.queryByText('About you')).toBeNull()
  })

  it('is open and says Required where a field is, and asks for it before it sends', async () => {
    const all = await open({ age: 'required', gender: 'required' })
    expect(card().open).toBe(true)
    expect(screen.getByLabelText('Age Required')).toHaveProperty('required', true)
    expect(within(card()).getAllByText('Some of these are required.')).toHaveLength(2)
    expect(screen.getByText('0 of 3 required answered')).toBeTruthy()
    await pick('I read')
    await userEvent.type(screen.getByLabelText('Age Required'), ' ')
    expect([progress().value, progress().max]).toEqual([1, 3])
    await press('Submit')
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Age Enter a number.', 'Gender Choose one.'])
    expect(screen.getByText('2 required questions are not answered')).toBeTruthy()
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
    await userEvent.type(screen.getByLabelText('Age Required'), '34')
    await userEvent.selectOptions(screen.getByLabelText('Gender Required'), 'other')
    expect([progress().value, progress().max]).toEqual([3, 3])
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['demographics']).toEqual({ age: 34, gender: 'other' })
  })

  it('takes a required value from the profile, and sends none that is off', async () => {
    const all = await open({ age: 'required', country: 'off' }, signInAs({ age: 40, country: 'KR', job: '' }))
    await pick('I read')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['demographics']).toEqual({ age: 40 })
  })
})

describe('A survey for members only', () => {
  const members: Survey = { ...asked, state: 'open', answering: 'members' }

  it('asks a guest to sign in and come back with the values of the link, above its first screen', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: members } }, '/survey/real?pid=A-1')
    expect(screen.getByText('Sign in to answer this survey')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fsurvey%2Freal%3Fpid%3DA-1')
    expect(screen.getByText('What do you do?').closest('[inert]')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('shows a member the form', async () => {
    await openSurveyPage({ ...signInAs(), 'GET /surveys/slug/real': { body: members } })
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect(screen.queryByText('Sign in to answer this survey')).toBeNull()
  })

  it('that becomes one meanwhile keeps the draft, and offers the way back', async () => {
    await openSurveyPage({ 'POST /responses': refused })
    await pick('I read')
    await press('Submit')
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('kept on this device')
    expect(within(note).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fsurvey%2Freal')
    await waitFor(() => expect(readStorage('draft:sv1')).toContain('reader'))
    expect(screen.queryByText('You were signed out. Sign in again.')).toBeNull()
  })

  it('leaves a guest their earlier response, to read and to change', async () => {
    localStorage.setItem('response:sv1', 'r1')
    await openSurveyPage({ 'GET /surveys/slug/real': { body: members }, 'GET /responses/id/r1': { body: stored } })
    expect(screen.getByText('a lens')).toBeTruthy()
    await press('Edit')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
  })
})

describe('A survey for one response from each device', () => {
  const once: Survey = { ...asked, state: 'open', answering: 'once_per_device' }

  it('says when this device answered, to see it and change it', async () => {
    localStorage.setItem('response:sv1', 'r1')
    await openSurveyPage({ 'GET /surveys/slug/real': { body: once }, 'GET /responses/id/r1': { body: stored } })
    expect(screen.getByText(/^You answered on this device on Nov 12, 2026/)).toBeTruthy()
    expect(screen.getByText(/Only this browser remembers that you answered/)).toBeTruthy()
    await press('Edit')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
  })

  it('offers no second response where another tab has sent one', async () => {
    await openSurveyPage({ 'GET /surveys/slug/real': { body: once }, 'GET /responses/id/r1': { body: stored } })
    await pick('I read')
    localStorage.setItem('response:sv1', 'r1')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('You already sent a response from this device')
    expect(screen.queryByRole('button', { name: 'Send as a new response' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Update that response' })).toBeTruthy()
  })
})
