import { resolveNs } from 'node:dns/promises'
import { type Aws, AwsError, xmlField } from '../deploy/aws.ts'
import { describeStack, isFailedFirst } from '../deploy/describeStack.ts'
import { storedSettings } from '../deploy/deploySite.ts'
import { mergeSettings, readCommandLine } from '../deploy/settingsOf.ts'
import { bootstrap, lambdaConcurrency, quotas } from './account.ts'
import { domain } from './domain.ts'
import { warning, type Finding, type Check, ok } from './finding.ts'
import { leftovers } from './leftovers.ts'
import { mail } from './mail.ts'
import { servingTable } from './servingTable.ts'

/** Whether an admin is notified of alarms and of the budget. */
const alarmReceivers: Check = async ({ settings: { adminEmails, stage } }) =>
  adminEmails.length || stage !== 'prod'
    ? [ok(adminEmails.length ? `Alarms and the budget go to ${adminEmails.join(', ')}.` : 'Alarms notify no one in dev.')]
    : [
        warning(
          'Alarms and the budget notify no one.',
          'Deploy with -c adminEmails=…, or subscribe to the stack’s output AlarmTopic: aws sns subscribe --topic-arn TOPIC --protocol email --notification-endpoint you@example.com',
        ),
      ]

/** Who is subscribed to the topic of alarms of the deployed stack, and who has not confirmed yet. */
const subscriptions: Check = async ({ aws, settings: { stage } }) => {
  const topic = (await describeStack(aws, stage))?.outputs.get('AlarmTopic')
  if (!topic) return []
  const found = await aws.query('sns', 'ListSubscriptionsByTopic', '2010-03-31', { TopicArn: topic })
  return found.split('<member>').flatMap((part) => {
    const [endpoint, arn] = [xmlField(part, 'Endpoint'), xmlField(part, 'SubscriptionArn')]
    if (!endpoint) return []
    return arn === 'PendingConfirmation'
      ? warning(
          `${endpoint} is Pending: alarms do not reach it.`,
          `Follow the link in SNS’s mail. To send it again: aws sns subscribe --topic-arn ${topic} --protocol email --notification-endpoint ${endpoint}`,
        )
      : ok(`Alarms reach ${endpoint}.`)
  })
}

const checks: Record<string, Check> = {
  bootstrap,
  quotas,
  lambdaConcurrency,
  domain,
  mail,
  leftovers,
  servingTable,
  alarmReceivers,
  subscriptions,
}

/** Checks, changing nothing, whether a deployment would fail; missing permissions are warnings. Rejects on invalid credentials. */
export async function doctor(args: string[], aws: Aws, nameServers: (domain: string) => Promise<string[]> = resolveNs): Promise<Finding[]> {
  const { given, settings: typed } = readCommandLine(args, 'doctor')
  const identity = await aws.query('sts', 'GetCallerIdentity', '2011-06-15')
  const account = xmlField(identity, 'Account') ?? ''
  const stack = await describeStack(aws, typed.stage)
  const deployed = stack && !isFailedFirst(stack) ? storedSettings(stack) : {}
  const settings = mergeSettings(deployed, given)
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        return await check({ aws, settings, deployed, account, nameServers })
      } catch (error) {
        if (!(error instanceof AwsError)) throw error
        return [warning(`${name} could not be looked at: ${error.message}`, 'See The operator’s permissions in docs/operations.md.')]
      }
    }),
  )
  return [{ severity: 'ok', message: `Account ${account}, ${aws.region}, stage ${settings.stage}.` }, ...found.flat()]
}
