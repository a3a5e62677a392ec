import type { Show } from '../branching/showByRules.ts'
import type { Pool } from './life/lifeFields.ts'
import type { Section, SurveyBody } from './survey.ts'
import { secondsOf } from './surveyLength.ts'

const secondsIn = (sections: readonly Section[]) => secondsOf(sections.flatMap(({ questions }) => questions))

/** By pool, the ids of the shortest sections that may be drawn, or of the longest. */
function draw({ pools = [], sections }: SurveyBody, which: 'shortest' | 'longest'): Record<string, string[]> {
  const drawn = ({ id, show }: Pool) => {
    const byLength = sections.filter(({ pool }) => pool === id).sort((a, b) => secondsIn([a]) - secondsIn([b]))
    return [id, (which === 'shortest' ? byLength.slice(0, show) : byLength.slice(-show)).map((section) => section.id)] as const
  }
  return Object.fromEntries(pools.map(drawn))
}

/**
 * Whole minutes that most people take for a survey, and those of its shortest and longest way: the same three where nothing can be hidden. `visible`:
 * that of shared/branching.ts.
 */
export function minutesRange(survey: SurveyBody, visible: Show): { minutes: number; minutes_range: [least: number, most: number] } {
  const shown = visible(survey, new Map(), { drawn: draw(survey, 'shortest') }).questions
  const least = secondsOf(survey.sections.flatMap(({ questions }) => questions.filter(({ id }) => shown.has(id))))
  const longest = new Map(Object.entries(draw(survey, 'longest')))
  const most = secondsIn(survey.sections.filter(({ id, pool = '' }) => longest.get(pool)?.includes(id) ?? true))
  return { minutes: inMinutes((least + most) / 2), minutes_range: [inMinutes(least), inMinutes(most)] }
}

const inMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60))
