import type { Question } from '#shared/survey.ts'
import css from './Question.module.css'
import { QuestionDetails, QuestionTitle } from './QuestionParts.tsx'
import { ReadAnswer } from './ReadAnswer.tsx'
import { useAnswer } from './useAnswers.ts'

/** file_upload: the question to read, with the files that the response holds already. */
export function FileQuestion({ question }: { question: Question }) {
  const { value, problem, control } = useAnswer(question.id)
  return (
    <fieldset id={control} className={css.question} data-question={question.id} tabIndex={-1}>
      <legend className={css.title}>
        <QuestionTitle question={question} />
      </legend>
      <QuestionDetails question={question} problem={problem} />
      {value !== undefined && <ReadAnswer question={question} value={value} />}
    </fieldset>
  )
}
