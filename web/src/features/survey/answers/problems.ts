import type { Question } from '#shared/survey/survey.ts'
import type { DemographicField } from '#shared/responses/demographicFields.ts'

/** `control`: the id of the element to correct; `code`: of checkAnswers(), `age`, `fit`, `file.failed` or the server's; `row`: the id of its row. */
export type Problem = { control: string; code: string; question?: Question; row?: string; field?: DemographicField }

export const isOnlyMissing = (problems: readonly Problem[]): boolean => problems.every(({ code }) => code === 'answer.required')
