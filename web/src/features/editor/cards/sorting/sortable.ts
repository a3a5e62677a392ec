import type { SurveyBody } from '#shared/survey.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'

/** What can be dragged. A choice goes by its question too, since choices of two questions may have one id. */
export type Sortable =
  | { kind: 'section'; id: string }
  | { kind: 'question'; id: string }
  | { kind: 'choice'; questionId: string; id: string }

export const sectionSortable = (id: string): string => `section:${id}`
export const questionSortable = (id: string): string => `question:${id}`
export const choiceSortable = (questionId: string, id: string): string => `choice:${questionId}:${id}`

/** What a name of the three above stands for; ids hold no colon. */
export function sortable(name: string): Sortable {
  const [kind, id = '', choiceId = ''] = name.split(':')
  if (kind === 'choice') return { kind, questionId: id, id: choiceId }
  return kind === 'section' ? { kind, id } : { kind: 'question', id }
}

/** How many there are in the list that something is sorted in. */
export function siblings(survey: SurveyBody, name: string): number {
  const what = sortable(name)
  const { questions } = surveyIndex(survey)
  if (what.kind === 'section') return survey.sections.length
  if (what.kind === 'question') return questions.get(what.id)?.section.questions.length ?? 0
  return questions.get(what.questionId)?.question.choices.length ?? 0
}
