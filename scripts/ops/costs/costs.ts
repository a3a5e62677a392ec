import { canaryMinutes } from '#shared/infrastructure.ts'
import { limits } from '#shared/limits.ts'
import { requestsPerAddress, windowSeconds } from '../../../infra/site/requestsPerAddress.ts'
import { type PriceName, prices } from './prices.ts'

/** Of a page with an empty cache: requests, `calls` of functions of the API, `runs` of edge functions, and the bytes of all bodies. */
export type PageLoad = { requests: number; calls: number; runs: number; bytes: number }
type Units = { read: number; write: number }
/** The content of `measured.json`. `units`: capacity units of one call that reaches its function. */
export type Measured = {
  on: string
  home: PageLoad
  survey: PageLoad
  submit: PageLoad
  units: Record<'home' | 'survey' | 'submit', Units>
}

const million = 1e6
const giga = 1e9
const secondsOfDay = 86_400

export const assumed = {
  /** Bytes of a reply's headers. */
  headerBytes: 300,
  /** The share of public reads that miss CloudFront's cache. */
  missed: 0.1,
  /** The duration of a function's call. */
  seconds: 0.05,
  gigabytes: 0.5,
  /** Of a call that stores the largest response. */
  secondsOfLargest: 0.5,
  /** Of the API's line alone: a function that goes well logs nothing. */
  logBytes: 400,
  /** Over which a million comes evenly. */
  secondsOfMonth: 30.4 * secondsOfDay,
  /** The share of calls beyond the first of each second that X-Ray samples. */
  tracedOfRest: 0.05,
}

/** The resources that cost money without any visitors, by the name of their price. A test compares it with the template of `prod`. */
export const idle = { secrets: 4, alarms: 20, metrics: 1, webAcl: 1, webAclRules: 5 } satisfies Usage

/** The canary's month: each run asks for the home page, one public read and one submission, never cached. `home`: units of that page. */
function canaryUsage({ home }: Measured['units']): Usage {
  const runs = assumed.secondsOfMonth / 60 / canaryMinutes / million
  const calls = 3 * runs
  return {
    requests: calls,
    inspected: calls,
    runs: calls,
    calls,
    invocations: calls + runs,
    // a run waits a second for its three replies, with 256 MB
    seconds: calls * assumed.seconds * assumed.gigabytes + runs * 0.25,
    writes: runs,
    reads: 2 * runs * home.read,
    logs: ((calls + runs) * million * assumed.logBytes) / giga,
    traces: calls + runs,
  }
}

/** Millions of traces of so many million calls over `spread` seconds: X-Ray samples the first call of each second, and 5 % of the rest. */
export function traces(calls: number, spread: number = assumed.secondsOfMonth): number {
  const seconds = spread / million
  const first = seconds * (1 - Math.exp(-calls / seconds))
  return first + (calls - first) * assumed.tracedOfRest
}

type Usage = Partial<Record<PriceName, number>>

/** The usage of a million visits that each load `page` and then make the call `sent`, if given. */
export function usage(page: PageLoad, units: Units, sent?: { load: PageLoad; units: Units }): Usage {
  const requests = page.requests + (sent?.load.requests ?? 0)
  const runs = page.runs + (sent?.load.runs ?? 0)
  const reads = page.calls * assumed.missed
  const calls = reads + (sent?.load.calls ?? 0)
  const writes = reads * units.write + (sent?.units.write ?? 0)
  return {
    bytesOut: ((page.bytes + requests * assumed.headerBytes) * million) / giga,
    ...(sent && { bytesIn: (sent.load.bytes * million) / giga }),
    requests,
    inspected: requests,
    runs,
    calls,
    invocations: calls,
    seconds: calls * assumed.seconds * assumed.gigabytes,
    ...(writes && { writes }),
    reads: reads * units.read + (sent?.units.read ?? 0),
    logs: (calls * assumed.logBytes * million) / giga,
    traces: traces(calls),
  }
}

/** Bytes by which the HTTP API counts calls. */
const callBytes = 512 * 1024

