// A chunk of the built site, which lazyDraw.ts imports for surveys that shuffle, draw sections or have link fields.
import { isRandom } from '#shared/draw/draw.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { quotesLink } from '#shared/draw/quotesLink.ts'
import type { Response } from '#shared/responses/response.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { linkValues } from './linkValues.ts'
import { openForm, type Begun } from './openedForm.ts'

export { arrange } from '#shared/draw/draw.ts'
export { closeForm } from './openedForm.ts'

/**
 * What a form has that opens: of a saved response its own. While it hydrates, what the page's HTML was ordered by before its first paint
 * (boot/order.ts); undefined where that HTML is as it was published.
 */
export function givenTo(survey: Survey, response: Response | null, draft: Begun | null, isHydrating: boolean): GivenOnce | undefined {
  if (response) {
    const { seed, drawn, link } = response
    return { seed, drawn, link }
  }
  if (typeof window === 'undefined' || !givesOnce(survey)) return undefined
  const isAsPublished = isHydrating && (isRandom(survey) || ruleIndex(survey).hasConditions || quotesLink(survey))
  if (isAsPublished) return window.given?.[survey.id]
  requestAnimationFrame(() => window.showForm?.())
  return openForm(survey, draft)
}

const givesOnce = (survey: Survey): boolean => isRandom(survey) || survey.link_fields !== undefined

/** Whether a form is still as it was published, and has to mount again with what `givenTo` then gives. */
export const isLate = (survey: Survey, given: GivenOnce | undefined): boolean => !given && givesOnce(survey)

/** Whether all questions of a form are in the HTML, of which the browser shows the first in its own order. */
export const isWhole = (survey: Survey, given: GivenOnce | undefined): boolean => !given && isRandom(survey)

/** Whether the address has other values for the link fields than a form was begun with. */
export const isOtherLink = (survey: Survey, { link }: GivenOnce = {}): boolean =>
  Object.entries(linkValues(survey, location.search)).some(([name, value]) => link?.[name] !== value)

/** Several choices in the order of the survey, in whatever order they were shown: gateways and exports go by it. */
export function inOwnOrder(question: Question | undefined, value: AnswerValue | undefined): AnswerValue | undefined {
  if (!Array.isArray(value) || !question || kinds[question.type].family !== 'choices') return value
  const values = question.choices.map((choice) => choice.value)
  return [...(value as string[])].sort((one, other) => values.indexOf(one) - values.indexOf(other))
}
