import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { documents } from '../../platform/aws.ts'
import type { LinkingPerson } from './identities.ts'
import { key } from '../keys.ts'
import { tableName } from '../table.ts'

/** A try to sign in at a provider. `link`: the person who adds it to their account; null for a sign-in. */
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

/** Keeps a try for ten minutes, for the browser with that secret alone. Resolves to it with its state. */
export async function createOauthAttempt(
  given: Omit<OauthAttempt, 'verifier' | 'nonce'>,
  browser: string,
): Promise<OauthAttempt & { state: string }> {
  const state = random()
  const begun: OauthAttempt = { ...given, verifier: random(), nonce: random() }
  const Item = { ...key.oauthState(hashed(state)), ...begun, browser: hashed(browser), expires_at: seconds() + limits.oauthSeconds }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
  return { ...begun, state }
}

/** The try that a state stands for, once: null for one that is used, too old, another provider's or another browser's. */
export async function consumeOauthAttempt(state: string, provider: ProviderName, browser: string): Promise<OauthAttempt | null> {
  const { Attributes } = await documents().send(
    new DeleteCommand({ TableName: tableName(), Key: key.oauthState(hashed(state)), ReturnValues: 'ALL_OLD' }),
  )
  const found = Attributes as (OauthAttempt & { browser: string; expires_at: number }) | undefined
  const good = found && found.provider === provider && found.browser === hashed(browser) && found.expires_at > seconds()
  return good ? found : null
}
