import type { Counts } from '../data/surveyCounts.ts'

export type { Counts }

/** The names that one response adds 1 to, each once. */
export type Contribution = readonly string[]

/** Adds a response's contribution to `counts`; `times` -1 subtracts it. */
export function add(counts: Counts, contribution: Contribution, times: 1 | -1 = 1): void {
  for (const name of contribution) {
    const count = (counts.get(name) ?? 0) + times
    if (count === 0) counts.delete(name)
    else counts.set(name, count)
  }
}

/** The counts whose names begin with this word (docs/data-model.md), by the rest of their names: `listed(counts, 'day')` has a count for each day. */
export function listed(counts: Counts, word: string): [value: string, count: number][] {
  const prefix = `${word} `
  return [...counts].filter(([name]) => name.startsWith(prefix)).map(([name, count]) => [name.slice(prefix.length), count])
}
