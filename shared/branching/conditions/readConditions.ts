import { isString } from '../../kinds/choice.ts'
import type { RuleIndex } from '../ruleIndex.ts'
import type { Given, ReadConditions } from '../showByRules.ts'
import type { Clause } from './clause.ts'
import { conditionHolds, conditionIndex, type Condition } from './conditionIndex.ts'

export const readConditions: ReadConditions = (survey, index, answerTo, { link, drawn } = {}) => {
  if (!index.hasConditions) return undefined
  const { ofSections, ofQuestions, ends, pools } = conditionIndex(survey, index)
  const isShown = new Set<number>()

  const isDrawn = (position: number): boolean => {
    const pool = pools.get(position)
    const sections = pool === undefined ? undefined : own(drawn, pool)
    return !Array.isArray(sections) || sections.includes(index.sections[position]!.id)
  }
  const clauseHolds = (clause: Clause): boolean => {
    if ('field' in clause) return clause.holds(linkValue(link, clause.field))
    return clause.holds(isShown.has(clause.question.position) ? answerTo(clause.question.id) : undefined)
  }
  const holds = (condition: Condition) => conditionHolds(condition, clauseHolds)
  const fails = (condition: Condition | undefined) => condition !== undefined && !holds(condition)

  const firstEnd = firstEndingSection(index, isDrawn)
  return {
    isUndrawn: (position) => !isDrawn(position),
    hidesSection: (section) =>
      !isDrawn(section.position) || (fails(ofSections.get(section.position)) && !section.questions.some(({ id }) => isKept(index, id))),
    hidesQuestion: ({ id, position }) => fails(ofQuestions.get(position)) && !isKept(index, id),
    showed: ({ position }) => void isShown.add(position),
    endsAfter({ position }) {
      const end = ends.get(position)
      return end !== undefined && position >= firstEnd && holds(end)
    },
  }
}

/** Whether no condition hides a question. */
export const isKept = ({ mode, gatewayQuestions }: RuleIndex, id: string): boolean => mode === 'intersect' && gatewayQuestions.has(id)

/**
 * The position of the first section whose end has an effect. In `intersect` a gateway of a later drawn section may decide what shows before it, so
 * that such an end could undo itself.
 */
export const firstEndingSection = ({ mode, gatewayQuestions }: RuleIndex, isDrawn: (position: number) => boolean = () => true): number =>
  mode === 'intersect' ? Math.max(0, ...[...gatewayQuestions.values()].map(({ question }) => question.section).filter(isDrawn)) : 0

const own = (held: Given['link'], name: string): unknown => (held && Object.hasOwn(held, name) ? held[name] : undefined)

/** The value of a link's field as clauses read it; undefined if it is blank. */
export function linkValue(link: Given['link'], field: string): string | undefined {
  const value = own(link, field)
  return isString(value) && value.trim() !== '' ? value : undefined
}
