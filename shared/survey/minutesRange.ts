import { ruleIndex } from '../branching/ruleIndex.ts'
import type { Show } from '../branching/showByRules.ts'
import type { SurveyBody } from './survey.ts'
import { lengthOf, secondsOf } from './surveyLength.ts'

type Given = Pick<SurveyBody, 'sections' | 'pools'> & SurveyBody

/** Whole minutes of the shortest and the longest way through a survey, around what most people take. `visible`: that of shared/branching.ts. */
export function minutesRange(survey: Given, visible: Show): [least: number, most: number] {
  const { minutes } = lengthOf(survey, visible)
  const { gatewayQuestions, hasConditions } = ruleIndex(survey)
  const { pools = [], sections } = survey
  if (gatewayQuestions.size === 0 && !hasConditions && pools.length === 0) return [minutes, minutes]
  const seconds = new Map(sections.map(({ id, questions }) => [id, secondsOf(questions)]))
  const drawn = (longest: boolean) =>
    Object.fromEntries(
      pools.map(({ id, show }) => {
        const members = sections.filter(({ pool }) => pool === id).sort((a, b) => seconds.get(a.id)! - seconds.get(b.id)!)
        return [id, (longest ? members.slice(-show) : members.slice(0, show)).map((section) => section.id)]
      }),
    )
  const shortest = visible(survey, new Map(), { drawn: drawn(false) }).questions
  const longest = drawn(true)
  const isDrawn = ({ id, pool = '' }: { id: string; pool?: string | undefined }) => longest[pool]?.includes(id) ?? true
  const minutesOf = (questions: SurveyBody['sections'][number]['questions']) => Math.max(1, Math.round(secondsOf(questions) / 60))
  const least = minutesOf(sections.flatMap(({ questions }) => questions.filter(({ id }) => shortest.has(id))))
  const most = minutesOf(sections.filter(isDrawn).flatMap(({ questions }) => questions))
  return [Math.min(least, minutes), Math.max(most, minutes)]
}
