import { toDecimal } from '#shared/numbers/decimal.ts'

/** A range of numbers: `from` is included and `to` is not; of negative ones it is the other way around. 0 has a range of its own. */
export type Bin = { from: number; to: number }

/** How many leading digits of a number its bin keeps. */
const kept = 2

/** The number with its two leading digits alone, cut toward zero: 1234 is 1200, -0.0567 is -0.056. */
export function cut(value: number): number {
  const { negative, digits, decimals } = toDecimal(value)
  const shortened = digits.slice(0, kept).padEnd(digits.length, '0')
  return Number(`${negative ? '-' : ''}${shortened}e-${decimals}`) + 0
}

/** The bin of a number that was cut. `decimals`: those of the question; without any, a bin is at least 1 wide. */
export function binOf(cutValue: number, decimals: number): Bin {
  if (cutValue === 0) return { from: 0, to: 0 }
  const { digits, decimals: behind } = toDecimal(cutValue)
  const exponent = digits.length - kept - behind
  const step = decimals === 0 ? Math.max(0, exponent) : exponent
  const start = Math.floor(Number(`${digits}e${-behind - step}`))
  const [near, far] = [Number(`${start}e${step}`), Number(`${start + 1}e${step}`)]
  return cutValue > 0 ? { from: near, to: far } : { from: -far, to: -near + 0 }
}
