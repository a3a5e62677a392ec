import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { secrets } from './aws.ts'
import { environment } from './environment.ts'

const cached = new Map<string, Buffer>()

/** Forgets the cached keys, as a new Lambda process would. */
export const forgetSealingKeys = () => cached.clear()

/** The key of the providers' secrets, or of the references: a separate secret each, since different functions may read it (infra/grants.ts). */
async function keyIn(name: 'SEALING_SECRET_ID' | 'REFERENCE_SECRET_ID'): Promise<Buffer> {
  const id = environment(name)
  const known = cached.get(id)
  if (known) return known
  const { SecretString } = await secrets().send(new GetSecretValueCommand({ SecretId: id }))
  const key = createHash('sha256').update(SecretString!).digest()
  cached.set(id, key)
  return key
}

/** Encrypts a text (AES-256-GCM) as base64 of nonce, ciphertext and tag. `context`: what it belongs to; unseal needs the same. */
export async function seal(text: string, context: string): Promise<string> {
  return encrypt(text, context, await keyIn('SEALING_SECRET_ID'), randomBytes(nonceBytes)).toString('base64')
}

/** Decrypts what `seal` returned. Throws if it was changed, or sealed for another `context`. */
export async function unseal(sealed: string, context: string): Promise<string> {
  return decrypt(sealed, context, await keyIn('SEALING_SECRET_ID'))
}

/**
 * Encrypts a text under the key of references as base64url that is the same at every call. The nonce is an HMAC of context and text under another key
 * (a synthetic nonce, as in RFC 5297): it repeats only with the same text, which then encrypts to the same bytes.
 */
export async function sealReference(text: string, context: string): Promise<string> {
  const key = await keyIn('REFERENCE_SECRET_ID')
  const nonceKey = Buffer.from(hkdfSync('sha256', key, '', 'synthetic nonce', 32))
  const nonce = createHmac('sha256', nonceKey)
    .update(JSON.stringify([context, text]))
    .digest()
    .subarray(0, nonceBytes)
  return encrypt(text, context, key, nonce).toString('base64url')
}

/** Decrypts what `sealReference` returned; null if it was changed, or sealed for another `context` or under another key. */
export async function unsealReference(sealed: string, context: string): Promise<string | null> {
  const key = await keyIn('REFERENCE_SECRET_ID')
  try {
    return decrypt(sealed, context, key)
  } catch {
    return null
  }
}

const nonceBytes = 12

function encrypt(text: string, context: string, key: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function decrypt(sealed: string, context: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -16)), decipher.final()]).toString('utf8')
}
