import { useId, type ReactNode } from 'react'
import css from './SegmentedControl.module.css'

type Option<Value> = { value: Value; label: ReactNode; name: string }
type Props<Value> = { label: string; options: readonly Option<Value>[]; value: Value; onChange: (value: Value) => void }

/** Two or three radio buttons drawn as one control. An option's `name` is its accessible name. */
export function SegmentedControl<Value extends string | number>({ label, options, value, onChange }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className={css.switcher}>
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.name}>
          <input
            type="radio"
            className="covering"
            name={id}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
