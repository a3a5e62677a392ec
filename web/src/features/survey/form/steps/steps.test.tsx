import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import {
  back,
  forward,
  go,
  goesTo,
  hash,
  heading,
  openSteps,
  step,
  stepSections,
  toTheEnd,
} from '../../../../../../test/support/web/pages/openSteps.tsx'
import { pick, press, sent, setUpSurveyPages, stored, taken } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()

beforeEach(() => history.replaceState(null, '', '/'))

const buttons = () => ['Back', 'Next', 'Submit'].filter((name) => screen.queryByRole('button', { name }))

/** A condition on the answer to one question. */
const when = (question_id: string, op: 'answered' | 'unanswered' = 'answered') => ({
  match: 'all' as const,
  clauses: [{ question_id, op }],
})

/** The words of the line of progress, how many of its parts are colored, and how many there are. */
function lineOfProgress() {
  const line = screen.getByRole('progressbar')
  const parts = [...line.children].map(({ className }) => className)
  return [line.getAttribute('aria-valuetext'), parts.filter((name) => name === parts[0]).length, parts.length]
}

describe('a survey in steps', () => {
  it('has Next on all steps but the last, Back on all but the first, and Submit on the last', async () => {
    await openSteps()
    expect(buttons()).toEqual(['Next'])
    await pick('I make')
    await go('Next', 'Step 2 of 3: Making')
    expect(buttons()).toEqual(['Back', 'Next'])
    await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
    await go('Next', 'Step 3 of 3: The end')
    expect(buttons()).toEqual(['Back', 'Submit'])
    await go('Back', 'Step 2 of 3: Making')
  })

  it('focuses the heading at each change, and scrolls to the top', async () => {
    const scrolled = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
    await openSteps()
    expect(document.activeElement).toBe(document.body)
    await pick('I read')
    expect(scrolled).not.toHaveBeenCalled()
    await go('Next', 'Step 2 of 3: Reading')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    await go('Back', 'Step 1 of 3: You')
    await waitFor(() => expect(document.activeElement).toBe(heading()))
  })

  it('counts the steps that show: an answer adds parts to the line of progress, and takes away none that is done', async () => {
    await openSteps()
    expect(lineOfProgress()).toEqual(['Step 1 of 2', 1, 2])
    await pick('I make')
    expect(lineOfProgress()).toEqual(['Step 1 of 3', 1, 3])
    expect(screen.getByText('1 question added')).toBeTruthy()
  })

  it('stops at a required question without an answer, with the message of Submit, and focuses it', async () => {
    await openSteps()
    await press('Next')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).toBe('What do you do? Choose one.')
    expect(within(summary).getByRole('heading').textContent?.trim()).toBe('One required question is not answered')
    await waitFor(() => expect(document.activeElement?.closest('[data-question]')?.getAttribute('data-question')).toBe('role'))
    expect(step()).toBe('Step 1 of 2: You')
    await pick('I read')
    expect(screen.queryByRole('alert')).toBeNull()
    await go('Next', 'Step 2 of 3: Reading')
  })

  it('checks the fields about the person on the step that has them', async () => {
    await openSteps()
    await pick('I read')
    await userEvent.type(screen.getByLabelText('Age'), '400')
    await press('Next')
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toBe('Age Enter a number from 1 to 120.')
    expect(step()).toBe('Step 1 of 3: You')
  })

  it('goes with the browser’s buttons, and loses nothing', async () => {
    await openSteps()
    await toTheEnd()
    await userEvent.type(screen.getByLabelText('More?'), 'no')
    expect(hash()).toBe('#step=closing')
    await back()
    await goesTo('Step 2 of 3: Making')
    expect(screen.getByLabelText(/With what/)).toHaveProperty('value', 'a lens')
    await back()
    await goesTo('Step 1 of 3: You')
    expect(hash()).toBe('')
    await forward()
    await goesTo('Step 2 of 3: Making')
    await forward()
    await goesTo('Step 3 of 3: The end')
    expect(screen.getByLabelText('More?')).toHaveProperty('value', 'no')
  })

  it('goes back in the history by its own button, so that the browser can go forward again', async () => {
    await openSteps()
    const { idx: before } = history.state as { idx: number }
    await toTheEnd()
    await go('Back', 'Step 2 of 3: Making')
    await forward()
    await goesTo('Step 3 of 3: The end')
    expect(history.state).toMatchObject({ idx: before + 2 })
  })

  it('passes over a step of the history that an answer has hidden', async () => {
    await openSteps()
    await toTheEnd()
    await back()
    await goesTo('Step 2 of 3: Making')
    await back()
    await goesTo('Step 1 of 3: You')
    await pick('I read')
    await forward() // to the step of makers
    await goesTo('Step 2 of 3: Reading')
    expect(hash()).toBe('#step=readers')
  })

  it('opens at the step that its address names, without moving the focus', async () => {
    await openSteps({}, '/survey/real?mine=1#step=closing')
    expect(step()).toBe('Step 2 of 2: The end')
    expect(document.activeElement).toBe(document.body)
    await go('Back', 'Step 1 of 2: You')
    expect(location.search + hash()).toBe('?mine=1')
  })

  it.each([
    ['is hidden, at the nearest', '#step=readers', 'Step 2 of 2: The end', '#step=closing'],
    ['does not exist, at the first', '#step=none', 'Step 1 of 2: You', ''],
    ['cannot be read, at the first', '#step=%', 'Step 1 of 2: You', ''],
    ['is none of a step, at the first', '#answer-more', 'Step 1 of 2: You', '#answer-more'],
  ])('opens where the step of the address %s', async (_, asked, shown, corrected) => {
    await openSteps({}, `/survey/real${asked}`)
    expect(step()).toBe(shown)
    expect(hash()).toBe(corrected)
  })

  it('follows a step that is entered in the address', async () => {
    await openSteps()
    act(() => void (location.hash = '#step=closing'))
    await waitFor(() => expect(step()).toBe('Step 2 of 2: The end'))
  })

  it('begins where its draft was left', async () => {
    await openSteps()
    await toTheEnd()
    act(() => void dispatchEvent(new Event('pagehide')))
    cleanup()
    await openSteps()
    expect(step()).toBe('Step 3 of 3: The end')
    expect(hash()).toBe('#step=closing')
  })

  it('begins at its first step without a draft', async () => {
    localStorage.setItem('step:sv1', 'closing')
    await openSteps()
    expect(step()).toBe('Step 1 of 2: You')
    expect(localStorage.getItem('step:sv1')).toBeNull()
  })

  it('sends all answers from its last step, and then leaves the page with one Back', async () => {
    const all = await openSteps({ 'POST /responses': taken })
    const before = history.state as { idx: number }
    await toTheEnd()
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['answers']).toEqual(stored.answers)
    await waitFor(() => expect(history.state).toMatchObject({ idx: before.idx }))
    expect(hash()).toBe('')
    expect(localStorage.getItem('step:sv1')).toBeNull()
  })

  it('goes to the step of a question that the server refuses', async () => {
    const errors = [{ path: 'answers.0.value', code: 'answer.unknown_choice', message: 'Not a choice.', question_id: 'tools' }]
    await openSteps({ 'POST /responses': { status: 422, body: { code: 'answers.invalid', detail: 'Not a choice.', errors } } })
    await toTheEnd()
    await press('Submit')
    await goesTo('Step 2 of 3: Making')
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).toBe('With what? This answer does not fit the question. Please answer it again.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/With what/)))
    await back()
    await goesTo('Step 3 of 3: The end')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes to the first step with a problem where a step was passed by the address', async () => {
    await openSteps({}, '/survey/real#step=closing')
    await press('Submit')
    await goesTo('Step 1 of 2: You')
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toBe('What do you do? Choose one.')
  })

  it('has Next in place of a Submit that a missing answer would refuse, and that may open further steps', async () => {
    await openSteps({}, undefined, { sections: stepSections.slice(0, 3) })
    expect(step()).toBe('Step 1 of 1: You')
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await press('Next')
    await screen.findByRole('alert')
    await pick('I make')
    await go('Next', 'Step 2 of 2: Making')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it.each([
    ['Submit', 'no condition reads it', { next: when('first') }],
    ['Submit', 'only its own step has more to show', { own: when('name'), next: when('first') }],
    ['Next', 'a section that follows shows for it', { next: when('name') }],
    ['Next', 'a question that follows shows for it', { more: when('name') }],
    ['Next', 'the survey goes on for it', { end: when('name', 'unanswered') }],
  ] as const)('has %s on the last step of now, where a required answer is missing and %s', async (button, _, conditions) => {
    const { own, next, more, end }: Partial<Record<'own' | 'next' | 'more' | 'end', ReturnType<typeof when>>> = conditions
    const sections = [
      section('before', [question('first')], { title: 'First' }),
      section('last', [question('name', { required: true }), question('own', { show_if: own })], { title: 'Last', ends_if: end }),
      section('next', [question('more', { show_if: more })], { title: 'Next', show_if: next }),
    ]
    await openSteps({}, '/survey/real#step=last', { sections })
    expect(step()).toBe('Step 2 of 2: Last')
    expect(buttons()).toEqual(['Back', button])
  })

  it('has no step for a section that shows while all its questions are hidden', async () => {
    const never = { match: 'all' as const, clauses: [{ question_id: 'role', op: 'any_of' as const, values: ['reader'] }] }
    const empty = section('makers', [question('tools', { show_if: never })], { title: 'Nobody’s' })
    const intro = section('intro', [], { title: 'Welcome' })
    await openSteps({}, undefined, {
      branching_mode: 'intersect',
      sections: [intro, { ...stepSections[0]!, questions: stepSections[0]!.questions.map((role) => ({ ...role, gateway: null })) }, empty],
    })
    expect(step()).toBe('Step 1 of 2: Welcome')
    await go('Next', 'Step 2 of 2: You')
    await pick('I read')
    await goesTo('Step 2 of 3: You')
  })

  it('asks people about themselves on a step of its own where that follows the sections', async () => {
    await openSteps({}, undefined, { sections: stepSections.slice(3), demographics: { place: 'last' } })
    expect(step()).toBe('Step 1 of 2: The end')
    await go('Next', 'Step 2 of 2: About you')
    expect(hash()).toBe('#about')
    await userEvent.type(screen.getByLabelText('Age'), '400')
    await press('Submit')
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toBe('Age Enter a number from 1 to 120.')
  })

  it('mounts a very long section bit by bit', async () => {
    const long = Array.from({ length: 45 }, (_, at) => question(`q${at}`))
    await openSteps({}, undefined, { sections: [section('long', long), stepSections[3]!] })
    expect(document.querySelectorAll('[data-question]').length).toBeLessThan(45)
    await waitFor(() => expect(document.querySelectorAll('[data-question]')).toHaveLength(46))
  })

  it('changes a saved response in steps too', async () => {
    localStorage.setItem('response:sv1', 'r1')
    const all = await openSteps({ 'GET /responses/id/r1': { body: stored }, 'PUT /responses/id/r1': { body: stored } })
    await press('Edit')
    expect(step()).toBe('Step 1 of 3: You')
    await go('Next', 'Step 2 of 3: Making')
    await userEvent.type(screen.getByLabelText(/With what/), 'es')
    await go('Next', 'Step 3 of 3: The end')
    await press('Save changes')
    await screen.findByText('Saved')
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toContainEqual({ question_id: 'tools', value: 'a lenses' })
  })

  it('shows all steps to admins in an inactive survey, where nothing is sent', async () => {
    await openSteps({}, undefined, { is_active: false })
    await pick('I read')
    await go('Next', 'Step 2 of 3: Reading')
    await go('Next', 'Step 3 of 3: The end')
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })
})
