import type { DemographicField } from './demographicFields.ts'

/** The id of a question's control, for its label and for links to it from errors. */
export const answerControl = (questionId: string) => `answer-${questionId}`
/** The same for one of the demographic fields. */
export const demographicControl = (field: DemographicField) => `about-${field}`
/** The id of the message about a control, for its aria-describedby. */
export const errorId = (control: string) => `${control}-error`
