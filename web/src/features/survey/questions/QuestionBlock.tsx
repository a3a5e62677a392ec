import { memo } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import { LazyQuestion } from './LazyQuestion.tsx'
import { TextQuestion } from './TextQuestion.tsx'

const controls = {
  short_text: TextQuestion,
  long_text: TextQuestion,
  rich_text: LazyQuestion,
  single_choice: ChoiceQuestion,
  multi_select: ChoiceQuestion,
  file_upload: LazyQuestion,
} as const satisfies Record<Question['type'], unknown>

/** One question with its control. */
export const QuestionBlock = memo(function QuestionBlock({ question }: { question: Question }) {
  const Control = controls[question.type]
  return <Control question={question} />
})
