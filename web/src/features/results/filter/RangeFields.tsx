import { readTypedNumber } from '#shared/kinds/number/typedNumber.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './FilterDialog.module.css'
import type { NumberRange } from './where.ts'

/** The ends of a range as they are typed. */
export type TypedRange = { from: string; to: string }

export const typedRange = ({ from, to }: Partial<NumberRange>): TypedRange => ({ from: `${from ?? ''}`, to: `${to ?? ''}` })

const read = (typed: string) => (typed.trim() === '' ? undefined : (readTypedNumber(typed) ?? null))

/** The range; null while it is none. */
export function readRange(of: string, typed: TypedRange): NumberRange | null {
  const [from, to] = [read(typed.from), read(typed.to)]
  if (from === null || to === null || (from === undefined && to === undefined)) return null
  if (from !== undefined && to !== undefined && from > to) return null
  return { of, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

export function RangeFields({ typed, onTyped }: { typed: TypedRange; onTyped: (typed: TypedRange) => void }) {
  const t = useT()
  const [from, to] = [read(typed.from), read(typed.to)]
  const isReversed = typeof from === 'number' && typeof to === 'number' && from > to
  const field = (end: keyof TypedRange, label: string, error: string | false) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed[end]}
      error={error}
      onChange={({ target }) => onTyped({ ...typed, [end]: target.value })}
    />
  )
  return (
    <div className={css.days}>
      {field('from', t('results.numbers_min'), from === null && t('results.numbers_unread'))}
      {field('to', t('results.numbers_max'), to === null ? t('results.numbers_unread') : isReversed && t('results.numbers_wrong'))}
    </div>
  )
}
