import { createContext, type ReactNode } from 'react'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'

export type AnswerProps = { question: Question; value: AnswerValue | undefined; text?: string | undefined; responseId: string | undefined }
/** Renders one answer: text, choices, files to download. */
export type RenderAnswer = (props: AnswerProps) => ReactNode

/** Provided by the app, since features do not import each other. */
export const RenderAnswerContext = createContext<RenderAnswer>(() => null)
