import { createContext, type ReactNode } from 'react'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Language } from '../../../lib/language/language.ts'
import type { PreviewDraw } from './usePreviewDraw.ts'

export type Answers = ReadonlyMap<string, AnswerValue>

/** Props of the survey preview, which the app provides. */
type PreviewProps = {
  /** The survey's id; undefined before the first save. */
  id: string | undefined
  survey: SurveyBody
  language: Language
  /** Placeholders for hidden sections and questions, by id. */
  notes?: ReadonlyMap<string, ReactNode>
  answers?: Answers
  /** The seed and draw of its order; undefined for a survey without anything random. */
  given?: PreviewDraw | undefined
  /** A question: in a survey in steps, its step shows. */
  openQuestion?: string | undefined
  onAnswers?: (answers: Answers) => void
  onRestart: () => void
}

/** Renders the survey page in the preview. The app provides it, since features do not import each other; null in tests. */
export const PreviewContext = createContext<((props: PreviewProps) => ReactNode) | null>(null)
