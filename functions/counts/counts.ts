import type { Counts } from '../data/surveyCounts.ts'

export type { Counts }

/** What is counted of one response: each name once. */
export type Contribution = readonly string[]

/** Adds a response's contribution to `counts`, or takes it away with `times` -1. */
export function add(counts: Counts, contribution: Contribution, times: 1 | -1 = 1): void {
  for (const name of contribution) {
    const count = (counts.get(name) ?? 0) + times
    if (count === 0) counts.delete(name)
    else counts.set(name, count)
  }
}

/** The part of a name that stands behind its kind, for each counted name of that kind: `listed(counts, 'day')` has a count by day. */
export function listed(counts: Counts, kind: Kind): [value: string, count: number][] {
  const prefix = `${kind} `
  return [...counts].filter(([name]) => name.startsWith(prefix)).map(([name, count]) => [name.slice(prefix.length), count])
}

export type Kind =
  | 'version'
  | 'day'
  | 'language'
  | 'section'
  | 'shown'
  | 'answered'
  | 'choice'
  | 'gender'
  | 'age'
  | 'country'
  | 'job'
  | 'seconds'
  | 'at'
