import { check } from '#shared/answers.ts'
import type { UpdateResponseBody } from '#shared/response.ts'
import { lang } from '../../../lib/language/language.ts'
import type { AnswerStore } from '../answers/answerStore.ts'
import { listOf } from '../answers/answerValues.ts'
import { demographicsOf } from '../answers/demographicFields.ts'
import { problemsOf } from './foundProblems.ts'
import { ifLoaded } from '../questions/lazyQuestionTypes.ts'
import type { Problem } from '../answers/problems.ts'

/** The form as it would be sent, and what stands against that. */
export function checked(store: AnswerStore): { body: UpdateResponseBody; problems: Problem[] } {
  const entered = store.entered()
  const { kept, problems } = check(store.survey, listOf(entered.answers))
  const failed = (ifLoaded('file_upload')?.uploadsOf(store).failed() ?? []).filter(store.shows)
  return {
    body: { answers: kept, demographics: demographicsOf(entered.demographics), language: lang() },
    problems: problemsOf(store.survey, entered, [...problems, ...failed.map((question_id) => ({ question_id, code: 'file.failed' }))]),
  }
}
