import { mostClauses } from '../../branching/conditions/mostClauses.ts'
import { select, takesSeveral, type GatewayQuestion } from '../../branching/gatewayQuestion.ts'
import { ruleIndex } from '../../branching/ruleIndex.ts'
import type { Targets } from '../../branching/surveyDocument.ts'
import type { Clause, Condition } from '../../survey/condition.ts'
import { gatewaysOf } from '../gatewayRules.ts'
import { gatewayWays, type LogicSurvey } from '../targets.ts'

/** A section or question that a gateway decides on. */
export type TurnTarget = { kind: 'section' | 'question'; id: string }

/** Why a gateway is not turned into conditions. */
export type NotTurned =
  | { code: 'intersect' | 'shows_all' | 'selects_all' | 'first_only' | 'undecided' }
  /** Only deleted choices show the target, so that it never shows. */
  | { code: 'never_shows'; target: TurnTarget }
  /** The target's own condition cannot take another clause. */
  | { code: 'condition_full'; target: TurnTarget }
  /** For some answers the conditions would not show the same as the gateway. */
  | { code: 'differs'; target: TurnTarget }

type Turned<Survey> = { survey: Survey } | { because: NotTurned }

/** The choices of which one shows the target. */
type Asked = TurnTarget & { values: readonly string[] }

/**
 * The survey with conditions in place of all gateways on a question, or the reason why not. Other gateways on the same targets may still make a
 * difference, which `turnSteps` finds.
 */
export function turnedGateway<Survey extends LogicSurvey>(survey: Survey, questionId: string): Turned<Survey> {
  const forbidden = whyForbidden(survey, questionId)
  if (forbidden) return { because: { code: forbidden } }

  const asked = targetsOf(survey, questionId)
  const never = asked.find(({ values }) => values.length === 0)
  if (never) return { because: { code: 'never_shows', target: targetOf(never) } }

  const own = new Map<string, Condition | undefined>(
    survey.sections.flatMap(({ id, show_if, questions }) => [
      [keyOf({ kind: 'section', id }), show_if] as const,
      ...questions.map((question) => [keyOf({ kind: 'question', id: question.id }), question.show_if] as const),
    ]),
  )
  const full = asked.find((target) => !takesClause(own.get(keyOf(target))))
  if (full) return { because: { code: 'condition_full', target: targetOf(full) } }

  const added = new Map(
    asked.map((target) => [keyOf(target), { question_id: questionId, op: 'any_of' as const, values: [...target.values] }]),
  )
  const withCondition = <Owner extends { id: string; show_if?: Condition | undefined }>(kind: TurnTarget['kind'], owner: Owner): Owner => {
    const clause = added.get(keyOf({ kind, id: owner.id }))
    return clause ? { ...owner, show_if: withClause(owner.show_if, clause) } : owner
  }
  const sections = survey.sections.map((section) => ({
    ...withCondition('section', section),
    questions: section.questions.map((question) => {
      const { gateway, ...rest } = withCondition('question', question)
      return question.id === questionId ? rest : { ...rest, gateway }
    }),
  }))
  return { survey: { ...survey, sections, branching: survey.branching.filter(({ question_id }) => question_id !== questionId) } }
}

const keyOf = ({ kind, id }: TurnTarget) => `${kind} ${id}`
const targetOf = ({ kind, id }: TurnTarget): TurnTarget => ({ kind, id })

function whyForbidden(survey: LogicSurvey, questionId: string) {
  const { mode, gatewayQuestions } = ruleIndex(survey)
  const gateway = gatewayQuestions.get(questionId)!
  const unanswered = select(gateway, undefined)
  const rules = gatewaysOf(survey).flatMap((one) => (one.question.id === questionId ? one.rules : []))
  if (mode === 'intersect') return 'intersect'
  if (!isNothing(unanswered) || gateway.gateways.some(({ whenNoRuleMatches }) => !isNothing(whenNoRuleMatches))) return 'shows_all'
  if (rules.some(({ allSections, allQuestions }) => allSections || allQuestions)) return 'selects_all'
  return takesSeveral(gateway) && gateway.gateways.some(({ mode: reads }) => reads === 'single') ? 'first_only' : undefined
}

const isNothing = ({ sections, questions }: Targets) => sections.isEmpty && questions.isEmpty

/**
 * The targets that a gateway governs, with the choices that show them. A hidden section shows with only its selected questions: its condition also
 * accepts their choices, and each other question in it gets the section's condition.
 */
function targetsOf(survey: LogicSurvey, questionId: string): Asked[] {
  const gateway = gatewayWays(survey).find(({ question }) => question.id === questionId)!
  const asks = (kind: keyof Targets, position: number) =>
    gateway.governs[kind].has(position) ? gateway.values.filter((value) => selects(gateway, value, kind, position)) : undefined

  return ruleIndex(survey).sections.flatMap((section): Asked[] => {
    const own = section.exempt ? undefined : asks('sections', section.position)
    const ofQuestions = section.questions.map(({ id, position }) => ({ id, values: asks('questions', position) }))
    const opening =
      own && gateway.values.filter((value) => [own, ...ofQuestions.map(({ values }) => values)].some((one) => one?.includes(value)))
    const isWider = own && opening && opening.length > own.length
    return [
      ...(opening ? [{ kind: 'section' as const, id: section.id, values: opening }] : []),
      ...ofQuestions.flatMap(({ id, values = isWider ? own : undefined }) => (values ? [{ kind: 'question' as const, id, values }] : [])),
    ]
  })
}

const selects = ({ gateways }: GatewayQuestion, value: string, kind: keyof Targets, position: number) =>
  gateways.some(({ selectedBy }) => selectedBy.get(value)?.[kind].has(position))

/** A condition that needs all of its clauses can take another one. A single clause is needed in any case. */
const takesClause = ({ match, clauses }: Condition = { match: 'all', clauses: [] }) =>
  clauses.length < mostClauses && (match === 'all' || clauses.length < 2)

const withClause = ({ clauses }: Condition = { match: 'all', clauses: [] }, clause: Clause): Condition => ({
  match: 'all',
  clauses: [...clauses, clause],
})
