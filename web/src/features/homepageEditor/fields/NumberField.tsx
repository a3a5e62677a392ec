import { useId, useState } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import css from './NumberField.module.css'

type Props = { label: string; value: number; min: number; max: number; step: number; unit?: string; onChange: (value: number) => void }

/** Rounds to a multiple of `step` and clamps to the bounds. */
export const snapToStep = (value: number, { min, max, step }: Pick<Props, 'min' | 'max' | 'step'>): number =>
  Math.min(max, Math.max(min, Number((Math.round(value / step) * step).toFixed(2))))

/** Keeps any typed text until the value changes by other means, such as undo. Reports each valid number at once, clamped. */
export function NumberField({ label, value, unit, onChange, ...bounds }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; value: number }>()
  return (
    <Field label={label} id={id}>
      {() => (
        <span className={css.number}>
          <input
            id={id}
            className="control"
            type="number"
            {...bounds}
            value={typed?.value === value ? typed.text : value}
            onChange={({ target }) => {
              const number = target.valueAsNumber
              const next = Number.isNaN(number) ? value : snapToStep(number, bounds)
              setTyped({ text: target.value, value: next })
              if (next !== value) onChange(next)
            }}
            onBlur={() => setTyped(undefined)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      )}
    </Field>
  )
}
