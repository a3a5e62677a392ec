import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'
import { join } from 'node:path'

/** A secret that is created once and stored in `folder`, readable only by its owner; a new one each time for null. */
export function keptSecret(folder: string | null, name: string, make: () => string): string {
  if (!folder) return make()
  const file = join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const made = make()
  const half = `${file}.new`
  writeFileSync(half, made, { mode: 0o600, flush: true })
  renameSync(half, file) // atomic: never half a file
  return made
}

/** The local token key. `secret`: the private JWK as JSON; `jwks`: the public key set as JSON. */
export function tokenKey(folder: string | null): { secret: string; jwks: string } {
  const secret = keptSecret(folder, 'token-key.json', () => {
    const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
    return JSON.stringify({ ...key, alg: 'EdDSA', use: 'sig', kid: randomBytes(9).toString('base64url') })
  })
  const { d: _private, ...shown } = JSON.parse(secret) as JsonWebKey
  return { secret, jwks: JSON.stringify({ keys: [shown] }) }
}
