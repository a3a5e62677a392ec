import { useEffect, useRef, useState } from 'react'
import { dateOf } from '#shared/kinds/date/dateOf.ts'
import { isDate } from '#shared/time/calendarDate.ts'
import { dateParts, pastedParts, readTypedDate, typedParts } from '#shared/kinds/date/typedDate.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import question from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import text from '../text/TextQuestion.module.css'
import { CalendarIcon } from './CalendarIcon.tsx'
import css from './DateQuestion.module.css'

/** A date in separate fields for year, month and day, with the browser's picker beside them. */
export function DateQuestion({ question: asked }: { question: Question }) {
  const t = useT()
  const { value, problem: found, control, answer } = useAnswer(asked.id)
  const [isLeft, setLeft] = useState(false)
  const { precision } = dateOf(asked)
  const stored = typeof value === 'string' ? value : ''
  /** The typed texts of the present answer, which may lack leading zeros. */
  const [typed, setTyped] = useState<{ parts: string[]; value: string | undefined }>()
  const picker = useRef<HTMLInputElement>(null)
  const parts = typed && typed.value === value ? typed.parts : typedParts(stored, precision)
  // Reads the input from before the page's script ran.
  const read = readTypedDate(typedParts(stored, precision))
  useEffect(() => {
    if (value !== undefined && read !== stored) answer(asked.id, read)
  }, [answer, asked.id, read, stored, value])
  const enter = (next: string[]) => {
    const read = readTypedDate(next)
    setTyped({ parts: next, value: read })
    setLeft(false)
    answer(asked.id, read)
  }
  const isUnreadable = isLeft && stored.trim() !== '' && !isDate(stored, precision)
  const problem = found ?? (isUnreadable ? { control, code: 'answer.no_such_date', question: asked } : undefined)
  return (
    <fieldset
      className={question.question}
      data-question={asked.id}
      aria-describedby={describedBy(asked, problem)}
      onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
    >
      <legend className={question.title}>
        <QuestionTitle question={asked} />
      </legend>
      <QuestionDetails question={asked} problem={problem} />
      <div className={css.fields}>
        {dateParts[precision].map((part, at) => (
          <label key={part} className={css[part]}>
            <span className={css.part}>{t(`response.date_${part}`)}</span>
            <input
              type="text"
              inputMode="numeric"
              id={at === 0 ? control : undefined}
              name={control}
              className={text.control}
              autoComplete="off"
              enterKeyHint="next"
              value={parts[at]}
              required={asked.required}
              aria-invalid={problem ? true : undefined}
              onPaste={(event) => {
                const pasted = pastedParts(event.clipboardData.getData('text'), precision)
                if (!pasted) return
                event.preventDefault()
                enter(pasted)
              }}
              onChange={({ currentTarget }) => enter(parts.map((typed, of) => (of === at ? currentTarget.value : typed)))}
            />
          </label>
        ))}
        {precision === 'day' && (
          <span className={css.picker}>
            <input
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={isDate(stored, precision) ? stored : ''}
              onChange={({ currentTarget }) => enter(typedParts(currentTarget.value, precision))}
            />
            <Button kind="secondary" aria-label={t('response.date_pick')} onClick={() => picker.current?.showPicker()}>
              <CalendarIcon />
            </Button>
          </span>
        )}
      </div>
    </fieldset>
  )
}
