import { useEffect, useState } from 'react'
import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { numberOf, sliderOf } from '#shared/kinds/number/numberOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import { isBlank, pair } from '#shared/text.ts'
import { BilingualText } from '../../../../ui/BilingualText.tsx'
import { useHydrating } from '../../../../lib/hydration/useHydrating.ts'
import { useAnswer } from '../../answers/useAnswerStore.ts'
import question from '../Question.module.css'
import { describedBy, QuestionDetails, QuestionTitle } from '../QuestionParts.tsx'
import text from '../text/TextQuestion.module.css'
import { afterPress } from './afterPress.ts'
import css from './NumberQuestion.module.css'
import { NumberSlider } from './NumberSlider.tsx'
import { readNumber } from './readNumber.ts'

/**
 * A number: a text field, since people type 1,234.5 or 12 kg, and a slider beside it if the question has one. The answer is the typed text until it
 * is a readable number. Published HTML has only the field, since a slider has a value before it is touched.
 */
export function NumberQuestion({ question: asked }: { question: Question }) {
  const { value, problem: found, control, answer } = useAnswer(asked.id)
  const isHydrating = useHydrating()
  /** The typed text of the present answer. */
  const [typed, setTyped] = useState<{ text: string; value: AnswerValue | undefined }>()
  const [isLeft, setLeft] = useState(false)
  const enter = (text: string) => {
    const read = readNumber(text, asked)
    setTyped({ text, value: read })
    setLeft(false)
    answer(asked.id, read)
  }
  const unread = typeof value === 'string' ? value : undefined
  const read = unread === undefined ? undefined : readNumber(unread, asked)
  useEffect(() => {
    if (typeof read === 'number') answer(asked.id, read)
  }, [answer, asked.id, read])

  const number = numberOf(asked)
  const range = sliderOf(asked)
  const isUnreadable = isLeft && unread !== undefined && unread.trim() !== ''
  const problem = found ?? (isUnreadable ? { control, code: 'answer.invalid', question: asked } : undefined)
  const hasUnit = !isBlank(number.unit) || !isBlank(number.unit_ko)
  const unit = hasUnit && (
    <span id={`${control}-unit`}>
      <BilingualText of={pair(number, 'unit')} />
    </span>
  )
  const described = [hasUnit && `${control}-unit`, describedBy(asked, problem)].filter(Boolean).join(' ') || undefined
  return (
    <div className={question.question} data-question={asked.id}>
      <label id={`${control}-title`} className={question.title} htmlFor={control}>
        <QuestionTitle question={asked} />
      </label>
      <QuestionDetails question={asked} problem={problem} />
      <div className={range ? `${css.field} ${css.slider}` : css.field}>
        {number.unit_before && unit}
        <input
          type="text"
          // the number pads of some phones have no minus
          inputMode={number.min === null || number.min < 0 ? 'text' : number.decimals > 0 ? 'decimal' : 'numeric'}
          id={control}
          className={text.control}
          autoComplete="off"
          enterKeyHint="next"
          value={typed && typed.value === value ? typed.text : typeof value === 'number' ? String(value) : (unread ?? '')}
          required={asked.required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
          onChange={({ currentTarget }) => enter(currentTarget.value)}
          onBlur={() => afterPress(() => setLeft(true))}
        />
        {!number.unit_before && unit}
        {range && !isHydrating && (
          <NumberSlider
            question={asked}
            range={range}
            value={value}
            labelledBy={`${control}-title`}
            describedBy={described}
            onValue={(next) => answer(asked.id, next)}
          />
        )}
      </div>
    </div>
  )
}
