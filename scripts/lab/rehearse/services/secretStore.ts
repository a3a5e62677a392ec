import { randomBytes, randomUUID } from 'node:crypto'
import { ofType, type Assembly } from '../assembly.ts'

type Version = { id: string; value: string; stages: Set<string> }
type Given = { SecretId: string; SecretString?: string; VersionStage?: string; VersionStages?: string[] } & Record<
  'MoveToVersionId' | 'RemoveFromVersionId',
  string | undefined
>

export class SecretError extends Error {
  readonly type: string
  constructor(type: string, words: string) {
    super(words)
    this.type = type
  }
}

/** The part of Secrets Manager that the product uses: versions and their stages. `arnOf`: the ARN of a secret by its logical id. */
export function secretStore(assembly: Assembly, arnOf: (logicalId: string) => string) {
  const secrets = new Map<string, Version[]>()
  for (const [id, { GenerateSecretString: { PasswordLength = 32 } = {} }] of ofType(assembly, 'AWS::SecretsManager::Secret')) {
    const value = randomBytes(PasswordLength as number)
      .toString('hex')
      .slice(0, PasswordLength as number)
    secrets.set(arnOf(id), [{ id: randomUUID(), value, stages: new Set(['AWSCURRENT']) }])
  }
  const versions = (id: string) => {
    const found = secrets.get(id)
    if (!found) throw new SecretError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return found
  }
  /** A stage is at one version at a time; AWSPREVIOUS follows AWSCURRENT. */
  const point = (all: Version[], stage: string, to: Version) => {
    const before = all.find(({ stages }) => stages.has(stage))
    if (before === to) return
    before?.stages.delete(stage)
    to.stages.add(stage)
    to.stages.delete('AWSPENDING')
    if (stage === 'AWSPENDING') to.stages.add(stage)
    if (stage === 'AWSCURRENT' && before) point(all, 'AWSPREVIOUS', before)
  }
  const read = (id: string, stage = 'AWSCURRENT') => {
    const found = versions(id).find(({ stages }) => stages.has(stage))
    if (!found) throw new SecretError('ResourceNotFoundException', `Secrets Manager can't find the secret value for ${stage}.`)
    return found
  }
  const operations: Record<string, (given: Given) => object> = {
    GetSecretValue: ({ SecretId, VersionStage }) => {
      const { id, value, stages } = read(SecretId, VersionStage)
      return { ARN: SecretId, Name: SecretId, SecretString: value, VersionId: id, VersionStages: [...stages] }
    },
    PutSecretValue: ({ SecretId, SecretString = '', VersionStages = ['AWSCURRENT'] }) => {
      const made: Version = { id: randomUUID(), value: SecretString, stages: new Set() }
      const all = versions(SecretId)
      all.push(made)
      for (const stage of VersionStages) point(all, stage, made)
      return { ARN: SecretId, VersionId: made.id }
    },
    UpdateSecretVersionStage: ({ SecretId, VersionStage = 'AWSCURRENT', MoveToVersionId }) => {
      const all = versions(SecretId)
      const target = all.find(({ id }) => id === MoveToVersionId)
      if (!target) throw new SecretError('InvalidParameterException', 'There is no such version.')
      point(all, VersionStage, target)
      return { ARN: SecretId }
    },
  }
  return {
    value: (id: string) => read(id).value,
    call: (operation: string, given: Given): object => {
      const run = operations[operation]
      if (!run) throw new SecretError('InvalidRequestException', `The rehearsal does not know ${operation}.`)
      return run(given)
    },
  }
}

export type SecretStore = ReturnType<typeof secretStore>
