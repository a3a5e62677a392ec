import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { secrets } from './aws.ts'
import { environment } from './environment.ts'

let cached: { id: string; key: Buffer } | undefined

/** Forgets the cached key, as a new Lambda process would. */
export const forgetSealingKey = () => void (cached = undefined)

async function sealingKey(): Promise<Buffer> {
  const id = environment('SEALING_SECRET_ID')
  if (cached?.id === id) return cached.key
  const { SecretString } = await secrets().send(new GetSecretValueCommand({ SecretId: id }))
  cached = { id, key: createHash('sha256').update(SecretString!).digest() }
  return cached.key
}

/** Encrypts a text (AES-256-GCM) as base64 of nonce, ciphertext and tag. `context`: what it belongs to; unseal needs the same. */
export async function seal(text: string, context: string): Promise<string> {
  return encrypt(text, context, await sealingKey(), randomBytes(nonceBytes)).toString('base64')
}

/**
 * Encrypts a text as base64url that is the same at every call, for references that callers compare. The nonce is an HMAC of context and text under
 * a key of its own (a synthetic nonce, as in RFC 5297): it repeats only with the same text, which then encrypts to the same bytes. unseal
 * decrypts it. After a change of the sealing key each text encrypts to other bytes, and unseal throws for the former ones.
 */
export async function sealSame(text: string, context: string): Promise<string> {
  const key = await sealingKey()
  const nonceKey = Buffer.from(hkdfSync('sha256', key, '', 'synthetic nonce', 32))
  const nonce = createHmac('sha256', nonceKey)
    .update(JSON.stringify([context, text]))
    .digest()
    .subarray(0, nonceBytes)
  return encrypt(text, context, key, nonce).toString('base64url')
}

const nonceBytes = 12

function encrypt(text: string, context: string, key: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts what `seal` or `sealSame` returned. Throws where it was changed, or sealed for another `context`. */
export async function unseal(sealed: string, context: string): Promise<string> {
  return decrypt(sealed, context, await sealingKey())
}

/** The same; null where it was changed, or sealed for another `context`. */
export async function tryUnseal(sealed: string, context: string): Promise<string | null> {
  const key = await sealingKey()
  try {
    return decrypt(sealed, context, key)
  } catch {
    return null
  }
}

function decrypt(sealed: string, context: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -16)), decipher.final()]).toString('utf8')
}
