import { numberOf } from '#shared/kinds/number/numberOf.ts'
import type { NumberResults } from '#shared/responses/results.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { Counts } from '../../../data/surveyCounts.ts'
import { meanOf, quartile, sum, sumParts } from '../figures.ts'
import { binOf, cut } from './bins.ts'

/** How many ranges of a question are counted separately; the rest is counted under ''. */
export const maxBins = 500

/** The name of a number in the counts of responses. Stored counts have its range instead: `toStoredNumbers`. */
export const numberNames = ({ id }: Pick<Question, 'id'>, value: unknown): string[] =>
  typeof value === 'number' && Number.isFinite(value) ? [`number ${id} ${value + 0}`] : []

/**
 * Replaces numbers by their stored names, since there may be more numbers than can be stored. `bin QUESTION 1200` counts the numbers with these two
 * leading digits, `longer QUESTION` counts those with further digits, and `sum QUESTION PART` adds up six of their digits. Adding and subtracting is
 * exact.
 */
export function toStoredNumbers(counts: Counts): Counts {
  const stored: Counts = new Map()
  const add = (name: string, times: number) => {
    const count = (stored.get(name) ?? 0) + times
    if (count === 0) stored.delete(name)
    else stored.set(name, count)
  }
  for (const [name, times] of counts) {
    if (!name.startsWith('number ')) {
      add(name, times) // counts of a recount have stored names beside numbers
      continue
    }
    const [, id, text] = name.split(' ')
    const value = Number(text)
    add(`bin ${id} ${cut(value)}`, times)
    if (cut(value) !== value) add(`longer ${id}`, times)
    for (const [at, part] of sumParts(value).entries()) add(`sum ${id} ${at}`, part * times)
  }
  return stored
}

/** The counts of a question's numbers. `values`: by number, or by the number that names its range if `more` or `longer` is not 0. */
type CountedNumbers = { values: Map<number, number>; parts: number[]; more: number; longer: number }

/** Reads the numbers in stored counts, or in those of a pass over responses; returns the results of a question. */
export function readNumbers(counts: Counts): (question: Question) => NumberResults {
  const byQuestion = new Map<string, CountedNumbers>()
  for (const [name, count] of counts) {
    const [kind, id, rest] = name.split(' ', 3) as [string, string, string]
    if (!isOfNumber.has(kind)) continue
    const known = byQuestion.get(id) ?? { values: new Map(), parts: [], more: 0, longer: 0 }
    byQuestion.set(id, known)
    if (kind === 'longer') known.longer = count
    else if (kind === 'sum') known.parts[Number(rest)] = count
    else if (rest === '') known.more = count
    else known.values.set(Number(rest), count)
    if (kind === 'number')
      for (const [at, part] of sumParts(Number(rest)).entries()) known.parts[at] = (known.parts[at] ?? 0) + part * count
  }
  const isPass = [...counts.keys()].some((name) => name.startsWith('number '))
  return (question) => resultsOf(byQuestion.get(question.id) ?? { values: new Map(), parts: [], more: 0, longer: 0 }, question, isPass)
}

const isOfNumber: ReadonlySet<string> = new Set(['number', 'bin', 'sum', 'longer'])

function resultsOf({ values, parts, more, longer }: CountedNumbers, question: Question, isPass: boolean): NumberResults {
  const { decimals } = numberOf(question)
  const counted = [...values].map(([value, count]) => ({ value, count, ...binOf(cut(value), decimals) }))
  const bins = mergedBins(counted)
  const listed = [...bins].sort((a, b) => b.count - a.count || a.from - b.from).slice(0, maxBins)
  const left = more + sum(bins) - sum(listed)
  const areEnds = longer === 0 && counted.every(({ value, from, to }) => value === nearer({ from, to }))
  const at = (share: number) =>
    isPass
      ? quartile(counted, share)
      : quartile(
          counted.map((one) => ({ value: nearer(one), count: one.count })),
          share,
        )
  const n = sum(bins) + more
  return {
    n,
    mean: meanOf(
      [...parts].map((part) => part ?? 0),
      n,
    ),
    q1: at(1 / 4),
    median: at(1 / 2),
    q3: at(3 / 4),
    bins: listed.sort(ascending),
    exact: (isPass || areEnds) && left === 0,
    ...(left > 0 && { more: left }),
  }
}

type Bin = NumberResults['bins'][number]

const ascending = (a: Bin, b: Bin) => a.from - b.from || a.to - b.to

/** The end of a range that is included. */
const nearer = ({ from, to }: Pick<Bin, 'from' | 'to'>) => (to <= 0 ? to : from)

function mergedBins(counted: readonly Bin[]): Bin[] {
  const merged = new Map<string, Bin>()
  for (const { from, to, count } of counted) {
    const known = merged.get(`${from} ${to}`)
    merged.set(`${from} ${to}`, { from, to, count: count + (known?.count ?? 0) })
  }
  return [...merged.values()]
}
