import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomUUID } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../../platform/aws.ts'
import { incrementCounter } from '../counters.ts'
import { key } from '../keys.ts'
import { get, isNew, isConditionFailure, tableName } from '../table.ts'

/** `by`: which try wrote it. */
type Tries = { tries: number; next_at: number; expires_at: number; by?: string }

const keyOf = (what: 'tries' | 'known', account: string, network: string) =>
  key.counter(createHash('sha256').update(`${what}\n${account}\n${network}`).digest('base64url'))
const seconds = () => Math.floor(Date.now() / 1000)

/** Seconds that the try after `tries` wrong ones waits: 1, 2, 4 … up to a quarter of an hour, never for ever. */
const wait = (tries: number) => (tries < limits.freeAttempts ? 0 : Math.min(limits.maxWaitSeconds, 2 ** (tries - limits.freeAttempts)))

/**
 * Counts a try of a password before it is looked at. Resolves to 0, or to the seconds to wait where too many were wrong. Tries at once are
 * counted one after the other, so that somebody's two devices both come in and a thousand guesses do not. `account`: an e-mail or a user's
 * id, whether there is such an account or not.
 *
 * Each network has tries of its own, so that nobody elsewhere can keep the owner waiting. What many networks try together has a far looser
 * bound, which does not hold a network that signed in to the account before.
 */
export async function countPasswordAttempt(account: string, network: string): Promise<number> {
  const ownWait = await countOwn(keyOf('tries', account, network))
  if (ownWait > 0 || (await isKnown(account, network))) return ownWait // what the network's own wait refuses fills nobody's bound
  return incrementCounter({ name: 'tries from new networks', of: account, most: limits.attemptsPerAccount, seconds: 3_600 })
}

/** Seconds to wait, 0 for none. */
async function countOwn(Key: { pk: string; sk: string }): Promise<number> {
  for (let attempt = 0; attempt < 2 * limits.freeAttempts; attempt++) {
    const wanted = await tryToCount(Key)
    if (wanted !== undefined) return wanted
  }
  return 1
}

/** Seconds to wait, 0 for none; undefined where another try was counted in between. */
async function tryToCount(Key: { pk: string; sk: string }): Promise<number | undefined> {
  const now = seconds()
  const found = (await get(Key, { consistent: true })) as Tries | undefined
  const known = found && found.expires_at > now ? found : undefined
  if (known && known.next_at > now) return known.next_at - now
  const tries = (known?.tries ?? 0) + 1
  const by = randomUUID()
  const Item = { ...Key, tries, next_at: now + wait(tries), expires_at: now + limits.attemptsSeconds, by }
  const unchanged = found
    ? { ConditionExpression: 'tries = :before', ExpressionAttributeValues: { ':before': found.tries } }
    : { ConditionExpression: isNew }
  try {
    await documents().send(new PutCommand({ TableName: tableName(), Item, ...unchanged }))
    return 0
  } catch (error) {
    if (!isConditionFailure(error)) throw error
    // written, and repeated by the client since the answer was lost
    return (await get(Key, { consistent: true }))?.by === by ? 0 : undefined
  }
}

async function isKnown(account: string, network: string): Promise<boolean> {
  const known = await get(keyOf('known', account, network), { consistent: true })
  return known !== undefined && (known.expires_at as number) > seconds()
}

/** The password was right: what was wrong from that network before is forgotten, and the network is known for a while. */
export async function resetPasswordAttempts(account: string, network: string): Promise<void> {
  const known = { ...keyOf('known', account, network), expires_at: seconds() + limits.knownNetworkSeconds }
  await Promise.all([
    documents().send(new DeleteCommand({ TableName: tableName(), Key: keyOf('tries', account, network) })),
    documents().send(new PutCommand({ TableName: tableName(), Item: known })),
  ])
}
