import type { Survey } from '#shared/survey.ts'
import type { FieldError } from '../../../lib/api/ApiError.ts'
import type { Entered } from '../answers/answerStore.ts'
import { answerControl, demographicControl } from '../answers/controls.ts'
import { demographicFields, isAge, type DemographicField } from '../answers/demographicFields.ts'
import type { Problem } from '../answers/problems.ts'

/** What stands against an answer: `code` as check() of shared/answers.ts names it, or `file.failed` for files that did not arrive. */
type Found = { question_id: string; code: string }

/** What the person has to look at before sending, in the order of the page. */
export function problemsOf(survey: Survey, { demographics }: Entered, found: readonly Found[]): Problem[] {
  const age: Problem[] = isAge(demographics.age) ? [] : [atField('age')]
  return [...age, ...atQuestions(survey, found)]
}

/** What the server refused, at the questions and fields that it names. What it names nothing for is left out. */
export function refusedProblems(survey: Survey, errors: readonly (FieldError & { question_id?: string })[]): Problem[] {
  const fields = demographicFields.filter((field) => errors.some(({ path }) => path === `demographics.${field}`))
  const named = errors.flatMap(({ question_id, code }) => (question_id ? [{ question_id, code }] : []))
  return [...fields.map(atField), ...atQuestions(survey, named)]
}

const atField = (field: DemographicField): Problem => ({ control: demographicControl(field), code: field === 'age' ? 'age' : 'fit', field })

function atQuestions(survey: Survey, found: readonly Found[]): Problem[] {
  const codes = new Map(found.map(({ question_id, code }) => [question_id, code]))
  return survey.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => codes.has(id))
    .map((question) => ({ control: answerControl(question.id), code: codes.get(question.id)!, question }))
}

/** The files that the server knows no more: their places in the answer to each question that it names. */
export function lostFiles(errors: readonly (FieldError & { question_id?: string })[]): Map<string, number[]> {
  const lost = new Map<string, number[]>()
  for (const { question_id, code, path } of errors) {
    if (code !== 'file.unknown' || !question_id) continue
    lost.set(question_id, [...(lost.get(question_id) ?? []), Number(/\.value\.(\d+)$/.exec(path)?.[1] ?? 0)])
  }
  return lost
}
