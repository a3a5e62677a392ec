import type { Question } from '#shared/survey.ts'
import { htmlOf, textOf } from './plainText.ts'
import { insists } from './problems.ts'
import css from './Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from './QuestionParts.tsx'
import text from './TextQuestion.module.css'
import { useAnswer } from './useAnswers.ts'

/** rich_text: written as plain paragraphs, kept as HTML. */
export function RichTextQuestion({ question }: { question: Question }) {
  const { value, problem, control, answer } = useAnswer(question.id)
  return (
    <div className={css.question} data-question={question.id}>
      <label className={css.title} htmlFor={control}>
        <QuestionTitle question={question} />
      </label>
      <QuestionDetails question={question} problem={problem} />
      <textarea
        id={control}
        className={text.control}
        rows={5}
        value={typeof value === 'string' ? textOf(value) : ''}
        required={insists(question)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(question, problem)}
        onChange={(event) => answer(question.id, htmlOf(event.currentTarget.value) || undefined)}
      />
    </div>
  )
}
