import { readConditions } from '../branching/conditions/readConditions.ts'
import { select, type Selection } from '../branching/gatewayQuestion.ts'
import { answerReader, type AnswerTo, type GivenAnswers } from '../branching/givenAnswers.ts'
import { ruleIndex, type RuleIndex } from '../branching/ruleIndex.ts'
import { showByRules, type Given as Beside } from '../branching/showByRules.ts'
import type { PlacedQuestion, PlacedSection } from '../branching/surveyDocument.ts'
import { alwaysHasSay, canSelect, gatewayWays, valuesThatSelect, type GatewayWays, type LogicSurvey, type Target } from './targets.ts'

/** Why a target is hidden. `values`: the choices for which this gateway would select it. */
export type Reason =
  | { code: 'unanswered'; question_id: string; values: string[] }
  | { code: 'not_chosen'; question_id: string; values: string[] }
  /** It shows only while the gateway question has no answer. */
  | { code: 'answered'; question_id: string }
  /** No gateway that governs it shows; this is the first of them. */
  | { code: 'gateway_hidden'; question_id: string }
  /** Another gateway selects it, but this one selects it for no answer. */
  | { code: 'gateways_disagree'; question_id: string }
  /** No answer selects it. */
  | { code: 'no_rule' }
  /** The `show_if` of that section or question is not met. */
  | { code: 'show_if'; owner: { kind: 'section' | 'question'; id: string } }
  /** Other sections of its pool were drawn. */
  | { code: 'not_drawn' }
  /** The `ends_if` of an earlier section is met. */
  | { code: 'ended'; section_id: string }
  | { code: 'section_hidden'; section_id: string }
  /** Its section shows only for the questions in it that are selected. */
  | { code: 'section_partly'; section_id: string }

export type Hidden = { kind: 'section' | 'question'; id: string; because: Reason }

/**
 * The sections and questions that `visible` hides, in document order, each with the most helpful reason. `beside`: the link's values and the drawn
 * sections.
 */
export function explainHidden(survey: LogicSurvey, answers: GivenAnswers, beside: Beside = {}): Hidden[] {
  const index = ruleIndex(survey)
  if (index.gatewayQuestions.size === 0 && !index.hasConditions) return []
  const answerTo = answerReader(answers, index.decides)
  const given = {
    index,
    ...showRecording(survey, answerTo, beside),
    gateways: gatewayWays(survey).map((gateway) => ({ ...gateway, now: select(gateway, answerTo(gateway.question.id)) })),
  }
  return index.sections.flatMap((section) => explainSection(section, given))
}

/** The shown ids, and the parts that only a condition hides. Conditions of parts that gateways hide, or after the end, are not evaluated. */
function showRecording(survey: LogicSurvey, answerTo: AnswerTo, beside: Beside) {
  const byCondition = { sections: new Set<number>(), questions: new Set<number>() }
  const undrawn = new Set<number>()
  const recorded = (hides: boolean, { position }: { position: number }, kind: keyof typeof byCondition) => {
    if (hides) byCondition[kind].add(position)
    return hides
  }
  const shown = showByRules(survey, answerTo, beside, (...given) => {
    const conditions = readConditions(...given)
    return (
      conditions && {
        ...conditions,
        hidesSection: (section) => {
          if (conditions.isUndrawn(section.position)) undrawn.add(section.position)
          return recorded(conditions.hidesSection(section), section, 'sections')
        },
        hidesQuestion: (question) => recorded(conditions.hidesQuestion(question), question, 'questions'),
      }
    )
  })
  return { shown, byCondition, undrawn }
}

/** `now`: its selection for the given answers. */
type Gateway = GatewayWays & { now: Selection }
type Given = { index: RuleIndex; gateways: readonly Gateway[] } & ReturnType<typeof showRecording>

