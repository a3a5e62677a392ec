import { isUnanswered } from '#shared/answers/isAnswered.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { asksLast } from '#shared/survey/asksLast.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import type { Problem } from '../../answers/problems.ts'
import { demographicFields } from '#shared/responses/demographicFields.ts'

/** The step with the demographic fields, if they follow the sections. No section has the id ''; addresses name it by `aboutHash`. */
export const aboutStep = ''

type Shown = ReturnType<AnswerStore['shown']>

const asksAbout = ({ demographics }: Survey) => demographicFields.some((field) => demographics?.[field] !== 'off')

/**
 * The ids of the steps in order, at least one: the shown sections that have a shown question or no questions. Demographic fields at the end are a
 * separate step, so that they never jump when an answer adds a section. At the beginning they are on the first section's step, where a phone folds
 * them to a line: a page of optional fields would come between the respondent and the first question.
 */
export function stepsOf(survey: Survey, shown: Shown): string[] {
  const sections = survey.sections.filter(
    ({ id, questions }) =>
      shown.sections.has(id) && (questions.length === 0 || questions.some((question) => shown.questions.has(question.id))),
  )
  const ids = sections.map(({ id }) => id)
  return (asksLast(survey) && asksAbout(survey)) || ids.length === 0 ? [...ids, aboutStep] : ids
}

/** How many steps there are once each pool is drawn: published HTML, which is the same for all respondents, has all sections of a pool. */
export const countDrawn = ({ sections, pools = [] }: Survey, steps: readonly string[]): number =>
  pools.reduce((count, { id, show }) => {
    const whole = sections.filter((section) => section.pool === id && steps.includes(section.id)).length
    return count - Math.max(0, whole - show)
  }, steps.length)

/**
 * The step of each section by id: its own step. A hidden section, for which a preview has a note, is on the step before it. A shown section with only
 * hidden questions is on no step.
 */
export function pagesOf(survey: Survey, steps: readonly string[], shown: Shown): Map<string, string | undefined> {
  let last = steps[0]
  return new Map(
    survey.sections.map(({ id }) => {
      if (steps.includes(id)) last = id
      return [id, id === last || !shown.sections.has(id) ? last : undefined]
    }),
  )
}

/** The step with the demographic fields. */
export const stepOfAbout = (survey: Survey, steps: readonly string[]): string => steps.at(asksLast(survey) ? -1 : 0)!

/** The step of a question, if it shows. */
export const stepOfQuestion = ({ sections }: Survey, questionId: string | undefined): string | undefined =>
  sections.find(({ questions }) => questions.some(({ id }) => id === questionId))?.id

/** The step of a problem. */
export const stepOf = (survey: Survey, steps: readonly string[], { question, field }: Problem): string | undefined =>
  field ? stepOfAbout(survey, steps) : stepOfQuestion(survey, question?.id)

/**
 * `wanted`, or if it does not show, the nearest step: the earlier of two equally near ones, or on the way `back` (-1) or forward (1) the next one in
 * that direction. Undefined if the survey has no such section.
 */
export function nearestStep(survey: Survey, steps: readonly string[], wanted: string, direction = 0): string | undefined {
  if (steps.includes(wanted)) return wanted
  const order = [...survey.sections.map(({ id }) => id), aboutStep]
  const at = order.indexOf(wanted)
  if (at < 0) return undefined
  const earlier = steps.findLast((id) => order.indexOf(id) < at)
  const later = steps.find((id) => order.indexOf(id) > at)
  if (earlier === undefined || later === undefined) return earlier ?? later
  const isNearer = at - order.indexOf(earlier) <= order.indexOf(later) - at
  return direction < 0 || (direction === 0 && isNearer) ? earlier : later
}

/** Whether a step has an unanswered required question whose answer may add steps. Then the last step cannot send the form yet, since more steps may follow. */
export function mayOpenMore(store: AnswerStore, step: string): boolean {
  const { sections } = store.arranged
  const { gatewayQuestions } = ruleIndex(store.survey)
  const at = sections.findIndex(({ id }) => id === step)
  const steps = stepsOf(store.arranged, store.shown())
  const hidden = sections.filter(({ id }, place) => place > at && !steps.includes(id))
  const conditions = [
    ...hidden.flatMap(({ show_if, questions }) => [show_if, ...questions.map((question) => question.show_if)]),
    ...sections.slice(at).map(({ ends_if }) => ends_if),
  ]
  const readers = new Set(conditions.flatMap((condition) => condition?.clauses.map(({ question_id }) => question_id) ?? []))
  const mayAdd = (id: string) => hidden.length > 0 && (gatewayQuestions.has(id) || readers.has(id))
  return (sections[at]?.questions ?? []).some(
    ({ id, type, required }) => required && mayAdd(id) && store.shown().questions.has(id) && isUnanswered(type, store.value(id)),
  )
}
