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
 * The draw and link values of a form that opens: those of its saved response. During hydration, those by which the boot script ordered the page's
 * HTML before its first paint (boot/order.ts); undefined if the HTML is as published.
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

/** Whether a form is still as published, and must mount again with the result of `givenTo`. */
export const isLate = (survey: Survey, given: GivenOnce | undefined): boolean => !given && givesOnce(survey)

/** Whether the HTML has all questions of a form, so that the browser can show the first ones in the respondent's order. */
export const isWhole = (survey: Survey, given: GivenOnce | undefined): boolean => !given && isRandom(survey)

/** Whether the address has other values for the link fields than a form was begun with. */
export const isOtherLink = (survey: Survey, { link }: GivenOnce = {}): boolean =>
  Object.entries(linkValues(survey, location.search)).some(([name, value]) => link?.[name] !== value)

/** Sorts several chosen values in the order of the survey, which gateways and exports use. */
export function inOwnOrder(question: Question | undefined, value: AnswerValue | undefined): AnswerValue | undefined {
  if (!Array.isArray(value) || !question || kinds[question.type].family !== 'choices') return value
  const values = question.choices.map((choice) => choice.value)
  return [...(value as string[])].sort((one, other) => values.indexOf(one) - values.indexOf(other))
}
