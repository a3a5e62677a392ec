import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { costTables, dollars, traces, usage, worstDay, type Measured } from './costs.ts'

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8')
const measured = JSON.parse(read('measured.json')) as Measured

it('a million of what loads one file costs its bytes, its request and its edge function', () => {
  const used = usage({ requests: 1, calls: 0, runs: 1, bytes: 999_700 }, { read: 0, write: 0 })
  expect(used).toMatchObject({ bytesOut: 1_000, requests: 1, runs: 1, calls: 0, reads: 0 })
  expect(dollars(used, 'seoul')).toBeCloseTo(1_000 * 0.12 + 1.2 + 0.1 + 0.6)
  expect(dollars(used, 'virginia')).toBeCloseTo(1_000 * 0.085 + 1 + 0.1 + 0.6)
})

it('one in ten public reads reaches a function, and everything that is sent', () => {
  const page = { requests: 2, calls: 2, runs: 2, bytes: 0 }
  const sent = { load: { requests: 1, calls: 1, runs: 1, bytes: 2_000 }, units: { read: 0.5, write: 3 } }
  expect(usage(page, { read: 10, write: 0 }, sent)).toMatchObject({
    requests: 3,
    calls: 1.2,
    invocations: 1.2,
    seconds: 0.03,
    reads: 2.5,
    writes: 3,
    bytesIn: 2,
    inspected: 3,
    runs: 3,
  })
})

it('X-Ray traces the first call of each second, and one in twenty of the rest', () => {
  expect(traces(0.001)).toBeCloseTo(0.001, 5) // nearly every call is alone in its second
  expect(traces(1_000)).toBeCloseTo(2.62656 + (1_000 - 2.62656) * 0.05, 2) // every second has one
})

it('a day of one address costs as many calls as the WAF lets through, each with a body of 1 MB', () => {
  const used = worstDay(64 * 1024)
  expect(used).toMatchObject({ requests: 0.1728, inspected: 0.1728, calls: 0.3456, bytesIn: 172.8 })
  expect(used.writes).toBeCloseTo(0.1728 * 64)
  expect(dollars(worstDay(380_000), 'seoul')).toBeLessThan(100)
})

it('the headline figures of docs/operations.md and README.md are those of npm run costs', () => {
  const tables = costTables(measured)
  const seoul = [tables.idle, tables.visits, tables.responses].map((table) => /\*\*together\*\*[ |]+\*\*([\d.]+)\*\*/.exec(table)?.[1])
  const worst = [...tables.worst.matchAll(/^\| (?:as a guest|with an account) \| \d+ \| ([\d.]+)/gm)].map(([, cost]) => cost)
  const [, list = ''] = /\*\*In US dollars, Seoul:\*\*(.+?)\n\n(?!-)/s.exec(read('../../../docs/operations.md')) ?? []
  const costs = list.replace(/\(.*?\)/g, '').match(/\d+\.\d+/g)
  expect(costs).toEqual([...seoul, ...worst])
  expect(read('../../../README.md')).toContain(`${seoul[0]} dollars a month when idle`)
})
