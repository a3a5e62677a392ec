import { Duration, type RemovalPolicy } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { LoggedEvent } from '#shared/infrastructure.ts'
import { logGroup } from './logGroup.ts'
import type { Settings } from './stackSettings.ts'

const metricName = 'LogLines'
const namespace = (stage: Settings['stage']) => `Surveys/${stage}`

/** The log group of all functions, with its lines counted by `event`. The names of its log streams contain the functions' names. */
export function functionLogs(scope: Construct, stage: Settings['stage'], removalPolicy: RemovalPolicy): LogGroup {
  const logs = logGroup(scope, 'functions', stage, removalPolicy)
  new MetricFilter(scope, 'LogLines', {
    logGroup: logs,
    // Lambda puts a function's logged object under `message`
    filterPattern: FilterPattern.stringValue('$.message.event', '=', '*'),
    metricNamespace: namespace(stage),
    metricName,
    metricValue: '1',
    dimensions: { event: '$.message.event' },
  })
  return logs
}

/** The metric: how many log lines of all functions had that event. */
export const logLines = (stage: Settings['stage'], event: LoggedEvent, period: Duration): Metric =>
  new Metric({ namespace: namespace(stage), metricName, dimensionsMap: { event }, statistic: Stats.SUM, period })
