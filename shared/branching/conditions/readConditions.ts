import { isString } from '../../kinds/choice.ts'
import type { RuleIndex } from '../ruleIndex.ts'
import type { Given, ReadConditions } from '../showByRules.ts'
import type { Clause } from './clause.ts'
import { conditionIndex, type Condition } from './conditionIndex.ts'

export const readConditions: ReadConditions = (survey, index, answerTo, { link, drawn }) => {
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
  const holds = ({ isAny, clauses }: Condition) => (isAny ? clauses.some(clauseHolds) : clauses.every(clauseHolds))
  const fails = (condition: Condition | undefined) => condition !== undefined && !holds(condition)

  const isKept = (id: string) => index.mode === 'intersect' && index.gatewayQuestions.has(id)
  const lastKept = index.mode === 'intersect' ? lastGatewaySection(index, isDrawn) : -1
  return {
    isDrawn,
    hidesSection: (section) =>
      !isDrawn(section.position) || (fails(ofSections.get(section.position)) && !section.questions.some(({ id }) => isKept(id))),
    hidesQuestion: ({ id, position }) => fails(ofQuestions.get(position)) && !isKept(id),
    showed: ({ position }) => void isShown.add(position),
    // A gateway of a later section may decide what shows earlier: there such an end could undo itself.
    endsAfter({ position }) {
      const end = ends.get(position)
      return end !== undefined && position >= lastKept && holds(end)
    },
  }
}

/** The position of the last section that holds a gateway question, of those that were drawn; -1 for none. */
const lastGatewaySection = ({ gatewayQuestions }: RuleIndex, isDrawn: (position: number) => boolean): number =>
  Math.max(-1, ...[...gatewayQuestions.values()].map(({ question }) => question.section).filter(isDrawn))

const own = (held: Given['link'], name: string): unknown => (held && Object.hasOwn(held, name) ? held[name] : undefined)

/** undefined where it is blank. */
function linkValue(link: Given['link'], field: string): string | undefined {
  const value = own(link, field)
  return isString(value) && value.trim() !== '' ? value : undefined
}
