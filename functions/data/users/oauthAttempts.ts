import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { documents } from '../../platform/aws.ts'
import type { LinkingPerson } from './identities.ts'
import { key } from '../keys.ts'
import { tableName } from '../table.ts'

/**
 * A sign-in at a provider between the redirect to it and the callback. `claim`: the id of a response to claim after the sign-in, '' for none.
 * `link`: the user who links the provider; null for a sign-in.
 */
export type OauthAttempt = {
  provider: ProviderName
  verifier: string
  nonce: string
  next: string
  claim: string
  link: LinkingPerson | null
}

const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')
const seconds = () => Math.floor(Date.now() / 1000)
const random = () => randomBytes(32).toString('base64url')

/** Stores an attempt for ten minutes, bound to the browser with that secret. Resolves to it with its state. */
export async function createOauthAttempt(
  request: Omit<OauthAttempt, 'verifier' | 'nonce'>,
  browser: string,
): Promise<OauthAttempt & { state: string }> {
  const state = random()
  const attempt: OauthAttempt = { ...request, verifier: random(), nonce: random() }
  const Item = { ...key.oauthState(hashed(state)), ...attempt, browser: hashed(browser), expires_at: seconds() + limits.oauthSeconds }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return { ...attempt, state }
}

/** The attempt with that state, which is deleted. Null if it was used, has expired, or belongs to another provider or browser. */
export async function consumeOauthAttempt(state: string, provider: ProviderName, browser: string): Promise<OauthAttempt | null> {
  const { Attributes } = await documents().send(
    new DeleteCommand({ TableName: tableName(), Key: key.oauthState(hashed(state)), ReturnValues: 'ALL_OLD' }),
  )
  const found = Attributes as (OauthAttempt & { browser: string; expires_at: number }) | undefined
  const good = found && found.provider === provider && found.browser === hashed(browser) && found.expires_at > seconds()
  return good ? found : null
}
