import { Stack } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** Where alarms and the budget speak of the account: to `adminEmails`, and to whoever subscribes later where there are none. */
export function alarmTopic(scope: Construct, adminEmails: string[]): Topic {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true })
  const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } }
  for (const service of ['cloudwatch', 'budgets']) topic.grantPublish(new ServicePrincipal(`${service}.amazonaws.com`, { conditions }))
  for (const address of adminEmails) topic.addSubscription(new EmailSubscription(address))
  return topic
}
