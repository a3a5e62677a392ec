import type { Question } from '#shared/survey/survey.ts'
import css from '../Question.module.css'
import { QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'

/** A text between the questions, without an answer. */
export const Note = ({ question }: { question: Question }) => (
  <div className={css.question} data-question={question.id}>
    <h3 className={css.title}>
      <QuestionTitle question={question} />
    </h3>
    <QuestionDetails question={question} problem={undefined} />
  </div>
)
