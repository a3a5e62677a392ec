import type { DemographicField } from '#shared/responses/demographicFields.ts'

/** The name under which a form has the text of a question's choice, beside its answer. No question's id has a slash. */
export const entryOf = (questionId: string) => `${questionId}/text`

/** The id of a question's control, for its label and for links to it from errors. */
export const answerControl = (questionId: string) => `answer-${questionId}`
/** The name of the radio buttons of a row, and the id of the first. A question's id has no colon. */
export const rowControl = (questionId: string, row: string) => `${answerControl(questionId)}:${row}`
/** The same for one of the demographic fields. */
export const demographicControl = (field: DemographicField) => `about-${field}`
/** The id of the message about a control, for its aria-describedby. */
export const errorId = (control: string) => `${control}-error`
/** The part of the form around a control, as a selector. */
export const controlPart = '[data-row], [data-question]'
