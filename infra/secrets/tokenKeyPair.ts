import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'

/** A private JWK. `generation` counts the keys of this secret, from 1. */
type Key = JsonWebKey & { kid: string; generation: number }

type Stage = 'AWSCURRENT' | 'AWSPENDING' | 'AWSPREVIOUS'

/**
 * Makes the key of this generation the current one (AWSCURRENT) and creates the next (AWSPENDING). Resolves to the current generation and a JWKS of
 * previous, current and next public key, so that every function knows a key from one deployment before it signs until one after. Idempotent; a
 * smaller generation (a rolled-back deployment) keeps the current key. Throws if `generation` is more than one ahead.
 */
export async function tokenKeyPair(
  secrets: SecretsManagerClient,
  secretId: string,
  generation: number,
): Promise<{ jwks: string; generation: number }> {
  const read = (stage: Stage) => readKey(secrets, secretId, stage)
  const write = async (key: Key, stage: Stage) => {
    await secrets.send(new PutSecretValueCommand({ SecretId: secretId, SecretString: JSON.stringify(key), VersionStages: [stage] }))
    return key
  }
  let current = (await read('AWSCURRENT')) ?? (await write(newKey(generation), 'AWSCURRENT'))
  if (generation > current.generation + 1) throw new Error(`The key in charge is number ${current.generation}: rotate one at a time.`)
  const ready = await read('AWSPENDING')
  let next = ready && ready.generation > current.generation ? ready : await write(newKey(current.generation + 1), 'AWSPENDING')
  if (generation > current.generation) {
    await promote(secrets, secretId)
    current = next
    next = await write(newKey(generation + 1), 'AWSPENDING')
  }
  const previous = await read('AWSPREVIOUS')
  const keys = [current, next, ...(previous ? [previous] : [])]
  const shown = keys.map(({ kty, crv, x, kid, alg, use }) => ({ kty, crv, x, kid, alg, use }))
  return { jwks: JSON.stringify({ keys: shown }), generation: current.generation }
}

function newKey(generation: number): Key {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { ...key, alg: 'EdDSA', use: 'sig', kid: randomBytes(9).toString('base64url'), generation }
}

/** The key at that stage; null without one, as in a secret that CloudFormation has just created. */
async function readKey(secrets: SecretsManagerClient, secretId: string, stage: Stage): Promise<Key | null> {
  try {
    const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secretId, VersionStage: stage }))
    return SecretString.startsWith('{') ? (JSON.parse(SecretString) as Key) : null
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null
    throw error
  }
}

async function promote(secrets: SecretsManagerClient, SecretId: string): Promise<void> {
  const version = async (VersionStage: Stage) => (await secrets.send(new GetSecretValueCommand({ SecretId, VersionStage }))).VersionId
  const [present, next] = await Promise.all([version('AWSCURRENT'), version('AWSPENDING')])
  const move = { SecretId, VersionStage: 'AWSCURRENT', MoveToVersionId: next, RemoveFromVersionId: present }
  await secrets.send(new UpdateSecretVersionStageCommand(move)) // Secrets Manager moves AWSPREVIOUS by itself
}
