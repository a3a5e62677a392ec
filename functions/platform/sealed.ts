import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { secrets } from './aws.ts'
import { environment } from './environment.ts'

let kept: { id: string; key: Buffer } | undefined

/** As in a function that has just started. */
export const forgetSealingKey = () => void (kept = undefined)

async function sealingKey(): Promise<Buffer> {
  const id = environment('SEALING_SECRET_ID')
  if (kept?.id === id) return kept.key
  const { SecretString } = await secrets().send(new GetSecretValueCommand({ SecretId: id }))
  kept = { id, key: createHash('sha256').update(SecretString!).digest() }
  return kept.key
}

/** A text that only this site reads again (AES-256-GCM). `of` says what it belongs to: it opens nowhere else. */
export async function seal(text: string, of: string): Promise<string> {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(), iv).setAAD(Buffer.from(of))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** The text that was sealed. Throws on anything else. */
export async function unseal(sealed: string, of: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', await sealingKey(), bytes.subarray(0, 12)).setAAD(Buffer.from(of))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
