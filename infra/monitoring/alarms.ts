import { Duration } from 'aws-cdk-lib'
import { type Alarm, ComparisonOperator, MathExpression, Metric, Stats, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Api } from '../api.ts'
import type { Counting } from '../counting.ts'
import { canaryMinutes } from '#shared/infrastructure.ts'
import { notifyingAlarm } from './notify.ts'
import { logLines } from '../logLines.ts'
import type { Settings } from '../stackSettings.ts'

const period = Duration.minutes(5)
const operations = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'TransactWriteItems']

/** A Lambda metric over all functions of the account and region: one metric instead of one per function. */
const lambda = (metricName: 'Errors' | 'Throttles') => new Metric({ namespace: 'AWS/Lambda', metricName, statistic: Stats.SUM, period })

/** A rate that SES calculates over the account's last mails, now and then. */
const reputation = (rate: 'BounceRate' | 'ComplaintRate') =>
  new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${rate}`, statistic: Stats.MAXIMUM, period: Duration.hours(1) })

/** SES sends no value while no mail is sent; the last rate still counts. */
const asBefore = { treatMissingData: TreatMissingData.IGNORE }

/** Alarms that notify `topic` when callers get errors or wait long, and when a service behind the API fails or throttles. Returns all of them. */
export function alarms(
  scope: Construct,
  { stage: api }: Api,
  table: ITable,
  { handler, undelivered }: Counting,
  { stage, topic, mailFrom }: Pick<Settings, 'stage' | 'mailFrom'> & { topic: ITopic },
): Alarm[] {
  const all: Alarm[] = []
  const alarm = (id: string, metric: IMetric, threshold: number, alarmDescription: string, periods = 1, more = {}) => {
    all.push(notifyingAlarm(scope, topic, id, { metric, threshold, alarmDescription, evaluationPeriods: periods, ...more }))
  }

  alarm('ApiFailures', api.metricServerError({ period, statistic: Stats.SUM }), 5, 'Five calls or more in five minutes answered 5xx.')
  alarm('Failures', logLines(stage, 'failed', period), 1, 'A call answered 500: something of ours went wrong.')
  alarm(
    'SiteDown',
    logLines(stage, 'reachable', Duration.minutes(canaryMinutes)),
    1,
    'For ten minutes the canary has not found the site in order, or has not run.',
    2, // the schedule is not exact to the second: one period alone may miss its run
    { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD, treatMissingData: TreatMissingData.BREACHING },
  )
  alarm('MailFailures', logLines(stage, 'mail', period), 1, 'A mail could not be sent.')
  if (mailFrom) {
    // SES reviews an account above these rates, of all its mail in the region
    alarm('MailBounces', reputation('BounceRate'), 0.05, 'Five mails of a hundred bounced: SES may stop the account’s mail.', 1, asBefore)
    alarm(
      'MailComplaints',
      reputation('ComplaintRate'),
      0.001,
      'One mail of a thousand was marked as spam: SES may stop the account’s mail.',
      1,
      asBefore,
    )
  }
  alarm(
    'CallsAside',
    logLines(stage, 'aside', period),
    10,
    'Ten calls or more did not bring CloudFront’s secret: a caller bypasses CloudFront, or the secrets differ and all calls are refused.',
  )
  alarm(
    'SlowApi',
    api.metricLatency({ period, statistic: Stats.p(90) }),
    3_000,
    'For 15 minutes one call in ten has taken 3 s or more.',
    3,
    { evaluateLowSampleCountPercentile: 'evaluate' }, // a small site has few samples, but needs the alarm too
  )
  alarm('FunctionErrors', lambda('Errors'), 1, 'A function crashed, ran out of memory or out of time.')
  alarm(
    'FunctionThrottles',
    lambda('Throttles'),
    1,
    'Lambda refused calls: the concurrency that all functions of this account and region share is used up.',
  )
  const heldCalls = operations.map(
    (Operation) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: 'ThrottledRequests',
        dimensionsMap: { Operation, TableName: table.tableName },
        statistic: Stats.SUM,
        period,
      }),
  )
  alarm(
    'CountingFailed',
    undelivered.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    1,
    'Changes of responses could not be counted: the results of a survey are wrong until npm run recount.',
  )
  alarm(
    'CountingLate',
    handler.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
    Duration.minutes(5).toMilliseconds(),
    'Results are five minutes or more behind the responses.',
  )
  alarm('CountsWrong', logLines(stage, 'miscounted', period), 1, 'The nightly recount found wrong counts of a survey and corrected them.')
  alarm('TableThrottles', sum(heldCalls), 10, 'DynamoDB held back ten requests or more in five minutes.')
  return all
}

/** The sum of metrics, with missing data as 0: otherwise it has no value if one of them has none. */
function sum(metrics: IMetric[]): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric]))
  const parts = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`)
  return new MathExpression({ expression: `SUM([${parts.join(', ')}])`, usingMetrics, period })
}
