import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Settings } from '../stackSettings.ts'

/** AWS accepts at most ten addresses. */
const most = 10

/** Mails the admins at four fifths of the account's monthly `budget`, or `topic` without admins. AWS names it: a fixed name blocks changes. */
export function budget(scope: Construct, { adminEmails, budget: amount }: Settings, topic: ITopic): void {
  if (!amount) return
  const mailed = adminEmails.slice(0, most).map((address) => ({ subscriptionType: 'EMAIL', address })) // no confirmation needed, unlike a topic's
  const subscribers = mailed.length ? mailed : [{ subscriptionType: 'SNS', address: topic.topicArn }]
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  })
}
