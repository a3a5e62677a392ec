import { createContext, type ReactNode } from 'react'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Language } from '../../../lib/language/language.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

/** What the editor gives to whatever draws the survey as respondents see it. */
type PreviewProps = {
  survey: SurveyBody
  language: Language
  /** What stands in place of a hidden section or question, by its id. */
  notes?: ReadonlyMap<string, ReactNode>
  answers?: Answers
  onAnswers?: (answers: Answers) => void
  onRestart: () => void
}

/** Draws the survey page's preview, which the app gives the editor; null where there is none. */
export const PreviewContext = createContext<((props: PreviewProps) => ReactNode) | null>(null)