/** The most that one address uses in a day: all calls that the WAF lets through, with the largest body. `packed`: bytes of a response. */
export function worstDay(packed: number): Usage {
  const requests = ((secondsOfDay / windowSeconds) * requestsPerAddress.responses) / million
  return {
    bytesIn: (requests * million * limits.bodyBytes) / giga,
    requests,
    inspected: requests,
    calls: requests * Math.ceil(limits.bodyBytes / callBytes),
    invocations: requests,
    seconds: requests * assumed.secondsOfLargest * assumed.gigabytes,
    writes: requests * Math.ceil(packed / 1024),
    reads: requests,
    logs: (requests * million * assumed.logBytes) / giga,
    traces: traces(requests, secondsOfDay),
  }
}

type Region = 'seoul' | 'virginia'
export const dollars = (used: Usage, region: Region): number =>
  Object.entries(used).reduce((sum, [name, amount]) => sum + amount * prices[name as PriceName][region], 0)

const cents = (value: number) => value.toFixed(2)
export const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 4 })
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
export const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((line) => row(...line))].join('\n')

function usageTable(used: Usage, whole: Record<string, Usage> = {}): string {
  const lines = Object.entries(used).map(([name, amount]) => {
    const { what, unit, seoul, virginia } = prices[name as PriceName]
    return [what, `${figure(amount)} ${unit}`, cents(amount * seoul), cents(amount * virginia)]
  })
  const total = (region: Region) => [used, ...Object.values(whole)].reduce((sum, each) => sum + dollars(each, region), 0)
  const others = Object.entries(whole).map(([what, each]) => [what, '', cents(dollars(each, 'seoul')), cents(dollars(each, 'virginia'))])
  const sum = ['**together**', '', `**${cents(total('seoul'))}**`, `**${cents(total('virginia'))}**`]
  return table(['what', 'amount', 'Seoul $', 'N. Virginia $'], [...lines, ...others, sum])
}

const priceTable = (): string =>
  table(
    ['what', 'for a', 'Seoul $', 'N. Virginia $', 'source'],
    Object.values(prices).map(({ what, unit, seoul, virginia, source }) => [what, unit, String(seoul), String(virginia), source]),
  )

const cells = ({ requests, calls, runs, bytes }: PageLoad) => [figure(requests), figure(calls), figure(runs), figure(bytes)]

function measuredTable({ home, survey, submit }: Measured): string {
  return table(
    ['load', 'requests', 'of them for a function', 'runs of a function at the edge', 'bytes of bodies'],
    [
      ['the home page', ...cells(home)],
      ['a survey’s page', ...cells(survey)],
      ['sending the answers', ...cells(submit)],
    ],
  )
}

const unitsTable = ({ units }: Measured): string =>
  table(
    ['call that reaches its function', 'read units', 'write units'],
    [
      ['home page (estimated)', figure(units.home.read), figure(units.home.write)],
      ['survey’s page (estimated)', figure(units.survey.read), figure(units.survey.write)],
      ['storing a response', figure(units.submit.read), figure(units.submit.write)],
    ],
  )

const worstTable = (): string =>
  table(
    ['a day of one address', 'write units a call', 'Seoul $', 'N. Virginia $'],
    Object.entries({ 'as a guest': limits.guestResponseBytes, 'with an account': limits.itemBytes }).map(([who, packed]) => {
      const used = worstDay(packed)
      return [who, String(Math.ceil(packed / 1024)), cents(dollars(used, 'seoul')), cents(dollars(used, 'virginia'))]
    }),
  )

export function costTables(measured: Measured): Record<'loads' | 'units' | 'prices' | 'idle' | 'visits' | 'responses' | 'worst', string> {
  const { home, survey, submit, units } = measured
  return {
    loads: measuredTable(measured),
    units: unitsTable(measured),
    prices: priceTable(),
    idle: usageTable(idle, { 'the canary, every five minutes': canaryUsage(units) }),
    visits: usageTable(usage(home, units.home)),
    responses: usageTable(usage(survey, units.survey, { load: submit, units: units.submit })),
    worst: worstTable(),
  }
}
