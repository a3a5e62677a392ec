import { toDecimal } from '#shared/numbers/decimal.ts'

/** Sums are kept in ten-thousandths, the smallest step that a number has, in parts of six digits. */
const sumDecimals = 4
const partDigits = 6
const partBase = 10n ** BigInt(partDigits)

/** A number as parts that add up without rounding, the lowest part first, each with the sign of the number. */
export function sumParts(value: number): number[] {
  const { negative, digits, decimals } = toDecimal(value)
  const units = digits + '0'.repeat(Math.max(0, sumDecimals - decimals))
  const parts: number[] = []
  for (let end = units.length; end > 0; end -= partDigits) parts.push(Number(units.slice(Math.max(0, end - partDigits), end)))
  return negative ? parts.map((part) => -part) : parts
}

/** The mean of `n` numbers from the sums of their parts, rounded to six decimals; null for none. */
export function meanOf(parts: readonly number[], n: number): number | null {
  if (n === 0) return null
  const millionths = parts.reduceRight((sum, part) => sum * partBase + BigInt(part), 0n) * 10n ** BigInt(6 - sumDecimals)
  const [negative, size] = millionths < 0n ? [true, -millionths] : [false, millionths]
  const mean = (size * 2n + BigInt(n)) / (2n * BigInt(n))
  return Number(`${negative && mean > 0n ? '-' : ''}${mean}e-6`)
}

export const sum = (counted: readonly { count: number }[]): number => counted.reduce((total, { count }) => total + count, 0)

/** The smallest value that this share of the answers does not exceed; null without answers. */
export function quartile(counted: readonly { value: number; count: number }[], share: number): number | null {
  const wanted = share * sum(counted)
  let reached = 0
  for (const { value, count } of counted.toSorted((a, b) => a.value - b.value)) {
    reached += count
    if (reached >= wanted) return value
  }
  return null
}
