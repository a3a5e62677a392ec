import type { ComponentType } from 'react'
import type { QuestionType } from '#shared/survey/questionTypes.ts'
import type { Question } from '#shared/survey/survey.ts'
import { ChoiceQuestion } from './choice/ChoiceQuestion.tsx'
import { LazyQuestion } from './LazyQuestion.tsx'
import { TextQuestion } from './text/TextQuestion.tsx'

/** The control of a question on the survey's page, by its type. */
export const controls: Record<QuestionType, ComponentType<{ question: Question }>> = {
  short_text: TextQuestion,
  long_text: TextQuestion,
  rich_text: LazyQuestion,
  single_choice: ChoiceQuestion,
  multi_select: ChoiceQuestion,
  file_upload: LazyQuestion,
}
