import type { Question } from '#shared/survey/survey.ts'
import css from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import text from './TextQuestion.module.css'
import { useAnswer } from '../../answers/useAnswerStore.ts'

const keypad = (mode: 'email' | 'url' | 'tel') => ({ inputMode: mode, autoComplete: mode })
const keypads = { text: {}, email: keypad('email'), url: keypad('url'), phone: keypad('tel') }

type Props = { question: Question }

export const ShortTextQuestion = ({ question }: Props) => <TextQuestion question={question} isLong={false} />
export const LongTextQuestion = ({ question }: Props) => <TextQuestion question={question} isLong />

function TextQuestion({ question, isLong }: Props & { isLong: boolean }) {
  const { value, problem, control, answer } = useAnswer(question.id)
  const shared = {
    id: control,
    className: text.control,
    dir: 'auto',
    ...(!isLong && keypads[question.format ?? 'text']),
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
      {isLong ? <textarea rows={5} {...shared} /> : <input type="text" {...shared} enterKeyHint="next" />}
    </div>
  )
}
