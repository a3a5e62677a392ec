import type { DemographicField } from './demographicFields.ts'

/** The id of the element that takes a question's answer: what a label names and an error links to. */
export const answerControl = (questionId: string) => `answer-${questionId}`
export const demographicControl = (field: DemographicField) => `about-${field}`
export const errorId = (control: string) => `${control}-error`
