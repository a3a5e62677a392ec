import type { Problem as Found } from '#shared/answers.ts'
import type { Question, Survey } from '#shared/survey.ts'
import type { FieldError } from '../../lib/ApiError.ts'
import type { TextKey } from '../../lib/i18n.ts'
import type { Entered } from './answerStore.ts'
import { answerControl, demographicControl } from './controls.ts'
import { demographicFields, isAge, type DemographicField } from './demographicFields.ts'

/** Something that stands against sending, at the control that can mend it. */
export type Problem = { control: string; code: string; question?: Question; field?: DemographicField }

/** True for what must be answered before the form is sent. A file is never insisted on while none can be given. */
export const insists = (question: Question): boolean => question.required && question.type !== 'file_upload'

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

const asks = {
  short_text: 'survey.ask_text',
  long_text: 'survey.ask_text',
  rich_text: 'survey.ask_text',
  single_choice: 'survey.ask_choice',
  multi_select: 'survey.ask_some',
  file_upload: 'survey.ask_fit',
} as const satisfies Record<Question['type'], TextKey>

/** What to ask of the person, in a few words. */
export function problemText({ code, question }: Problem): TextKey {
  if (code === 'age') return 'survey.ask_age'
  if (code === 'answer.required' && question) return asks[question.type]
  return code === 'too_long' ? 'survey.ask_shorter' : 'survey.ask_fit'
}
