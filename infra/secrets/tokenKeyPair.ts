import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  UpdateSecretVersionStageCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'

/** A private JWK. `generation` counts the keys of this secret, from 1. */
type Key = JsonWebKey & { kid: string; generation: number }

type Stage = 'AWSCURRENT' | 'AWSPENDING' | 'AWSPREVIOUS'

/**
 * Sees to it that the key of this generation signs, and that the next one lies ready. Resolves to the generation in charge, and to the public
 * halves of both and of the one before as a JWKS: a key is known to every function one deployment before it signs, and one after. Doing it again changes nothing,
 * and a smaller generation (a deployment rolled back) leaves the present key. Throws where more than one step is asked for.
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

/** The key at that stage; null where there is none, as in a secret that CloudFormation has just made. */
async function readKey(secrets: SecretsManagerClient, secretId: string, stage: Stage): Promise<Key | null> {
  try {
    const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secretId, VersionStage: stage }))
    return SecretString.startsWith('{') ? (JSON.parse(SecretString) as Key) : null
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null
    throw error
  }
}

/** The key that lies ready signs from now on. */
async function promote(secrets: SecretsManagerClient, SecretId: string): Promise<void> {
  const version = async (VersionStage: Stage) => (await secrets.send(new GetSecretValueCommand({ SecretId, VersionStage }))).VersionId
  const [present, next] = await Promise.all([version('AWSCURRENT'), version('AWSPENDING')])
  const move = { SecretId, VersionStage: 'AWSCURRENT', MoveToVersionId: next, RemoveFromVersionId: present }
  await secrets.send(new UpdateSecretVersionStageCommand(move)) // AWSPREVIOUS follows by itself
}