function explainSection(section: PlacedSection, given: Given): Hidden[] {
  const questions = section.questions
    .filter(({ id }) => !given.shown.questions.has(id))
    .map((question): Hidden => ({ kind: 'question', id: question.id, because: whyQuestion(question, section, given) }))
  if (given.shown.sections.has(section.id)) return questions
  const closed = whyClosed(section, given)
  if (closed) return [{ kind: 'section', id: section.id, because: closed }, ...questions]

  const own = whyTarget({ kind: 'sections', position: section.position }, given)
  // If no rule selects the section, it still shows for a question in it: then the reason is that question's.
  const through = isDeadEnd(own) ? questions.map(({ because }) => because).find((because) => isWayIn(because)) : undefined
  return [{ kind: 'section', id: section.id, because: through ?? own }, ...questions]
}

const isDeadEnd = ({ code }: Reason) => code === 'no_rule' || code === 'gateways_disagree'
const isWayIn = ({ code }: Reason) => code === 'unanswered' || code === 'not_chosen' || code === 'gateway_hidden' || code === 'show_if'

/** Why a section is hidden regardless of gateways. */
function whyClosed({ id, position }: PlacedSection, { index, shown, byCondition, undrawn }: Given): Reason | undefined {
  if (undrawn.has(position)) return { code: 'not_drawn' }
  if (byCondition.sections.has(position)) return { code: 'show_if', owner: { kind: 'section', id } }
  const end = index.sections.find((section) => section.id === shown.ended_by)
  return end && position > end.position ? { code: 'ended', section_id: end.id } : undefined
}

function whyQuestion({ id, position }: PlacedQuestion, section: PlacedSection, given: Given): Reason {
  const { index, shown, byCondition } = given
  if (byCondition.questions.has(position)) return { code: 'show_if', owner: { kind: 'question', id } }
  if (whyClosed(section, given)) return { code: 'section_hidden', section_id: section.id }
  const named = index.mode === 'independent' ? index.governed.questions : index.gated
  if (named.has(position)) return whyTarget({ kind: 'questions', position }, given)
  return { code: shown.sections.has(section.id) ? 'section_partly' : 'section_hidden', section_id: section.id }
}

const whyTarget = (target: Target, given: Given): Reason =>
  given.index.mode === 'independent' ? whyIndependent(target, given) : whyIntersect(target, given)

function whyIndependent(target: Target, { gateways, shown }: Given): Reason {
  const governors = gateways.filter(({ governs }) => governs[target.kind].has(target.position))
  const takingPart = governors.filter(({ question }) => shown.questions.has(question.id))
  if (takingPart.length > 0) return whyNotSelected(target, takingPart)
  return { code: 'gateway_hidden', question_id: governors[0]!.question.id }
}

function whyIntersect(target: Target, { gateways, undrawn }: Given): Reason {
  const isDrawn = ({ question }: Gateway) => !undrawn.has(question.section)
  const withSay = gateways.filter((gateway) => isDrawn(gateway) && alwaysHasSay(gateway, target.kind))
  if (withSay.length > 0) return whyNotSelected(target, withSay)

  // No gateway decides on sections: they show once every gateway question is answered.
  const missing = gateways.find((gateway) => isDrawn(gateway) && !gateway.now.answered)
  // Only the gateway of a section that was not drawn opens it.
  if (!missing) return { code: 'gateway_hidden', question_id: gateways.find((gateway) => !isDrawn(gateway))!.question.id }
  const { question, values } = missing
  return { code: 'unanswered', question_id: question.id, values: [...values] }
}

/** Why the gateway questions that decide on a target do not all select it. */
function whyNotSelected(target: Target, deciding: readonly Gateway[]): Reason {
  const refusing = deciding.filter(({ now }) => !now[target.kind].has(target.position))

  const never = refusing.find((gateway) => !canSelect(gateway, target))
  if (never) {
    const anyCan = deciding.some((gateway) => canSelect(gateway, target))
    return anyCan ? { code: 'gateways_disagree', question_id: never.question.id } : { code: 'no_rule' }
  }

  const first = refusing[0]!
  const question_id = first.question.id
  const values = valuesThatSelect(first, target)
  if (!first.now.answered) return { code: 'unanswered', question_id, values }
  return values.length > 0 ? { code: 'not_chosen', question_id, values } : { code: 'answered', question_id }
}
