import { pageFunction } from '#shared/site/pageContract.ts'
import { indexes, table } from '#shared/infrastructure.ts'
import type { RouteName } from '#shared/paths.ts'
import { isWrite } from '#functions/http/pausedWrites.ts'
import { grants, type Grant } from '../../infra/grants.ts'
import { inBackground, names } from './names.ts'
import { all, dev, idsOf, one, prod, statementsIn, actionsOf, type Properties } from './synthesized/synthesized.ts'

const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
]

describe('the table', () => {
  it('is the one that shared/infrastructure.ts describes', () => {
    expect(all('AWS::DynamoDB::Table')).toHaveLength(1)
    expect(one('AWS::DynamoDB::Table')).toMatchObject({
      KeySchema: key(table.partition, table.sort),
      GlobalSecondaryIndexes: indexes.map(({ name, partition, sort, projection }) => ({
        IndexName: name,
        KeySchema: key(partition, sort),
        Projection: { ProjectionType: projection },
      })),
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: table.expiry, Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    })
  })
})

describe('a table that was restored', () => {
  it('is what every function uses, with the rights to it, while the stack’s own stays', () => {
    const functions = all('AWS::Lambda::Function', dev).filter(({ Properties }) => Properties.Environment?.Variables.TABLE !== undefined)
    expect(functions.map(({ Properties }) => Properties.Environment.Variables.TABLE as string)).toEqual(
      [...names, ...inBackground, pageFunction].map(() => 'restored'),
    )
    const rights = all('AWS::IAM::Role', dev)
      .flatMap(statementsIn)
      .filter((statement) => actionsOf(statement).some((action) => action.startsWith('dynamodb:')))
    for (const { Resource } of rights) expect(JSON.stringify(Resource)).toMatch(/:table\/restored(?:\/index\/(?:list|by_time))?"/)
    expect(all('AWS::DynamoDB::Table', dev)).toHaveLength(1)
  })
})

/** The functions of routes whose writes are paused. */
const pausedIn = (from: typeof prod) =>
  idsOf('AWS::Lambda::Function', from).filter((id) => from.resources[id]!.Properties.Environment?.Variables.WRITES === 'paused')

const writes = (name: RouteName) =>
  ((grants[name] as Grant).table ?? []).some((action) => ['PutItem', 'UpdateItem', 'DeleteItem'].includes(action))

describe('a pause of writes', () => {
  it('is a variable of every route, and only while it lasts', () => {
    expect(pausedIn(dev).map((id) => id.slice(0, -8))).toEqual(names)
    expect(pausedIn(prod)).toEqual([])
  })

  it('lets no route write but those that keep track of jobs', () => {
    expect(names.filter((name) => writes(name) && !isWrite(name))).toEqual(['getJob', 'getResults'])
  })
})

/** The lifecycle rules of the bucket of that name. */
const rulesOf = (id: string) =>
  Object.entries(prod.resources)
    .filter(([name, { Type }]) => Type === 'AWS::S3::Bucket' && name.startsWith(id))
    .flatMap(([, { Properties }]) => Properties.LifecycleConfiguration.Rules as Properties[])
const unsentRule = (Prefix: string) =>
  expect.objectContaining({
    Prefix,
    TagFilters: [{ Key: 'state', Value: 'unsent' }],
    ExpirationInDays: 2,
    NoncurrentVersionExpiration: { NoncurrentDays: 1 },
  })

describe('the buckets', () => {
  it('are three, closed to the public, versioned and encrypted', () => {
    expect(all('AWS::S3::Bucket')).toHaveLength(3)
    for (const { Properties } of all('AWS::S3::Bucket')) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        VersioningConfiguration: { Status: 'Enabled' },
        BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }] },
      })
    }
  })

  it('refuse plain HTTP, and let only CloudFront in', () => {
    const policies = all('AWS::S3::BucketPolicy').map(({ Properties }) => Properties.PolicyDocument.Statement as Properties[])
    expect(policies).toHaveLength(3)
    for (const [deny, ...allows] of policies) {
      expect(deny).toMatchObject({ Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } })
      for (const allow of allows) expect(allow).toMatchObject({ Principal: { Service: 'cloudfront.amazonaws.com' } })
    }
    const allowed = policies.flatMap(([, ...allows]) => allows).map(({ Action, Resource }) => [Action, JSON.stringify(Resource)] as const)
    // may learn what is missing, only for public items
    const both = ['s3:GetObject', 's3:ListBucket']
    expect(allowed.map(([action]) => action)).toEqual([both, both])
    expect(new Set(allowed.map(([, resources]) => /"(Site|Media)\w+"/.exec(resources)?.[1]))).toEqual(new Set(['Media', 'Site']))
  })

  it('delete exports and uncompleted uploads after a day', () => {
    const rules = all('AWS::S3::Bucket').flatMap(({ Properties }) => Properties.LifecycleConfiguration.Rules as Properties[])
    for (const Prefix of ['exports/', 'pending/']) {
      const forgotten = { Prefix, ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } }
      expect(rules).toContainEqual(expect.objectContaining(forgotten))
    }
    expect(rules.filter((rule) => !rule.AbortIncompleteMultipartUpload && !rule.TagFilters)).toEqual([])
  })

  it('delete an unclaimed file after two days, and its former version a day later', () => {
    expect(rulesOf('Private')).toContainEqual(unsentRule('answers/'))
    expect(rulesOf('Media')).toContainEqual(unsentRule('media/'))
    const expiring = [...rulesOf('Private'), ...rulesOf('Media'), ...rulesOf('Site')].filter(({ ExpirationInDays }) => ExpirationInDays)
    expect(expiring.filter(({ Prefix, TagFilters }) => !TagFilters && !['exports/', 'pending/'].includes(Prefix as string))).toEqual([])
  })
})

const rulesIn = (from: typeof prod) =>
  all('AWS::S3::Bucket', from).flatMap(({ Properties }) => (Properties.CorsConfiguration?.CorsRules ?? []) as Properties[])

describe('the private bucket', () => {
  it('alone takes uploads from the site’s own pages and lets them read', () => {
    expect(rulesIn(prod)).toEqual([
      expect.objectContaining({ AllowedMethods: ['GET', 'POST'], AllowedOrigins: ['https://surveys.example', 'https://*.cloudfront.net'] }),
    ])
    expect(rulesIn(dev)).toEqual([
      expect.objectContaining({ AllowedMethods: ['GET', 'POST'], AllowedOrigins: ['https://*.cloudfront.net'] }),
    ])
    const [withRules] = Object.entries(prod.resources).filter(([, { Properties }]) => Properties?.CorsConfiguration)
    expect(withRules![0]).toMatch(/^Private/)
  })
})

describe('the lifecycle rules of a bucket', () => {
  it('have no prefix in common, but for what has a tag', () => {
    for (const { Properties } of all('AWS::S3::Bucket')) {
      const untagged = (Properties.LifecycleConfiguration.Rules as Properties[]).filter(({ TagFilters }) => !TagFilters)
      const prefixes = untagged.map(({ Prefix = '' }) => Prefix as string)
      const meeting = prefixes.filter((one, at) => prefixes.some((other, index) => at !== index && one.startsWith(other)))
      expect(meeting).toEqual([])
    }
  })
})
