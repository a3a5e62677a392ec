import { useId, type ReactNode } from 'react'
import { number } from '../../lib/language/format.ts'
import css from './Progress.module.css'

/** A progress bar with its label. `value`: 0 to 1; indeterminate without. */
export function Progress({ label, value }: { label: ReactNode; value?: number }) {
  const id = useId()
  return (
    <div className={css.progress}>
      <label htmlFor={id} className="shrinks weight-strong balanced breakable">
        {label}
      </label>
      {value !== undefined && (
        <span className="tabular muted" aria-hidden="true">
          {number(value, { style: 'percent' })}
        </span>
      )}
      <progress id={id} className={css.bar} value={value} max={1} />
    </div>
  )
}
