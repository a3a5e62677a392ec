import { type ComponentType, memo } from 'react'
import { controlOf, type ControlName } from '#shared/kinds/controlOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import { ChoiceQuestion } from './choice/ChoiceQuestion.tsx'
import { LazyQuestion } from './LazyQuestion.tsx'
import { LongTextQuestion, ShortTextQuestion } from './text/TextQuestion.tsx'

/** The controls that every survey loads. All others are chunks of their own. */
const controls: { [Name in ControlName]?: ComponentType<{ question: Question }> } = {
  short_text: ShortTextQuestion,
  long_text: LongTextQuestion,
  single_choice: ChoiceQuestion,
  multi_select: ChoiceQuestion,
}

/** One question with its control. */
export const QuestionBlock = memo(function QuestionBlock({ question }: { question: Question }) {
  const Control = controls[controlOf(question)] ?? LazyQuestion
  return <Control question={question} />
})
