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

/** Used without an account, so that an unknown e-mail takes as long as a wrong password. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(tagLength))}`

/** Whether `phc` is a hash of that password. Without a hash, false after the same time. */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, , , settings, salt, hash] = (phc ?? dummyHash).split('$')
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
