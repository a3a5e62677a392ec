import { type Aws, AwsError, xmlField } from '../deploy/aws.ts'
import { describeStack, isFailedFirst } from '../deploy/describeStack.ts'
import { storedSettings } from '../deploy/deploySite.ts'
import { mergeSettings, readCommandLine } from '../deploy/settingsOf.ts'
import { bootstrap, lambdaConcurrency, quotas } from './account.ts'
import { domain } from './domain.ts'
import { know, type Finding, type Look, fine } from './finding.ts'
import { leftovers, restoredTable } from './leftovers.ts'
import { mail } from './mail.ts'

/** Whether somebody is named who hears of alarms and of the budget. */
const alarmed: Look = async ({ asked: { adminEmails, stage } }) =>
  adminEmails.length || stage !== 'prod'
    ? [fine(adminEmails.length ? `Alarms and the budget go to ${adminEmails.join(', ')}.` : 'Nobody hears of alarms in dev.')]
    : [
        know(
          'Nobody hears of alarms, nor of the budget.',
          'Deploy with -c adminEmails=…, or subscribe to the stack’s output AlarmTopic: aws sns subscribe --topic-arn TOPIC --protocol email --notification-endpoint you@example.com',
        ),
      ]

const looks: Record<string, Look> = { bootstrap, quotas, lambdaConcurrency, domain, mail, leftovers, restoredTable, alarmed }

/**
 * Looks, without changing anything, whether something stands in the way of deploying with these arguments. What may not be looked at is said, too.
 * Rejects where AWS does not take the credentials.
 */
export async function doctor(args: string[], aws: Aws): Promise<Finding[]> {
  const { given, settings: typed } = readCommandLine(args, 'doctor')
  const identity = await aws.query('sts', 'GetCallerIdentity', '2011-06-15')
  const account = xmlField(identity, 'Account') ?? ''
  const stack = await describeStack(aws, typed.stage)
  const asked = mergeSettings(stack && !isFailedFirst(stack) ? storedSettings(stack) : {}, given)
  const found = await Promise.all(
    Object.entries(looks).map(async ([name, look]) => {
      try {
        return await look({ aws, asked, account })
      } catch (error) {
        if (!(error instanceof AwsError)) throw error
        return [know(`${name} could not be looked at: ${error.message}`, 'See The operator’s permissions in docs/operations.md.')]
      }
    }),
  )
  return [{ is: 'fine', words: `Account ${account}, ${aws.region}, stage ${asked.stage}.` }, ...found.flat()]
}
