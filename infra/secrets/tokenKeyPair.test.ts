import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey } from 'node:crypto'
import { tokenKeyPair } from './tokenKeyPair.ts'

const client = new SecretsManagerClient({ region: 'ap-northeast-2' })
const secretsManager = mockClient(client)

/** The stages of the one secret, as Secrets Manager moves them: AWSPREVIOUS follows AWSCURRENT. */
let stages: Record<string, { id: string; value: string }>
let made = 0

const point = (stage: string, version: { id: string; value: string }) => {
  if (stage === 'AWSCURRENT' && stages.AWSCURRENT) stages.AWSPREVIOUS = stages.AWSCURRENT
  stages[stage] = version
}

beforeEach(() => {
  stages = { AWSCURRENT: { id: 'generated', value: 'a password that CloudFormation made' } }
  secretsManager.reset()
  secretsManager.on(GetSecretValueCommand).callsFake(({ VersionStage }: { VersionStage: string }) => {
    const version = stages[VersionStage]
    if (!version) throw new ResourceNotFoundException({ message: VersionStage, $metadata: {} })
    return { SecretString: version.value, VersionId: version.id }
  })
  secretsManager
    .on(PutSecretValueCommand)
    .callsFake(({ SecretString, VersionStages }: { SecretString: string; VersionStages: string[] }) => {
      const version = { id: `v${++made}`, value: SecretString }
      for (const stage of VersionStages) point(stage, version)
      return {}
    })
  secretsManager
    .on(UpdateSecretVersionStageCommand)
    .callsFake(({ MoveToVersionId, RemoveFromVersionId }: { MoveToVersionId: string; RemoveFromVersionId: string }) => {
      if (stages.AWSCURRENT!.id !== RemoveFromVersionId) throw new Error('the stage is elsewhere')
      point(
        'AWSCURRENT',
        Object.values(stages).find(({ id }) => id === MoveToVersionId)!,
      )
      return {}
    })
})

const jwks = async (generation: number) =>
  (JSON.parse((await tokenKeyPair(client, 'secret', generation)).jwks) as { keys: (JsonWebKey & { kid: string })[] }).keys
const signing = () => JSON.parse(stages.AWSCURRENT!.value) as JsonWebKey & { kid: string }
const kids = (keys: { kid: string }[]) => keys.map(({ kid }) => kid)

describe('tokenKeyPair', () => {
  it('replaces the generated secret by a key, and publishes its public half', async () => {
    const [shown] = await jwks(1)
    const signature = sign(null, Buffer.from('text'), createPrivateKey({ key: signing(), format: 'jwk' }))
    expect(shown!.kid).toBe(signing().kid)
    expect(verify(null, Buffer.from('text'), createPublicKey({ key: shown!, format: 'jwk' }), signature)).toBe(true)
  })

  it('never publishes a private half', async () => {
    await jwks(1)
    const keys = await jwks(2)
    expect(keys.flatMap((key) => Object.keys(key))).not.toContain('d')
  })

  it('changes nothing when called again', async () => {
    const first = await jwks(1)
    expect(kids(await jwks(1))).toEqual(kids(first))
  })

  it('lets a key sign only after the previous deployment published it, and publishes it for one deployment more', async () => {
    const before = kids(await jwks(1))
    const after = kids(await jwks(2))
    expect(signing().kid).toBe(before[1])
    expect(after).toHaveLength(3)
    expect(after).toEqual(expect.arrayContaining(before))
  })

  it('keeps the present key when a rotation is rolled back, and does not rotate twice', async () => {
    await jwks(1)
    const rotated = await jwks(2)
    const { kid } = signing()
    expect(kids(await jwks(1))).toEqual(kids(rotated))
    expect(kids(await jwks(2))).toEqual(kids(rotated))
    expect(signing().kid).toBe(kid)
  })

  it('refuses to skip a key, which would end sessions', async () => {
    await jwks(1)
    await expect(jwks(3)).rejects.toThrow('one at a time')
  })
})
