import type { Question } from '#shared/survey/survey.ts'
import css from '../Question.module.css'
import { QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'

/** A text between the questions, without an answer. */
export const Note = ({ question }: { question: Question }) => (
  <div className={css.question} data-question={question.id}>
    <div className={css.title}>
      <QuestionTitle question={question} />
    </div>
    <QuestionDetails question={question} problem={undefined} />
  </div>
)
