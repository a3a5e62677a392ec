import type { AnswerValue } from '#shared/kinds/kinds.ts'
import { numberOf, type Slider } from '#shared/kinds/number/numberOf.ts'
import { numberText } from '#shared/kinds/number/numberText.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import css from './NumberSlider.module.css'

type Props = {
  question: Question
  range: Slider
  value: AnswerValue | undefined
  labelledBy: string
  describedBy: string | undefined
  onValue: (value: number) => void
}

/** A slider between the bounds of a number question. Until it is touched or moved, it has no answer. */
export function NumberSlider({ question, range, value, labelledBy, describedBy, onValue }: Props) {
  const t = useT()
  const lang = useLanguage()
  const { min, max, decimals } = range
  const round = (bound: number) => Number(bound.toFixed(decimals))
  const step = round(10 ** -decimals)
  const low = round(min) < min ? round(min + step) : round(min)
  const isAnswered = typeof value === 'number'
  const at = isAnswered ? value : round((low + max) / 2)
  const said = (given: number) => numberText(given, numberOf(question), lang)
  const touch = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (!isAnswered) onValue(Number(currentTarget.value))
  }
  return (
    <div className={css.slider}>
      <input
        type="range"
        min={low}
        max={max}
        step={step}
        value={at}
        className={isAnswered ? undefined : css.untouched}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-valuetext={isAnswered ? said(value) : t('response.no_answer')}
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
        onPointerUp={touch}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') touch(event)
        }}
      />
      <p className={css.ends} aria-hidden="true">
        <span>{said(low)}</span>
        <span>{said(max)}</span>
      </p>
    </div>
  )
}
