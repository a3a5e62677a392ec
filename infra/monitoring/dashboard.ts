import { AlarmStatusWidget, Dashboard, GraphWidget, Stats, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Api } from '../api.ts'

/** The operator's dashboard: alarms, then the API's errors and latency, then the table's consumed units. */
export function dashboard(scope: Construct, { stage }: Api, table: ITable, alarms: IAlarm[]): void {
  const wide = { width: 12, height: 6 }
  const sum = { statistic: Stats.SUM }
  new Dashboard(scope, 'Dashboard', {
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 3, alarms })],
      [
        new GraphWidget({
          title: 'Calls, and those refused or failed',
          ...wide,
          left: [stage.metricCount(sum), stage.metricClientError(sum), stage.metricServerError(sum)],
        }),
        new GraphWidget({
          title: 'Time of a call (ms): half of all, and 99 of 100',
          ...wide,
          left: [stage.metricLatency({ statistic: Stats.p(50) }), stage.metricLatency({ statistic: Stats.p(99) })],
        }),
      ],
      [
        new GraphWidget({
          title: 'Units of the table',
          ...wide,
          left: [table.metricConsumedReadCapacityUnits(sum), table.metricConsumedWriteCapacityUnits(sum)],
        }),
      ],
    ],
  })
}
