import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's second setting for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The password as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

/** Hashed where there is no account, so that a wrong e-mail costs the same time as a wrong password. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`

/** True when `phc` was made of that password. Takes its time for an absent `phc` too, and is then false. */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, , , settings, salt, hash] = (phc ?? nobody).split('$')
  const [memory, passes, parallelism] = settings!.split(',').map((setting) => Number(setting.slice(2))) as [number, number, number]
  const expected = Buffer.from(hash!, 'base64')
  const given = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt!, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(given, expected) && phc !== undefined
}
