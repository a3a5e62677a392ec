import { isDate, type Precision } from '#shared/time/calendarDate.ts'
import { readTypedNumber } from '#shared/numbers/typedNumber.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './FilterDialog.module.css'
import { type AnswerRange, readSubject } from './where.ts'

/** The ends of a range as they are typed. */
type TypedRange = { from: string; to: string }

export const typedRange = ({ from, to }: Partial<AnswerRange>): TypedRange => ({ from: `${from ?? ''}`, to: `${to ?? ''}` })

/** The subject of a range, as of `subjectOf`: dates of a precision, else numbers. */
type Ranged = { of: string; precision: Precision | undefined }

/** The end of a range from a typed text: undefined for a blank one, null for an invalid one. */
function readEnd(typed: string, precision: Precision | undefined): number | string | null | undefined {
  if (typed.trim() === '') return undefined
  if (!precision) return readTypedNumber(typed) ?? null
  return isDate(typed.trim(), precision) ? typed.trim() : null
}

function readEnds(typed: TypedRange, precision: Precision | undefined) {
  const [from, to] = [readEnd(typed.from, precision), readEnd(typed.to, precision)]
  return { from, to, isReversed: from !== undefined && from !== null && to !== undefined && to !== null && from > to }
}

/** The range; null while it is invalid. */
export function readRange({ of, precision }: Ranged, typed: TypedRange): AnswerRange | null {
  const { from, to, isReversed } = readEnds(typed, precision)
  if (from === null || to === null || isReversed || (from === undefined && to === undefined)) return null
  return { ...readSubject(of), ...(from !== undefined && { from }), ...(to !== undefined && { to }) } as AnswerRange
}

type Props = { precision: Precision | undefined; typed: TypedRange; onTyped: (typed: TypedRange) => void }

export function RangeFields({ precision, typed, onTyped }: Props) {
  const t = useT()
  const { from, to, isReversed } = readEnds(typed, precision)
  const type = precision && (precision === 'day' ? 'date' : 'month')
  const unread = t(precision ? 'results.dates_unread' : 'results.numbers_unread')
  const field = (end: keyof TypedRange, label: string, error: string | false) => (
    <TextField
      {...(type ? { type } : { inputMode: 'decimal' })}
      label={label}
      autoComplete="off"
      value={typed[end]}
      error={error}
      onChange={({ target }) => onTyped({ ...typed, [end]: target.value })}
    />
  )
  return (
    <div className={css.days}>
      {field('from', t(precision ? 'results.dates_min' : 'results.numbers_min'), from === null && unread)}
      {field(
        'to',
        t(precision ? 'results.dates_max' : 'results.numbers_max'),
        to === null ? unread : isReversed && t(precision ? 'results.dates_wrong' : 'results.numbers_wrong'),
      )}
    </div>
  )
}
