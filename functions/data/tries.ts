import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../lib/aws.ts'
import { key } from './keys.ts'
import { get, isNew, refusedCondition, tableName } from './table.ts'

type Tries = { tries: number; next_at: number; expires_at: number }

const keyOf = (account: string) => key.counter(createHash('sha256').update(`tries\n${account}`).digest('base64url'))
const seconds = () => Math.floor(Date.now() / 1000)

/** Seconds that the try after `tries` wrong ones waits: 1, 2, 4 … up to a quarter of an hour, never for ever. */
const wait = (tries: number) => (tries < limits.freeTries ? 0 : Math.min(limits.longestWait, 2 ** (tries - limits.freeTries)))

/**
 * Counts a try of a password before it is looked at. Resolves to 0, or to the seconds to wait where too many were wrong. Tries at once are
 * counted one after the other, so that somebody's two devices both come in and a thousand guesses do not. `account`: an e-mail or a user's
 * id, whether there is such an account or not.
 */
export async function countTry(account: string): Promise<number> {
  for (let turn = 0; turn < 2 * limits.freeTries; turn++) {
    const wanted = await tryToCount(account)
    if (wanted !== undefined) return wanted
  }
  return 1
}

/** As countTry; undefined where another try was counted in between. */
async function tryToCount(account: string): Promise<number | undefined> {
  const Key = keyOf(account)
  const now = seconds()
  const found = (await get(Key, { consistent: true })) as Tries | undefined
  const known = found && found.expires_at > now ? found : undefined
  if (known && known.next_at > now) return known.next_at - now
  const tries = (known?.tries ?? 0) + 1
  const Item = { ...Key, tries, next_at: now + wait(tries), expires_at: now + limits.triesSeconds }
  const unchanged = found
    ? { ConditionExpression: 'tries = :before', ExpressionAttributeValues: { ':before': found.tries } }
    : { ConditionExpression: isNew }
  try {
    await documents().send(new PutCommand({ TableName: tableName(), Item, ...unchanged }))
    return 0
  } catch (error) {
    if (refusedCondition(error)) return undefined
    throw error
  }
}

/** The password was right: what was wrong before is forgotten. */
export async function forgetTries(account: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: keyOf(account) }))
}
