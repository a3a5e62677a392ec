import type { Question } from '#shared/survey/survey.ts'
import css from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import text from './TextQuestion.module.css'
import { useAnswer } from '../../answers/useAnswers.ts'

/** short_text in one line, long_text in several. */
export function TextQuestion({ question }: { question: Question }) {
  const { value, problem, control, answer } = useAnswer(question.id)
  const shared = {
    id: control,
    className: text.control,
    dir: 'auto',
    value: typeof value === 'string' ? value : '',
    required: question.required,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(question, problem),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => answer(question.id, currentTarget.value || undefined),
  }
  return (
    <div className={css.question} data-question={question.id}>
      <label className={css.title} htmlFor={control}>
        <QuestionTitle question={question} />
      </label>
      <QuestionDetails question={question} problem={problem} />
      {question.type === 'short_text' ? <input type="text" {...shared} enterKeyHint="next" /> : <textarea rows={5} {...shared} />}
    </div>
  )
}
