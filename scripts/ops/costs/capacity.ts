import { shards } from '#functions/data/keys.ts'
import { throttle } from '../../../infra/throttle.ts'
import { assumed, figure, table, type Measured } from './costs.ts'

const secondsOfHour = 3_600

/** The limits of AWS and of the stack per second, before any increase; those of AWS from its documentation of September 2026. */
const quotas = {
  /** Concurrent executions of a new account, and after a request; Lambda accepts ten calls a second for each. */
  newConcurrency: 10,
  concurrency: 1_000,
  callsOfConcurrency: 10,
  apiCalls: 10_000,
  edgeRequests: 250_000,
  /** Units of one partition key. */
  keyWrites: 1_000,
  keyReads: 3_000,
  /** Write units of an on-demand table that never had more, and of any table. */
  newTableWrites: 4_000,
  tableWrites: 40_000,
  mailsOfDay: 50_000,
}

const expected = {
  /** Seconds in which `countResponses` counts a full batch of 1,000 changes; a shard's batches run one after the other. */
  secondsOfBatch: 1,
  batch: 1_000,
  /** Shards of the stream of a table that never had more traffic: one a partition. */
  shards: 4,
  /** Of the respondents, how many ask for a link to set a password. */
  resets: 0.001,
  hoursOfDay: 24,
}

/** A limit, how much of it one response uses, and the value to set for a rate. `by_time` and the table take a write unit each. */
type Limit = { what: string; most: number; takes: number; set: (rate: number) => string }

const roomy = (amount: number) => figure(Math.ceil(amount * 2)) // twice the mean: people do not come evenly

const warm = (rate: number) => `aws dynamodb update-table: warm throughput of ${roomy(rate)} write units on the table and on by_time`

function limitsOf({ survey, submit, units }: Measured): Limit[] {
  const calls = submit.calls + survey.calls * assumed.missed
  const lambda = (rate: number) =>
    `Service Quotas: Lambda, concurrent executions: ${roomy(rate * Math.max(calls * assumed.seconds, calls / quotas.callsOfConcurrency))}`
  const lambdaCalls = (concurrency: number) => Math.min(concurrency * quotas.callsOfConcurrency, concurrency / assumed.seconds)
  return [
    { what: 'Lambda, a new account: 10 executions at once', most: lambdaCalls(quotas.newConcurrency), takes: calls, set: lambda },
    { what: 'Lambda, an account with 1,000 executions at once', most: lambdaCalls(quotas.concurrency), takes: calls, set: lambda },
    {
      what: 'HTTP API, throttle of a route',
      most: throttle.rateLimit,
      takes: submit.calls,
      set: (rate) => `infra/throttle.ts: rateLimit ${roomy(rate * submit.calls)}`,
    },
    {
      what: 'HTTP API, calls of the account',
      most: quotas.apiCalls,
      takes: calls,
      set: (rate) => `Service Quotas: API Gateway, throttle rate: ${roomy(rate * calls)}`,
    },
    {
      what: 'CloudFront, requests of a distribution',
      most: quotas.edgeRequests,
      takes: survey.requests + submit.requests,
      set: (rate) => `Service Quotas: CloudFront, requests per second: ${roomy(rate * (survey.requests + submit.requests))}`,
    },
    {
      what: `DynamoDB, writes of one survey: ${shards.length} partition keys`,
      most: shards.length * quotas.keyWrites,
      takes: 1,
      set: (rate) =>
        `functions/data/keys.ts: ${figure(Math.ceil((rate * 2) / quotas.keyWrites))} shards for new surveys, or more than one survey`,
    },
    {
      what: 'DynamoDB, reads of one survey’s item',
      most: quotas.keyReads,
      takes: units.submit.read,
      set: () => 'keep the survey’s item in the function for a second, or use more than one survey',
    },
    { what: 'DynamoDB, a new on-demand table', most: quotas.newTableWrites, takes: 1, set: warm },
    {
      what: 'DynamoDB, write units of a table',
      most: quotas.tableWrites,
      takes: 1,
      set: (rate) => `Service Quotas: DynamoDB, table-level write throughput: ${roomy(rate)}`,
    },
    {
      what: `DynamoDB, ${expected.shards} shards of the stream: results later than five minutes`,
      most: (expected.shards * expected.batch) / expected.secondsOfBatch,
      takes: 1,
      set: warm,
    },
    {
      what: 'SES, mails a day: one respondent in 1,000 asks for a reset link, all day',
      most: quotas.mailsOfDay / (expected.hoursOfDay * secondsOfHour),
      takes: expected.resets,
      set: (rate) => `SES, sending quota a day: ${roomy(rate * expected.resets * secondsOfHour * expected.hoursOfDay)}`,
    },
  ]
}

/** A limit with the responses an hour that reach it. `use`: the share of the limit that the given rate uses, 1 for all of it. */
type Met = { what: string; hourly: number; use: number; set: string }

/** All limits for so many responses an hour that come evenly, all of one survey: the first that is met is first. */
export function capacity(hourly: number, measured: Measured): Met[] {
  const rate = hourly / secondsOfHour
  return limitsOf(measured)
    .map(({ what, most, takes, set }) => ({ what, hourly: (most / takes) * secondsOfHour, use: (rate * takes) / most, set: set(rate) }))
    .sort((a, b) => a.hourly - b.hourly)
}

export function capacityReport(hourly: number, measured: Measured): string {
  const limits = capacity(hourly, measured)
  const met = limits.filter(({ use }) => use >= 1)
  const heading = met[0]
    ? `${figure(hourly)} responses an hour meet ${met.length} of ${limits.length} limits. The first: ${met[0].what}. Set: ${met[0].set}`
    : `${figure(hourly)} responses an hour meet no limit. The nearest: ${limits[0]!.what}.`
  const rows = limits.map(({ what, hourly: at, use, set }) => [
    what,
    figure(Math.floor(at)),
    `${Math.round(use * 100)} %`,
    use >= 1 ? set : '',
  ])
  return `${heading}\n\n${table(['limit', 'met at responses an hour', 'in use', 'set'], rows)}`
}
