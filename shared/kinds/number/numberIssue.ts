import { toDecimal } from '../../numbers/decimal.ts'

/** The inclusive bounds of a number; null for none. `decimals`: the most digits after the point. */
export type NumberBounds = { min: number | null; max: number | null; decimals: number }

/** The absolute value of every number is below this. */
export const numberLimit = 1e12
/** JavaScript may change a typed number with more digits than this. */
export const maxDigits = 15

export type NumberIssue = 'answer.too_small' | 'answer.too_large' | 'answer.too_many_decimals' | 'answer.too_many_digits'

/** Why a number, which may be infinite, is not a valid answer; undefined if it is. Digits are counted in its shortest decimal text. */
export function numberIssue(value: number, { min, max, decimals }: NumberBounds): NumberIssue | undefined {
  if (value >= numberLimit || (max !== null && value > max)) return 'answer.too_large'
  if (value <= -numberLimit || (min !== null && value < min)) return 'answer.too_small'
  const written = toDecimal(value)
  if (written.decimals > decimals) return 'answer.too_many_decimals'
  if (written.digits.length > maxDigits) return 'answer.too_many_digits'
  return undefined
}
