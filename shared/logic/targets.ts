import { select, type GatewayQuestion, type Selection } from '../branching/gatewayQuestion.ts'
import { ruleIndex } from '../branching/ruleIndex.ts'
import { answerChoosing } from '../kinds/kinds.ts'
import type { SurveyBody } from '../survey/survey.ts'

export { alwaysHasSay } from '../branching/gatewayQuestion.ts'

/** The fields of a survey that branching and its checks read. */
export type LogicSurvey = Pick<SurveyBody, 'sections' | 'branching' | 'branching_mode' | 'pools' | 'link_fields'>

/** A section or a question as a gateway's target, by its position among all of its kind. */
export type Target = { kind: 'sections' | 'questions'; position: number }

/** A gateway question, the values of its choices, and the selection of each single choice. */
export type GatewayWays = GatewayQuestion & {
  values: readonly string[]
  unanswered: Selection
  chosen: readonly { value: string; selection: Selection }[]
}

const known = new WeakMap<LogicSurvey, readonly GatewayWays[]>()

/**
 * The gateway questions of a survey in document order, with their choices and the selection of each; computed once for a survey object.
 *
 * * * Single choices are enough to know whether some answer selects a target: several choices select what one of them selects or, if none has a rule,
 * what each of them selects.
 */
export function gatewayWays(survey: LogicSurvey): readonly GatewayWays[] {
  const before = known.get(survey)
  if (before) return before
  const choices = new Map(survey.sections.flatMap(({ questions }) => questions.map((question) => [question.id, question.choices] as const)))
  const all = [...ruleIndex(survey).gatewayQuestions.values()].map((gatewayQuestion): GatewayWays => {
    const { id, fields } = gatewayQuestion.question
    const values = [...new Set(choices.get(id)!.map(({ value }) => value))].filter((value) => value !== '')
    const selectedBy = (value: string) => select(gatewayQuestion, answerChoosing(fields.type, value))
    return {
      ...gatewayQuestion,
      values,
      unanswered: select(gatewayQuestion, undefined),
      chosen: values.map((value) => ({ value, selection: selectedBy(value) })),
    }
  })
  known.set(survey, all)
  return all
}

/** The choice values that each select a target. */
export const valuesThatSelect = ({ chosen }: GatewayWays, { kind, position }: Target): string[] =>
  chosen.filter(({ selection }) => selection[kind].has(position)).map(({ value }) => value)

/** Whether some answer, or none at all, selects a target. */
export const canSelect = ({ unanswered, chosen }: GatewayWays, { kind, position }: Target): boolean =>
  unanswered[kind].has(position) || chosen.some(({ selection }) => selection[kind].has(position))

/** Whether some combination of valid answers shows a section or question; `unknown` where the bounded search gave up. */
export type Reach = 'shows' | 'never' | 'unknown'
export type Reachability = { sections: ReadonlyMap<string, Reach>; questions: ReadonlyMap<string, Reach> }
