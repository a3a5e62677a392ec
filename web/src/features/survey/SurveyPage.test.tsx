import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  asked,
  notFound,
  openSurveyPage,
  pick,
  press,
  sent,
  setUpSurveyPages,
  signInAs,
  taken,
} from '../../../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()

describe('The survey', () => {
  it('shows the parts that a choice selects, with the reason, and hides the rest', async () => {
    await openSurveyPage()
    expect(screen.queryByText('With what?')).toBeNull()
    await pick('I make')
    expect(screen.getByText('With what?')).toBeTruthy()
    expect(await screen.findByText('Added because you chose “I make”')).toBeTruthy()
    expect(screen.getByText('1 question added')).toBeTruthy()
    await pick('I read')
    expect(screen.queryByText('With what?')).toBeNull()
    expect(screen.getByRole('group', { name: 'Why?' })).toBeTruthy()
  })

  it('restores a hidden answer when it shows again, and never sends it while it is hidden', async () => {
    const all = await openSurveyPage({ 'POST /responses': taken })
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

  it('summarizes missing answers, focuses the summary, and links to each control', async () => {
    const all = await openSurveyPage()
    await pick('I make')
    await userEvent.type(screen.getByLabelText('Age'), '340')
    await press('Submit')
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Age Enter a number from 1 to 120.', 'With what? Write an answer.'])
    await userEvent.click(within(summary).getByRole('link', { name: /With what/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/With what/))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
  })

  it('calls missing answers missing, and shows how many are left', async () => {
    await openSurveyPage()
    await press('Submit')
    expect(within(screen.getByRole('alert')).getByText('One required question is not answered')).toBeTruthy()
    expect(screen.getByText('1 left')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Age'), '340')
    await press('Submit')
    expect(within(screen.getByRole('alert')).getByText('There are 2 problems to fix')).toBeTruthy()
    expect(screen.getByText('2 to fix')).toBeTruthy()
  })

  it('counts the required answers among what shows', async () => {
    await openSurveyPage()
    expect(screen.getByText('0 of 1 required answered')).toBeTruthy()
    await pick('I make')
    expect(screen.getByRole('progressbar', { name: 'Required questions answered' })).toMatchObject({ max: 2, value: 1 })
  })

  it('does not submit on Enter', async () => {
    const all = await openSurveyPage({ 'POST /responses': taken })
    await pick('I make')
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens{Enter}')
    await userEvent.type(screen.getByLabelText('Job'), 'Editor{Enter}')
    expect(all.some(({ call }) => call === 'POST /responses')).toBe(false)
  })

  it('falls back to the id when no slug fits, and says when there is no such survey', async () => {
    const all = await openSurveyPage({ 'GET /surveys/slug/sv1': notFound, 'GET /surveys/sv1': { body: asked } }, '/survey/sv1')
    expect(screen.getByRole('heading', { level: 1, name: 'What is real?' })).toBeTruthy()
    expect(all.map(({ call }) => call)).toEqual(['GET /surveys/slug/sv1', 'GET /surveys/sv1'])
  })

  it('says when there is no such survey', async () => {
    await openSurveyPage({ 'GET /surveys/slug/gone': notFound, 'GET /surveys/gone': notFound }, '/survey/gone')
    expect(screen.getByRole('heading', { level: 1, name: 'We could not find this survey' })).toBeTruthy()
  })

  it('that is inactive is tried out by an admin: nothing is kept or sent', async () => {
    const closed = { ...asked, is_active: false }
    const all = await openSurveyPage({ 'GET /surveys/slug/real': { body: closed } })
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
    const openQuiet = () => openSurveyPage({ 'GET /surveys/slug/real': { body: quiet } })

    it('clears the choice with Clear, and hides the parts that it showed', async () => {
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
      await openSurveyPage()
      await pick('I read')
      await userEvent.keyboard('{Delete}')
      expect(screen.getByLabelText('I read')).toHaveProperty('checked', true)
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    })
  })

  it('fills in and disables the fields of the profile', async () => {
    const all = await openSurveyPage({ ...signInAs({ age: 40, country: 'KR', job: '' }), 'POST /responses': taken })
    expect(screen.getByLabelText('Age')).toMatchObject({ value: '40', disabled: true })
    expect(screen.getByLabelText('Country')).toMatchObject({ value: 'KR', disabled: true })
    expect(screen.getByLabelText('Job')).toMatchObject({ value: '', disabled: false })
    await pick('I read')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['demographics']).toMatchObject({ age: 40, country: 'KR' })
  })
})
