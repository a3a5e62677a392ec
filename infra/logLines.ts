import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { LoggedEvent } from '#shared/infrastructure.ts'
import type { Settings } from './settings.ts'

const metricName = 'LogLines'
const namespace = (stage: Settings['stage']) => `Surveys/${stage}`

/** Counts a function's log lines by `event`, those of all functions in one metric; an event that never occurs costs nothing. */
export function countLogLines(scope: Construct, id: string, logGroup: ILogGroup, stage: Settings['stage']): void {
  new MetricFilter(scope, id, {
    logGroup,
    // Lambda puts what a function logs under `message`
    filterPattern: FilterPattern.stringValue('$.message.event', '=', '*'),
    metricNamespace: namespace(stage),
    metricName,
    metricValue: '1',
    dimensions: { event: '$.message.event' },
  })
}

/** The metric: how many log lines of all functions had that event. */
export const logLines = (stage: Settings['stage'], event: LoggedEvent, period: Duration): Metric =>
  new Metric({ namespace: namespace(stage), metricName, dimensionsMap: { event }, statistic: Stats.SUM, period })
