import type { Problem as Found } from '#shared/answers.ts'
import type { Survey } from '#shared/survey.ts'
import type { FieldError } from '../../lib/ApiError.ts'
import type { Entered } from './answerStore.ts'
import { answerControl, demographicControl } from './controls.ts'
import { demographicFields, isAge, type DemographicField } from './demographicFields.ts'
import { insists, type Problem } from './problems.ts'

/** What the person has to look at before sending, in the order of the page. `found`: what check() of shared/answers.ts says. */
export function problemsOf(survey: Survey, { demographics }: Entered, found: readonly Found[]): Problem[] {
  const age: Problem[] = isAge(demographics.age) ? [] : [atField('age')]
  return [...age, ...atQuestions(survey, found).filter(({ code, question }) => code !== 'answer.required' || insists(question!))]
}

/** What the server refused, at the questions and fields that it names. What it names nothing for is left out. */
export function refusedProblems(survey: Survey, errors: readonly (FieldError & { question_id?: string })[]): Problem[] {
  const fields = demographicFields.filter((field) => errors.some(({ path }) => path === `demographics.${field}`))
  const named = errors.flatMap(({ question_id, code }) => (question_id ? [{ question_id, code }] : []))
  return [...fields.map(atField), ...atQuestions(survey, named)]
}

const atField = (field: DemographicField): Problem => ({ control: demographicControl(field), code: field === 'age' ? 'age' : 'fit', field })

function atQuestions(survey: Survey, found: readonly { question_id: string; code: string }[]): Problem[] {
  const codes = new Map(found.map(({ question_id, code }) => [question_id, code]))
  return survey.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => codes.has(id))
    .map((question) => ({ control: answerControl(question.id), code: codes.get(question.id)!, question }))
}
