import { createContext, type ReactNode } from 'react'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'

export type ReadAnswerProps = { question: Question; value: AnswerValue | undefined; responseId: string | undefined }
/** Shows one answer to be read: text, choices, files to download. */
export type ReadAnswer = (props: ReadAnswerProps) => ReactNode

/** Given by whoever puts the screen together. */
export const ReadAnswerContext = createContext<ReadAnswer>(() => null)
