export function table(title: string, head: string[], rows: string[][]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!))).join('  ')
  return [title, line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

export const milliseconds = (ms: number) =>
  `${ms < 10 ? ms.toFixed(2) : ms < 1000 ? ms.toFixed(1) : Math.round(ms).toLocaleString('en')} ms`
export const seconds = (value: number) => `${value.toFixed(1)} s`
export const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
export const units = (value: number) => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2))

/** The median and the 99th percentile (nearest rank) of times; throws for none. */
export function percentiles(times: number[]): { p50: number; p99: number } {
  if (times.length === 0) throw new Error('There are no times.')
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!
  return { p50: at(0.5), p99: at(0.99) }
}
