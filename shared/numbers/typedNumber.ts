/** The sign may be any minus; groups of thousands are separated by commas, decimals by a point. */
const written = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/

/** A typed number: 1,234.5 or １２. Spaces and `units` are left out. undefined for any other text: 1e3, 1.234,5, "12 or 13". */
export function readTypedNumber(typed: string, units: readonly string[] = []): number | undefined {
  const bare = withoutUnit(
    compact(typed),
    units.map(compact).filter((unit) => unit !== ''),
  )
  if (!/\d/.test(bare) || !written.test(bare)) return undefined
  return Number(bare.replaceAll(',', '')) + 0 // -0 is 0
}

const compact = (text: string) => text.normalize('NFKC').replace(/\s/g, '').replace(/^[−–]/, '-')

function withoutUnit(typed: string, units: string[]): string {
  for (const unit of units) {
    if (typed.endsWith(unit)) return typed.slice(0, -unit.length)
    if (typed.startsWith(unit)) return compact(typed.slice(unit.length))
  }
  return typed
}
