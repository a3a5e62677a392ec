import { useId, useState } from 'react'
import control from '../../../ui/forms/Field.module.css'
import { Field } from '../../../ui/forms/Field.tsx'
import css from './NumberField.module.css'

type Props = { label: string; value: number; min: number; max: number; step: number; unit?: string; onChange: (value: number) => void }

/** The value within its bounds, on a step. */
export const snapToStep = (value: number, { min, max, step }: Pick<Props, 'min' | 'max' | 'step'>): number =>
  Math.min(max, Math.max(min, Number((Math.round(value / step) * step).toFixed(2))))

/** A number with bounds. While it is typed it may be anything; what is a number counts at once, brought within its bounds. */
export function NumberField({ label, value, unit, onChange, ...bounds }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label} id={id}>
      {() => (
        <span className={css.number}>
          <input
            id={id}
            className={control.control}
            type="number"
            {...bounds}
            value={typed ?? value}
            onChange={({ target }) => {
              setTyped(target.value)
              const number = target.valueAsNumber
              if (!Number.isNaN(number)) onChange(snapToStep(number, bounds))
            }}
            onBlur={() => setTyped(undefined)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </span>
      )}
    </Field>
  )
}
