import { useState } from 'react'
import { readTypedNumber } from '#shared/numbers/typedNumber.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'

type Props = {
  label: string
  value: number | null
  error: string | undefined
  /** The error for a typed text that is not such a number. */
  unread: string
  /** Whether a number may be a bound; any may by default. */
  accepts?: (value: number) => boolean
  onValue: (value: number | null) => void
  onBlur: () => void
  className?: string
}

/** A number or nothing. Any other text stays as typed, without changing the bound. */
export function BoundField({ label, value, error, unread, accepts = () => true, onValue, onBlur, className }: Props) {
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readBound(typed, accepts)
  const isTyped = typed !== undefined && (read === undefined || read === value)
  const change = (text: string) => {
    setTyped(text)
    const next = readBound(text, accepts)
    if (next !== undefined) onValue(next)
  }
  return (
    <TextField
      {...(className && { className })}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : (value ?? '')}
      error={isTyped && read === undefined ? unread : error}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
    />
  )
}

/** The typed bound, null for none; undefined for any other text. */
function readBound(typed: string, accepts: (value: number) => boolean): number | null | undefined {
  if (typed.trim() === '') return null
  const read = readTypedNumber(typed)
  return read !== undefined && accepts(read) ? read : undefined
}
