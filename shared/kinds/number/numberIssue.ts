import { toDecimal } from '../../numbers/decimal.ts'

/** The bounds of a number, included; null for none. `decimals`: how many may stand behind the point. */
export type NumberBounds = { min: number | null; max: number | null; decimals: number }

/** Every number is smaller than this in size. */
export const numberLimit = 1e12
/** A number beyond these digits is not the one that was typed. */
export const maxDigits = 15

export type NumberIssue = 'answer.too_small' | 'answer.too_large' | 'answer.too_many_decimals' | 'answer.too_many_digits'

/** Why a number, which may be infinite, is no valid answer; undefined if it is one. It is judged on its shortest decimal text. */
export function numberIssue(value: number, { min, max, decimals }: NumberBounds): NumberIssue | undefined {
  if (value >= numberLimit || (max !== null && value > max)) return 'answer.too_large'
  if (value <= -numberLimit || (min !== null && value < min)) return 'answer.too_small'
  const written = toDecimal(value)
  if (written.decimals > decimals) return 'answer.too_many_decimals'
  if (written.digits.length > maxDigits) return 'answer.too_many_digits'
  return undefined
}
