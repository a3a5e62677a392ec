import { Aws } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** AWS takes ten addresses. */
const most = 10

/**
 * Mails the admins when the account's bill of a month nears `budget` (four fifths of it spent) or is foreseen to pass it. Of the whole account: a
 * budget by tags sees nothing before somebody activates them. Where no admin is named, `topic` hears of it.
 */
export function budget(scope: Construct, { stage, adminEmails, budget: amount }: Settings, topic: ITopic): void {
  if (!amount) return
  const mailed = adminEmails.slice(0, most).map((address) => ({ subscriptionType: 'EMAIL', address })) // which nobody has to confirm
  const subscribers = mailed.length ? mailed : [{ subscriptionType: 'SNS', address: topic.topicArn }]
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `Surveys-${stage}-${Aws.REGION}`, // names of budgets are the account's
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  })
}
