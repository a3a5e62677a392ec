import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
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
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(), iv).setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Decrypts what `seal` returned. Throws where it was changed, or sealed for another `context`. */
export async function unseal(sealed: string, context: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', await sealingKey(), bytes.subarray(0, 12)).setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
