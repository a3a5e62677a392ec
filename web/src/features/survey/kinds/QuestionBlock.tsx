import { memo } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import { controls } from './controls.ts'

/** One question with its control. */
export const QuestionBlock = memo(function QuestionBlock({ question }: { question: Question }) {
  const { Control } = controls[question.type]
  return <Control question={question} />
})
