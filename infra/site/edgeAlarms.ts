import { Duration, type Stack } from 'aws-cdk-lib'
import { ComparisonOperator, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { alarmTopic, notifyingAlarm } from '../monitoring/notify.ts'

/** Alarms on CloudFront's resources in us-east-1, whose metrics are only there, with a topic there. */
export function edgeAlarms(
  stack: Stack,
  adminEmails: string[],
  { webAcl, certificateArn }: { webAcl?: string; certificateArn?: string },
): void {
  const topic = alarmTopic(stack, adminEmails)
  if (webAcl)
    notifyingAlarm(stack, topic, 'WafBlocks', {
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: webAcl, Rule: 'ALL' },
        statistic: Stats.SUM,
        period: Duration.minutes(5),
      }),
      threshold: 1_000,
      evaluationPeriods: 1,
      alarmDescription: 'The WAF blocked 1,000 requests or more in five minutes.',
    })
  if (certificateArn)
    notifyingAlarm(stack, topic, 'CertificateExpires', {
      metric: new Metric({
        namespace: 'AWS/CertificateManager',
        metricName: 'DaysToExpiry',
        dimensionsMap: { CertificateArn: certificateArn },
        statistic: Stats.MINIMUM,
        period: Duration.days(1),
      }),
      // ACM renews 60 days before the end
      threshold: 30,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
      alarmDescription: 'The certificate expires within 30 days, and was not renewed.',
    })
}
