/** The parts of a decimal number: `digits` without leading zeros, and how many of them follow the point. */
type Decimal = { negative: boolean; digits: string; decimals: number }

/** Splits a finite number, by its shortest JavaScript text: 0.07 is 7 with 2 decimals, 1e-7 is 1 with 7. -0 is 0. */
export function toDecimal(value: number): Decimal {
  const [written, exponent = '0'] = String(Math.abs(value)).split('e') as [string, string?]
  const [whole, fraction = ''] = written.split('.') as [string, string?]
  const shift = fraction.length - Number(exponent)
  const digits = (whole + fraction).replace(/^0+/, '') + '0'.repeat(Math.max(0, -shift))
  return { negative: value < 0, digits: digits === '' ? '0' : digits, decimals: Math.max(0, shift) }
}
