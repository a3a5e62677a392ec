import { includesText } from '#shared/search.ts'
import { opsOf, type ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import { nameQuotesOf } from '#shared/quotes/nameQuotes.ts'
import type { Question, SurveyBody } from '#shared/survey/survey.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'

type ReadableQuestion = { question: Question; number: string }

/** The questions that a condition may read: those before its owner; for a section's end also those in the section. Notes are left out. */
export function readableQuestions(survey: SurveyBody, { kind, id, part }: ConditionPlace): ReadableQuestion[] {
  const { sections, questions } = surveyIndex(survey)
  const owner = kind === 'question' ? questions.get(id) : undefined
  const section = sections.get(owner?.section.id ?? id)
  if (!section) return []
  const inSection = owner ? owner.index : part === 'ends_if' ? Infinity : 0
  return [
    ...survey.sections.slice(0, section.index).flatMap((before) => before.questions),
    ...section.section.questions.slice(0, inSection),
  ]
    .filter(({ type }) => opsOf(type).length > 0)
    .map((question) => ({ question: nameQuotesOf(survey, question), number: questions.get(question.id)!.number }))
}

/** The questions that match a search by number or title, in either language. */
export const findReadable = (questions: readonly ReadableQuestion[], search: string): ReadableQuestion[] =>
  questions.filter(({ number, question: { title, title_ko } }) => includesText(`${number} ${title} ${title_ko}`, search.trim()))
