import { createContext, type ReactNode } from 'react'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'

export type AnswerProps = { question: Question; value: AnswerValue | undefined; responseId: string | undefined }
/** Shows one answer to be read: text, choices, files to download. */
export type RenderAnswer = (props: AnswerProps) => ReactNode

/** Given by whoever puts the screen together. */
export const RenderAnswerContext = createContext<RenderAnswer>(() => null)
