import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section } from '../../fixtures/buildSurvey.ts'
import { asked, openSurveyPage, pick, press } from './openSurveyPage.tsx'

const [first, makers, readers] = asked.sections

/** A first step, then one of two, and a last one. */
export const stepSections = [
  { ...first!, title: 'You', always_show: true },
  makers!,
  readers!,
  section('closing', [question('more', { title: 'More?' })], { title: 'The end' }),
]

/** Opens it in steps, at the first or at `address`. */
export const openSteps = (calls: Parameters<typeof openSurveyPage>[0] = {}, address?: string, more: object = {}) => {
  const body = { ...asked, sections: stepSections, branching_mode: 'independent', paging: 'sections', ...more }
  return openSurveyPage({ 'GET /surveys/slug/real': { body }, ...calls }, address)
}

/** The heading of the step that shows. */
export const heading = () => screen.getByRole('heading', { level: 2, name: /^Step/ })
/** Its text for a screen reader. */
export const step = () => [...heading().children].map((part) => (part.ariaHidden ? '' : part.textContent)).join('')

export const goesTo = (text: string) => waitFor(() => expect(step()).toBe(text))

/** Presses a button that leads to a step. */
export async function go(button: 'Next' | 'Back', text: string) {
  await press(button)
  await goesTo(text)
}

export const back = async () => act(async () => history.back())
export const forward = async () => act(async () => history.forward())
export const hash = () => location.hash

/** Answers as a maker, up to the last step. */
export async function toTheEnd() {
  await pick('I make')
  await go('Next', 'Step 2 of 3: Making')
  await userEvent.type(screen.getByLabelText(/With what/), 'a lens')
  await go('Next', 'Step 3 of 3: The end')
}
