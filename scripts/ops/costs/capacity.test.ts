import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capacity, capacityReport } from './capacity.ts'
import type { Measured } from './costs.ts'

const measured = JSON.parse(readFileSync(join(__dirname, 'measured.json'), 'utf8')) as Measured
const met = (hourly: number) =>
  capacity(hourly, measured)
    .filter(({ use }) => use >= 1)
    .map(({ what }) => what.split(/[:,]/, 2).join())

it('a million an hour reaches only Lambda’s limit of a new account', () => {
  expect(met(1_000_000)).toEqual(['Lambda, a new account'])
  expect(capacityReport(1_000_000, measured)).toMatch(/The first: Lambda, a new account.*concurrent executions: 62\n/)
})

it('ten million an hour also reach the mails of a day and the throttle of a route', () => {
  expect(met(10_000_000)).toEqual(['Lambda, a new account', 'SES, mails a day', 'HTTP API, throttle of a route'])
  expect(capacityReport(10_000_000, measured)).toContain('infra/throttle.ts: rateLimit 5,556')
})

it('a limit is met exactly where its responses an hour say', () => {
  for (const { what, hourly } of capacity(1, measured)) {
    const use = capacity(hourly, measured).find((one) => one.what === what)!.use
    expect(use).toBeCloseTo(1)
  }
})

it('a few responses reach no limit, and get the nearest one', () => {
  expect(capacityReport(1_000, measured)).toContain('1,000 responses an hour meet no limit. The nearest: Lambda, a new account')
})

it('the decision names what the program prints', () => {
  const text = readFileSync(join(__dirname, '../../../docs/decisions/71-what-changes-at-a-million-responses-an-hour.md'), 'utf8')
  for (const { what, hourly } of capacity(1, measured).slice(0, 4)) {
    expect(text).toContain(what.split(':')[0])
    expect(text).toContain(Math.floor(hourly).toLocaleString('en'))
  }
})
