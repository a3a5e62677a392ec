import type { Choice, Question, SurveyBody } from '#shared/survey/survey.ts'

/** A question that an earlier version had, with the section it stood in: its answers are still exported. */
export type RetiredQuestion = { section_title: string; section_title_ko: string; question: Question }

/** A choice that an earlier version of a question had. */
export type RetiredChoice = { question_id: string; choice: Choice }

/** What is stored of one version: the survey, and whatever was published before and is gone. Never changed once written. */
export type Definition = SurveyBody & { retired_questions: RetiredQuestion[]; retired_choices: RetiredChoice[] }

/** The version without what is gone: for a survey that nobody has answered. */
export const withoutRetired = (definition: Definition): Definition => ({ ...definition, retired_questions: [], retired_choices: [] })
