import type { Assembly, Properties } from './assembly.ts'
import { streamLabel } from './services/awsCalls.ts'

export const place = { region: 'ap-northeast-2', account: '123456789012', partition: 'aws', urlSuffix: 'amazonaws.com' }

const arn = (service: string, rest: string, { region = place.region, account = place.account } = {}) =>
  `arn:${place.partition}:${service}:${region}:${account}:${rest}`

/** Resolves references as CloudFormation would; `secret` reads the value of a secret by its ARN. */
export type Resolve = { (reference: { Ref: string } | { 'Fn::GetAtt': [string, string] }): string; <T>(value: T): T }

/** Resolves intrinsics and secret references, with made-up names and ARNs. `attributes`: of custom resources, by logical id. */
export function intrinsics(
  { stackName, resources }: Assembly,
  attributes: Map<string, Record<string, string>>,
  secret: (secretArn: string) => string,
): Resolve {
  const name = (id: string) => `${stackName}-${id}`.toLowerCase().slice(0, 63)
  const typeOf = (id: string) => {
    const type = resources[id]?.Type
    if (!type) throw new Error(`The template refers to ${id}, which it does not have.`)
    return type
  }
  const pseudo: Record<string, string> = {
    'AWS::Region': place.region,
    'AWS::AccountId': place.account,
    'AWS::Partition': place.partition,
    'AWS::URLSuffix': place.urlSuffix,
    'AWS::StackName': stackName,
  }
  const arns: Record<string, (id: string) => string> = {
    'AWS::DynamoDB::Table': (id) => arn('dynamodb', `table/${name(id)}`),
    'AWS::SQS::Queue': (id) => arn('sqs', name(id)),
    'AWS::S3::Bucket': (id) => arn('s3', name(id), { region: '', account: '' }),
    'AWS::SecretsManager::Secret': (id) => arn('secretsmanager', `secret:${name(id)}`),
    'AWS::Lambda::Function': (id) => arn('lambda', `function:${id}`),
    'AWS::IAM::Role': (id) => arn('iam', `role/${id}`, { region: '' }),
    'AWS::Logs::LogGroup': (id) => arn('logs', `log-group:${id}:*`),
  }
  const arnOf = (id: string) => {
    const make = arns[typeOf(id)]
    if (!make) throw new Error(`The rehearsal does not know the ARN of a ${typeOf(id)} (${id}).`)
    return make(id)
  }
  const named = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']
  const ref = (id: string) => {
    const known = pseudo[id]
    if (known !== undefined) return known
    const type = typeOf(id)
    if (type === 'AWS::SecretsManager::Secret') return arnOf(id)
    return named.includes(type) ? name(id) : id
  }
  const attribute = ([id, field]: [string, string]) => {
    const answered = attributes.get(id)?.[field]
    if (answered !== undefined) return answered
    if (field === 'Arn') return arnOf(id)
    const type = typeOf(id)
    if (type === 'AWS::DynamoDB::Table' && field === 'StreamArn') return `${arnOf(id)}/stream/${streamLabel}`
    if (type === 'AWS::S3::Bucket' && field === 'RegionalDomainName') return `${name(id)}.s3.${place.region}.${place.urlSuffix}`
    if (type.startsWith('AWS::CloudFront::')) return id
    throw new Error(`The rehearsal does not know ${field} of ${id} (${type}).`)
  }
  const substitute = (text: string) =>
    text.replace(/\$\{([^}!]+)\}/g, (_, inner: string) => {
      const [id, field] = inner.split('.') as [string, string?]
      return field ? attribute([id, field]) : ref(id)
    })
  const secrets = (text: string) =>
    text.replace(/\{\{resolve:secretsmanager:(arn:[^}]+?):SecretString:[^}]*\}\}/g, (_, secretArn: string) => secret(secretArn))

  const resolve = (value: unknown): unknown => {
    if (typeof value === 'string') return secrets(value)
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const [[key, given] = [], second] = Object.entries(value as Properties)
    if (second || !key || !(key === 'Ref' || key.startsWith('Fn::')))
      return Object.fromEntries(Object.entries(value as Properties).map(([field, inner]) => [field, resolve(inner)]))
    if (key === 'Ref') return ref(given as string)
    if (key === 'Fn::GetAtt') return attribute(given as [string, string])
    if (key === 'Fn::Sub' && typeof given === 'string') return substitute(given)
    if (key === 'Fn::Join') {
      const [between, parts] = given as [string, unknown[]]
      return secrets(parts.map(resolve).join(between))
    }
    // from the stack in us-east-1, which is not rehearsed
    if (key === 'Fn::GetStackOutput') return Object.values(given as Record<string, string>).join('.')
    throw new Error(`The rehearsal does not know ${key}.`)
  }
  return resolve as Resolve
}
