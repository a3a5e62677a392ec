import { firstEndingSection, isKept } from '../../branching/conditions/readConditions.ts'
import { alwaysHasSay, type GatewayQuestion } from '../../branching/gatewayQuestion.ts'
import { ruleIndex, type RuleIndex } from '../../branching/ruleIndex.ts'
import type { PlacedQuestion, PlacedSection, Targets } from '../../branching/surveyDocument.ts'
import type { Language } from '../../fields.ts'
import type { Condition } from '../../survey/condition.ts'
import type { LogicSurvey, Target } from '../targets.ts'
import type { ConditionPlace } from './clauseProblem.ts'
import { clauseText, conditionSentence, namedChoices, type NameQuestion } from './conditionSentence.ts'
import { sentenceTexts } from './sentenceTexts.ts'

/**
 * A requirement in words; `isOwn`: the target's own condition. `rule`: the answers to a gateway that show the target; `isOther`: answers without a
 * rule, `isNone`: no answer.
 */
export type ShownLine = { text: string; isOwn?: true; rule?: Rule | 'all_answered' }
type Rule = { name: string; labels: string[]; isOther: boolean; isNone: boolean }

/** By the id of a section or question, the requirements that must all be met for it to show. No entry for parts that everyone sees. */
export type ShownTo = Record<keyof Targets, ReadonlyMap<string, readonly ShownLine[]>>

/**
 * The requirements of each section and question: one for each gateway question that decides on it, for its own condition, for its pool, and for each
 * end before its section. A question does not repeat those of its section. Rules and conditions without effect are left out.
 */
export function shownTo(survey: LogicSurvey, language: Language, name?: NameQuestion): ShownTo {
  const index = ruleIndex(survey)
  const firstEnd = firstEndingSection(index)
  const conditionOf = (place: ConditionPlace, condition: Condition | undefined): ShownLine[] => {
    const text = conditionSentence(survey, place, condition, language, name)
    return text ? [{ text, isOwn: true }] : []
  }
  const ruleOf = (kind: keyof Targets, position: number) => (gateway: GatewayQuestion) =>
    ruleLine(survey, gateway, { kind, position }, language, name)

  const ends: ShownLine[] = []
  const found = { sections: new Map<string, ShownLine[]>(), questions: new Map<string, ShownLine[]>() }
  const add = (kind: keyof Targets, id: string, lines: ShownLine[]) => {
    if (lines.length > 0) found[kind].set(id, lines)
  }
  for (const placed of index.sections) {
    const { id, position, questions } = placed
    const section = survey.sections[position]!
    const gateways = sectionGateways(index, placed)
    const allAnswered: ShownLine = { text: sentenceTexts[language].allAnswered, rule: 'all_answered' }
    const rules = gateways === 'all' ? [allAnswered] : gateways.map(ruleOf('sections', position))
    const own = questions.some((question) => isKept(index, question.id)) ? [] : conditionOf({ kind: 'section', id }, section.show_if)
    add('sections', id, [...rules, ...own, ...drawnFor(survey, section, language), ...ends])

    for (const [at, question] of questions.entries()) {
      const condition = isKept(index, question.id) ? [] : conditionOf({ kind: 'question', id: question.id }, section.questions[at]!.show_if)
      add('questions', question.id, [...questionGateways(index, question).map(ruleOf('questions', question.position)), ...condition])
    }
    const end = position < firstEnd ? [] : conditionOf({ kind: 'section', id, part: 'ends_if' }, section.ends_if)
    ends.push(...end.map(({ text }) => ({ text: sentenceTexts[language].notEnded(text) })))
  }
  return found
}

/** The requirement that a section was drawn from its pool; none if all sections of the pool are drawn. */
function drawnFor({ pools = [], sections }: LogicSurvey, { pool }: { pool?: string | undefined }, language: Language): ShownLine[] {
  const found = pools.find(({ id }) => id === pool)
  const size = sections.filter((section) => section.pool === pool).length
  return found && found.show < size ? [{ text: sentenceTexts[language].drawn(found.id, found.show, size) }] : []
}

/** The gateways that decide on a section; `all` if no gateway names a section, so that all must be answered (intersect). */
function sectionGateways(index: RuleIndex, { exempt, position, questions }: PlacedSection): GatewayQuestion[] | 'all' {
  const gateways = [...index.gatewayQuestions.values()]
  if (exempt) return []
  if (index.mode === 'independent') return gateways.filter(({ governs }) => governs.sections.has(position))
  if (gateways.length === 0 || questions.some(({ id }) => index.gatewayQuestions.has(id))) return []
  const deciding = gateways.filter((gateway) => alwaysHasSay(gateway, 'sections'))
  return deciding.length > 0 ? deciding : 'all'
}

function questionGateways(index: RuleIndex, { id, position }: PlacedQuestion): GatewayQuestion[] {
  const gateways = [...index.gatewayQuestions.values()]
  if (index.mode === 'independent') return gateways.filter(({ governs }) => governs.questions.has(position))
  if (index.gatewayQuestions.has(id) || !index.gated.has(position)) return []
  return gateways.filter((gateway) => alwaysHasSay(gateway, 'questions'))
}

/** The answers to a gateway question that show a target: "1.2 Role is one of Editor, Reader or 1.2 Role is not answered". */
function ruleLine(
  survey: LogicSurvey,
  { question: { id: question_id }, gateways }: GatewayQuestion,
  { kind, position }: Target,
  language: Language,
  nameOf?: NameQuestion,
): ShownLine {
  const texts = sentenceTexts[language]
  const shows = (targets: Targets) => targets[kind].has(position)
  const values = gateways.flatMap(({ selectedBy }) => [...selectedBy].filter(([, targets]) => shows(targets)).map(([value]) => value))
  const { name, labels } = namedChoices(survey, question_id, values, language, nameOf)
  const isOther = gateways.some(({ whenNoRuleMatches }) => shows(whenNoRuleMatches))
  const isNone = gateways.some(({ whenUnanswered }) => shows(whenUnanswered))
  const ways = [
    ...(labels.length > 0 ? [clauseText(survey, { question_id, op: 'any_of', values }, language, nameOf)] : []),
    ...(isOther ? [texts.otherAnswer(name)] : []),
    ...(isNone ? [texts.unanswered(name)] : []),
  ]
  return { text: ways.join(texts.or) || texts.noAnswerShows(name), rule: { name, labels, isOther, isNone } }
}
