import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../../../../../test/support/web/buildUser.ts'
import {
  openSurveyPage,
  setUpSurveyPages,
  asked,
  none,
  notFound,
  pick,
  press,
  sent,
  stored,
} from '../../../../../test/support/web/pages/openSurveyPage.tsx'
import { stubApi, type Answer } from '../../../../../test/support/web/stubApi.ts'
import { signIn } from '../../../lib/session/session.ts'

setUpSurveyPages()

const lookOfSave = () => screen.getByRole('button', { name: 'Save changes' }).className

describe('A saved response', () => {
  const saved = { 'GET /responses/id/r1': { body: stored } }
  beforeEach(() => localStorage.setItem('response:sv1', 'r1'))

  it('is text to read until Edit', async () => {
    await openSurveyPage(saved)
    expect(screen.getByText('You answered this survey')).toBeTruthy()
    expect(screen.getByText('a lens')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await press('Edit')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
  })

  it('begins with the answers, and ends with the demographics if there are any', async () => {
    await openSurveyPage({ ...saved, 'GET /surveys/slug/real': { body: { ...asked, description: '<p>Why we ask</p>' } } })
    expect(screen.getByRole('heading', { level: 1, name: 'What is real?' })).toBeTruthy()
    expect([screen.queryByText('Why we ask'), document.querySelector('main img, main svg g')]).toEqual([null, null])
    expect(screen.getByText(/^Receipt number: /)).toBeTruthy()
    const about = screen.getByRole('heading', { name: 'About you' })
    expect(about.compareDocumentPosition(screen.getByText('a lens'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect([screen.getByText('34').tagName, screen.queryByText('Job')]).toEqual(['DD', null])
  })

  it('says nothing about a person who said nothing', async () => {
    await openSurveyPage({ 'GET /responses/id/r1': { body: { ...stored, demographics: {} } } })
    expect(screen.getByText('a lens')).toBeTruthy()
    expect(screen.queryByText('About you')).toBeNull()
  })

  it('has a quiet button to save with until something is changed', async () => {
    await openSurveyPage(saved)
    await press('Edit')
    expect(lookOfSave()).toContain('secondary')
    await userEvent.type(screen.getByLabelText(/With what/), '!')
    expect(lookOfSave()).toContain('primary')
  })

  it('is saved, and says Saved for two seconds', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const changed = { ...stored, answers: [stored.answers[0], { question_id: 'tools', value: 'a lens and a lamp' }] }
    const all = await openSurveyPage({ ...saved, 'PUT /responses/id/r1': { body: changed } })
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
    await openSurveyPage({ 'GET /responses/id/r1': [{ body: stored }, { body: other }] })
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
      const all = await openSurveyPage({ 'GET /responses/id/r1': [{ body: stored }, { body: read }], 'PUT /responses/id/r1': put })
      await press('Edit')
      await userEvent.type(screen.getByLabelText(/With what/), ' and more')
      await press('Save changes')
      return all
    }

    it('is saved anyway if the respondent confirms it', async () => {
      const all = await openAndSave([stale, { body: stored }])
      expect((await screen.findByRole('alert')).textContent).toContain('saved somewhere else while you were editing')
      await press('Save mine anyway')
      await screen.findByText('Saved')
      expect(sent(all, 'PUT /responses/id/r1')['answers']).toContainEqual({ question_id: 'tools', value: 'a lens and more' })
    })

    it('can be viewed first without losing the input', async () => {
      await openAndSave([stale])
      await userEvent.click(await screen.findByRole('button', { name: 'View the saved version' }))
      expect(screen.getByText('from elsewhere')).toBeTruthy()
      await press('Go back to my changes')
      expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens and more')
    })

    it('can be changed from its present state', async () => {
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
    await openSurveyPage({ 'GET /responses/id/r1': notFound })
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect(localStorage.getItem('response:sv1')).toBeNull()
  })

  it('is asked for again after a failure, never replaced by an empty form', async () => {
    await openSurveyPage({ 'GET /responses/id/r1': ['offline', { body: stored }] })
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await press('Retry')
    await screen.findByText('You answered this survey')
    expect(localStorage.getItem('response:sv1')).toBe('r1')
  })

  it('opens a survey that has closed, to read and not to change', async () => {
    localStorage.setItem('survey:real', 'sv1')
    await openSurveyPage({
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
    await openSurveyPage({ ...me, [mine]: { body: stored } }, `/survey/real${query}`)
    expect(screen.getByText('You answered this survey')).toBeTruthy()
  })

  it('that was given elsewhere meanwhile is not replaced unseen', async () => {
    const all = await openSurveyPage({
      ...me,
      [mine]: [none, { body: { ...stored, version: 4 } }],
      'PUT /responses/id/r1': { body: stored },
    })
    await pick('I read')
    await press('Submit')
    expect((await screen.findByRole('alert')).textContent).toContain('This response was saved somewhere else while you were editing')
    expect(all.some(({ call }) => call.startsWith('P'))).toBe(false)
    await press('Save mine anyway')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([{ question_id: 'role', value: 'reader' }])
  })

  it('is an empty form where there is none yet', async () => {
    await openSurveyPage({ ...me, [mine]: none }, '/survey/real?mine=1')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it.each<[string, Answer]>([
    ['claimed', { body: stored }],
    ['refused', { status: 409, body: { code: 'response.already_answered', detail: 'You have one.' } }],
  ])('is loaded after a claim that was %s, and the claim leaves the address', async (_, claimed) => {
    localStorage.setItem('response:sv1', 'r1')
    const all = await openSurveyPage({ ...me, 'POST /responses/claim': claimed, [mine]: { body: stored } }, '/survey/real?claim=r1')
    expect(sent(all, 'POST /responses/claim')).toEqual({ response_id: 'r1' })
    expect(screen.getByText('You answered this survey')).toBeTruthy()
    expect(location.search).toBe('?mine=1')
    expect(localStorage.getItem('response:sv1')).toBeNull()
  })
})
