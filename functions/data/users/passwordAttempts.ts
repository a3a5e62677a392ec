import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomUUID } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { documents } from '../../platform/aws.ts'
import { incrementCounter } from '../counters.ts'
import { key } from '../keys.ts'
import { get, isNew, tableName, unlessRefused } from '../table.ts'

/** `by`: a random id of the attempt that wrote the item. */
type Attempts = { tries: number; next_at: number; expires_at: number; by?: string }

const keyOf = (what: 'tries' | 'known', account: string, network: string) =>
  key.counter(createHash('sha256').update(`${what}\n${account}\n${network}`).digest('base64url'))
const seconds = () => Math.floor(Date.now() / 1000)

/** Seconds to wait after so many wrong attempts: 0 for the first few, then 1, 2, 4 … up to `limits.maxWaitSeconds`. */
const wait = (tries: number) => (tries < limits.freeAttempts ? 0 : Math.min(limits.maxWaitSeconds, 2 ** (tries - limits.freeAttempts)))

/**
 * Counts a password attempt before the password is checked. Resolves to 0, or to the seconds to wait after too many wrong ones. Concurrent attempts
 * are counted one after another: two devices of a user both succeed, a thousand concurrent guesses do not. `account`: an e-mail or a user's id,
 * whether such an account exists or not.
 *
 * * Attempts are counted for each network separately, so that other networks cannot lock the owner out. All new networks together have a much higher
 * limit; networks that signed in to the account before are exempt from it.
 */
export async function countPasswordAttempt(account: string, network: string): Promise<number> {
  const ownWait = await countForNetwork(keyOf('tries', account, network))
  if (ownWait > 0 || (await isKnownNetwork(account, network))) return ownWait // an attempt that has to wait does not count for the account
  return incrementCounter({ name: 'tries from new networks', of: account, most: limits.attemptsPerAccount, seconds: 3_600 })
}

/** Resolves to the seconds to wait, 0 for none. */
async function countForNetwork(Key: { pk: string; sk: string }): Promise<number> {
  for (let attempt = 0; attempt < 2 * limits.freeAttempts; attempt++) {
    const wanted = await tryCount(Key)
    if (wanted !== undefined) return wanted
  }
  return 1
}

/** As countForNetwork; undefined if a concurrent attempt was counted first. */
async function tryCount(Key: { pk: string; sk: string }): Promise<number | undefined> {
  const now = seconds()
  const found = (await get(Key, { consistent: true })) as Attempts | undefined
  const known = found && found.expires_at > now ? found : undefined
  if (known && known.next_at > now) return known.next_at - now
  const tries = (known?.tries ?? 0) + 1
  const by = randomUUID()
  const Item = { ...Key, tries, next_at: now + wait(tries), expires_at: now + limits.attemptsSeconds, by }
  const unchanged = found
    ? { ConditionExpression: 'tries = :before', ExpressionAttributeValues: { ':before': found.tries } }
    : { ConditionExpression: isNew }
  if (await unlessRefused(documents().send(new PutCommand({ TableName: tableName(), Item, ...unchanged })))) return 0
  // the SDK may have retried a write that had succeeded
  return (await get(Key, { consistent: true }))?.by === by ? 0 : undefined
}

async function isKnownNetwork(account: string, network: string): Promise<boolean> {
  const known = await get(keyOf('known', account, network), { consistent: true })
  return known !== undefined && (known.expires_at as number) > seconds()
}

/** After a right password: deletes the network's wrong attempts and remembers it as a known network. */
export async function resetPasswordAttempts(account: string, network: string): Promise<void> {
  const known = { ...keyOf('known', account, network), expires_at: seconds() + limits.knownNetworkSeconds }
  await Promise.all([
    documents().send(new DeleteCommand({ TableName: tableName(), Key: keyOf('tries', account, network) })),
    documents().send(new PutCommand({ TableName: tableName(), Item: known })),
  ])
}
