import { useT } from '../../../../lib/language/i18n.ts'
import bar from '../SubmitBar.module.css'
import css from './StepLine.module.css'

/**
 * The line of progress: a part for each step that shows now, colored up to the current one. When an answer adds steps, parts are added at the end:
 * completed parts stay colored, while a percentage would shrink.
 */
export function StepLine({ at, steps, words }: { at: number; steps: number; words: string }) {
  const t = useT()
  return (
    <div
      role="progressbar"
      aria-label={t('response.steps')}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={at + 1}
      aria-valuetext={words}
      className={`${bar.line} ${css.line}`}
    >
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} className={index <= at ? css.done : css.open} />
      ))}
    </div>
  )
}
