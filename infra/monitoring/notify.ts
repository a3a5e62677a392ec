import { Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData, type AlarmProps } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** The topic of alarms and budget notices, with `adminEmails` subscribed; without any, others can subscribe later. */
export function alarmTopic(scope: Construct, adminEmails: string[]): Topic {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } }
  for (const service of ['cloudwatch', 'budgets']) topic.grantPublish(new ServicePrincipal(`${service}.amazonaws.com`, { conditions }))
  for (const address of adminEmails) topic.addSubscription(new EmailSubscription(address))
  return topic
}

/** An alarm that notifies `topic` when it begins and ends; by default it rises at the threshold, and missing data is fine. */
export function notifyingAlarm(scope: Construct, topic: ITopic, id: string, props: AlarmProps): Alarm {
  const made = new Alarm(scope, id, {
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...props,
  })
  made.addAlarmAction(new SnsAction(topic))
  made.addOkAction(new SnsAction(topic))
  return made
}
