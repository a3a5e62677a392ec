import { ruleIndex } from '../branching/ruleIndex.ts'
import type { Show } from '../branching/showByRules.ts'
import { kinds, takesAnswer } from '../kinds/kinds.ts'
import type { Pool } from './life/lifeFields.ts'
import { shortestWay } from './shortestWay.ts'
import type { Question, Section, SurveyBody } from './survey.ts'

type Measure = (questions: readonly Question[]) => number

/** The seconds that most respondents take for these questions. */
const secondsOf: Measure = (questions) =>
  questions.reduce((sum, { type, rows = [] }) => sum + kinds[type].seconds + (kinds[type].secondsPerRow ?? 0) * rows.length, 0)

const countOf: Measure = (questions) => questions.filter(takesAnswer).length

/** By pool, the ids of the possible draw with the least `measure`, or with the most. */
function draw({ pools = [], sections }: SurveyBody, which: 'least' | 'most', measure: Measure): ReadonlyMap<string, readonly string[]> {
  const drawn = ({ id, show }: Pool) => {
    const inOrder = sections.filter(({ pool }) => pool === id).sort((a, b) => measure(a.questions) - measure(b.questions))
    return [id, (which === 'least' ? inOrder.slice(0, show) : inOrder.slice(-show)).map((section) => section.id)] as const
  }
  return new Map(pools.map(drawn))
}

/** The questions of those sections, and of all sections without a pool. */
function drawnBy(survey: SurveyBody, which: 'least' | 'most', measure: Measure): Question[] {
  const drawn = draw(survey, which, measure)
  const isDrawn = ({ id, pool = '' }: Section) => drawn.get(pool)?.includes(id) ?? true
  return survey.sections.filter(isDrawn).flatMap(({ questions }) => questions)
}

/** `most`: the number of questions is a maximum, since branching hides some of them or pools may draw shorter sections. */
export function lengthOf(survey: SurveyBody, visible: Show): { questions: number; most: boolean; minutes: number } {
  const questions = countOf(drawnBy(survey, 'most', countOf))
  const hides = ruleIndex(survey).gatewayQuestions.size > 0 || survey.sections.some(isConditional)
  return {
    questions,
    most: hides || questions > countOf(drawnBy(survey, 'least', countOf)),
    minutes: minutesRange(survey, visible).minutes,
  }
}

const isConditional = ({ show_if, ends_if, questions }: Section) => show_if ?? ends_if ?? questions.some((question) => question.show_if)

/**
 * Whole minutes that most respondents take for a survey, for its shortest and for its longest way; all three are equal if nothing can be hidden.
 * `visible`: the one of shared/branching.ts, or the one of public pages.
 */
export function minutesRange(survey: SurveyBody, visible: Show): { minutes: number; minutes_range: [least: number, most: number] } {
  const least = shortestWay(survey, visible, { drawn: Object.fromEntries(draw(survey, 'least', secondsOf)) }, secondsOf)
  const most = secondsOf(drawnBy(survey, 'most', secondsOf))
  return { minutes: inMinutes((least + most) / 2), minutes_range: [inMinutes(least), inMinutes(most)] }
}

const inMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60))
