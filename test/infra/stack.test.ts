import { readdirSync } from 'node:fs'
import { limits } from '#shared/limits.ts'
import { paths } from '#shared/paths.ts'
import { pageFunction, pagePaths } from '#shared/publishedPage.ts'
import { routes, type Route } from '#shared/routes.ts'
import { indexes, table } from '#shared/table.ts'
import { grantOf, grants, type FunctionName, type Grant } from '../../infra/grants.ts'
import { inlineHashes } from '../../infra/site/inlineHashes.ts'
import { schemaProblems } from './schemas.ts'

import { html, inBackground, names } from './names.ts'
import { all, dev, idsOf, one, prod, statementsIn, actionsOf, type IamStatement, type Properties, type Resource } from './synthesised.ts'

/** The Lambda of that name: the one whose logical id is its name and a hash. */
const functionOf = (name: FunctionName) => {
  const id = idsOf('AWS::Lambda::Function').find((logicalId) => logicalId.slice(0, -8) === name)
  if (!id) throw new Error(`no function for ${name}`)
  return prod.resources[id]!.Properties
}

const rightsOf = (name: FunctionName) => statementsIn(prod.resources[functionOf(name).Role['Fn::GetAtt'][0] as string]!)

describe('the functions', () => {
  it('are the routes of the manifest, what runs in the background, the one that renders pages, and two of the deployment’s own', () => {
    const own = idsOf('AWS::Lambda::Function').map((id) => (id.startsWith('CustomCDKBucketDeployment') ? 'copier' : id.slice(0, -8)))
    expect(own.sort()).toEqual([...names, ...inBackground, pageFunction, 'TokenKeyMaker', 'copier'].sort())
  })

  it('have a file each in functions/', () => {
    const files = readdirSync('functions', { withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.map(({ name }) => name).sort()).toEqual(names.map((name) => `${name}.ts`).sort())
  })

  it('are called by exactly their method and path', () => {
    const keys = all('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey as string)
    expect(keys.sort()).toEqual(
      Object.values(paths)
        .map((path) => path.replace(' ', ' /api'))
        .concat(pagePaths.map((path) => `GET ${path}`))
        .sort(),
    )
  })

  it.each(names)('%s runs on Node 24 and ARM, is traced, and knows what its access asks for', (name) => {
    const { Runtime, Architectures, TracingConfig, Environment, MemorySize, Timeout } = functionOf(name)
    const { tokenSecret, sealingSecret, mail, jobs, memory, seconds }: Grant = grants[name]
    expect({ Runtime, Architectures, TracingConfig }).toEqual({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
    })
    expect({ MemorySize, Timeout }).toEqual({ MemorySize: memory ?? 512, Timeout: seconds ?? 10 })
    const verifies = routes[name].access === 'public' ? [] : ['TOKEN_JWKS']
    const signs = tokenSecret ? ['TOKEN_SECRET_ID'] : []
    const seals = sealingSecret ? ['SEALING_SECRET_ID'] : []
    const sends = mail ? ['MAIL_FROM'] : []
    const starts = jobs ? ['JOB_FUNCTION'] : []
    expect(Object.keys(Environment.Variables as object).sort()).toEqual(
      [
        'TABLE',
        'PRIVATE_BUCKET',
        'MEDIA_BUCKET',
        'ORIGIN_SECRET',
        'TOKEN_ISSUER',
        ...verifies,
        ...signs,
        ...seals,
        ...sends,
        ...starts,
      ].sort(),
    )
  })

  it.each(inBackground)('%s runs on what its grant says, and knows the stores alone', (name) => {
    const { MemorySize, Timeout, Environment } = functionOf(name)
    const { memory, seconds } = grantOf(name)
    expect({ MemorySize, Timeout }).toEqual({ MemorySize: memory, Timeout: seconds })
    expect(Object.keys(Environment.Variables as object).sort()).toEqual(['MEDIA_BUCKET', 'PRIVATE_BUCKET', 'TABLE'])
  })

  it('that run jobs are asked for by who may, once, and not after the job has been given up', () => {
    expect(one('AWS::Lambda::EventInvokeConfig')).toMatchObject({
      MaximumRetryAttempts: 0,
      MaximumEventAgeInSeconds: limits.jobQueuedSeconds,
    })
    const askers = names.filter((name) => rightsOf(name).flatMap(actionsOf).includes('lambda:InvokeFunction'))
    expect(askers.sort()).toEqual(['getResults', 'startExport'])
  })

  it('end before API Gateway gives up', () => {
    for (const name of names) expect(functionOf(name).Timeout).toBeLessThan(30)
  })
})

describe('the template', () => {
  it('holds what CloudFormation’s own schemas say: known properties, all that are required, values of their type', () => {
    expect([...schemaProblems(prod.resources), ...schemaProblems(dev.resources)]).toEqual([])
  })

  it.each([
    ['a property that does not exist', 'AWS::S3::Bucket', { Nmae: 'x' }, 'there is no Nmae'],
    ['one of another type', 'AWS::Lambda::Function', { Timeout: 'soon' }, 'Timeout is no number'],
    ['a type that does not exist', 'AWS::S3::Buckett', {}, 'there is no AWS::S3::Buckett'],
    ['one that is missing', 'AWS::ApiGatewayV2::Route', {}, 'ApiId is missing'],
  ])('would not pass with %s', (_, Type, Properties, words) => {
    expect(schemaProblems({ One: { Type, Properties } }).join('\n')).toContain(words)
  })

  it('has six resources for each route beside a base', () => {
    const base = Object.keys(prod.resources).length - 6 * names.length
    expect(base).toBeLessThan(80)
    expect(6 * names.length + base).toBeLessThan(450)
  })
})

describe('the rights', () => {
  const roles = all('AWS::IAM::Role')
  const statements = roles.flatMap(statementsIn)

  it('name every action', () => {
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([])
  })

  it('name every resource but X-Ray’s and the list of streams’, which take none', () => {
    const open = statements.filter(({ Resource }) => [Resource].flat().includes('*'))
    expect(new Set(open.flatMap(actionsOf))).toEqual(new Set(['dynamodb:ListStreams', 'xray:PutTraceSegments', 'xray:PutTelemetryRecords']))
  })

  it('are a role’s own: no managed policy, no policy beside it', () => {
    expect(roles.filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([])
    expect(all('AWS::IAM::Policy')).toEqual([])
  })

  it('belong to one function each', () => {
    const used = all('AWS::Lambda::Function').map(({ Properties }) => JSON.stringify(Properties.Role))
    expect(new Set(used).size).toBe(used.length)
  })

  it('let only what sends mail send it', () => {
    const senders = names.filter((name) => rightsOf(name).some((statement) => actionsOf(statement).includes('ses:SendEmail')))
    expect(senders).toEqual(names.filter((name) => 'mail' in grants[name]))
    const quiet = all('AWS::IAM::Role', dev).flatMap(statementsIn).flatMap(actionsOf)
    expect(quiet.filter((action) => action.startsWith('ses:'))).toEqual([])
  })

  it.each([
    ['the key that signs', 'tokenSecret', ['changePassword', 'issueToken', 'resetPassword', 'returnFromProvider', 'signUp']],
    ['the key that seals providers’ secrets', 'sealingSecret', ['returnFromProvider', 'saveProvider']],
  ] as const)('let nobody read %s but who needs it', (_, right, expected) => {
    const id = right === 'tokenSecret' ? 'TokenSecret' : 'SealingSecret'
    const reads = ({ Action, Resource }: IamStatement) =>
      [Action].flat().includes('secretsmanager:GetSecretValue') && JSON.stringify(Resource).includes(id)
    expect(names.filter((name) => rightsOf(name).some(reads)).toSorted()).toEqual(expected)
  })

  it.each(names.filter((name) => routes[name].access === 'public'))(
    '%s is public: it has no more of the table than its own line says',
    (name) => {
      const { table: own = [], index }: Grant = grants[name]
      const given = rightsOf(name)
        .flatMap(actionsOf)
        .filter((action) => action.startsWith('dynamodb:'))
      expect(new Set(given)).toEqual(new Set([...own.map((action) => `dynamodb:${action}`), ...(index ? ['dynamodb:Query'] : [])]))
    },
  )

  it.each(names.filter((name) => routes[name].access !== 'public'))('%s reads its caller', (name) => {
    expect(rightsOf(name).flatMap(actionsOf)).toContain('dynamodb:GetItem')
  })
})

const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
]

describe('the table', () => {
  it('is the one that shared/table.ts describes', () => {
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

describe('the stages', () => {
  const keeping = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']

  it.each(keeping)('prod keeps every %s, dev none', (type) => {
    for (const { DeletionPolicy, UpdateReplacePolicy } of all(type))
      expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['Retain', 'Retain'])
    for (const { DeletionPolicy } of all(type, dev)) expect(DeletionPolicy).toBe('Delete')
  })

  it('protect the table and the signing key of prod', () => {
    const secrets = idsOf('AWS::SecretsManager::Secret').filter((id) => id.startsWith('TokenSecret'))
    expect(secrets.map((id) => prod.resources[id]!.DeletionPolicy)).toEqual(['RetainExceptOnCreate'])
    expect(one('AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(true)
    expect(one('AWS::DynamoDB::Table', dev).DeletionProtectionEnabled).toBe(false)
  })

  it('stay below 450 resources of CloudFormation’s 500: docs/operations.md says what to do above', () => {
    const resources = { prod: Object.keys(prod.resources).length, dev: Object.keys(dev.resources).length }
    const tooMany = Object.entries(resources).filter(([, number]) => number >= 450)
    expect(tooMany).toEqual([])
  })

  it('leave cdk-nag nothing to say', () => {
    expect([...prod.findings(), ...dev.findings()]).toEqual([])
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

  it('refuse plain HTTP, and let nobody in but CloudFront', () => {
    const policies = all('AWS::S3::BucketPolicy').map(({ Properties }) => Properties.PolicyDocument.Statement as Properties[])
    expect(policies).toHaveLength(3)
    for (const [deny, ...allows] of policies) {
      expect(deny).toMatchObject({ Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } })
      for (const allow of allows) expect(allow).toMatchObject({ Principal: { Service: 'cloudfront.amazonaws.com' } })
    }
    const allowed = policies.flatMap(([, ...allows]) => allows).map(({ Action, Resource }) => [Action, JSON.stringify(Resource)] as const)
    // told what is missing, of what is public alone
    const both = ['s3:GetObject', 's3:ListBucket']
    expect(allowed.map(([action]) => action)).toEqual([both, both])
    expect(new Set(allowed.map(([, resources]) => /"(Site|Media)\w+"/.exec(resources)?.[1]))).toEqual(new Set(['Media', 'Site']))
  })

  it('forget an export, and what was sent and never completed, after a day', () => {
    const rules = all('AWS::S3::Bucket').flatMap(({ Properties }) => Properties.LifecycleConfiguration.Rules as Properties[])
    for (const Prefix of ['exports/', 'pending/']) {
      const forgotten = { Prefix, ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } }
      expect(rules).toContainEqual(expect.objectContaining(forgotten))
    }
    expect(rules.filter((rule) => !rule.AbortIncompleteMultipartUpload && !rule.TagFilters)).toEqual([])
  })

  it('forget a file that nobody has come to hold after two days, and what became of it a day later', () => {
    expect(rulesOf('Private')).toContainEqual(unsentRule('answers/'))
    expect(rulesOf('Media')).toContainEqual(unsentRule('media/'))
    const expiring = [...rulesOf('Private'), ...rulesOf('Media'), ...rulesOf('Site')].filter(({ ExpirationInDays }) => ExpirationInDays)
    expect(expiring.filter(({ Prefix, TagFilters }) => !TagFilters && !['exports/', 'pending/'].includes(Prefix as string))).toEqual([])
  })
})

const rulesIn = (from: typeof prod) =>
  all('AWS::S3::Bucket', from).flatMap(({ Properties }) => (Properties.CorsConfiguration?.CorsRules ?? []) as Properties[])

describe('uploads', () => {
  it('come by a form from the site’s own pages, to the private bucket alone', () => {
    expect(rulesIn(prod)).toEqual([expect.objectContaining({ AllowedMethods: ['POST'], AllowedOrigins: ['https://surveys.example'] })])
    expect(rulesIn(dev)).toEqual([expect.objectContaining({ AllowedMethods: ['POST'], AllowedOrigins: ['https://*.cloudfront.net'] })])
    const [withRules] = Object.entries(prod.resources).filter(([, { Properties }]) => Properties?.CorsConfiguration)
    expect(withRules![0]).toMatch(/^Private/)
  })
})

describe('the API', () => {
  it('logs the route and no address', () => {
    const { Format } = one('AWS::ApiGatewayV2::Stage').AccessLogSettings as { Format: string }
    expect(Format).toContain('$context.routeKey')
    expect(Format).not.toMatch(/context\.(path|http|identity|requestOverride|domain)|query|header/i)
  })

  it('has one throttle far above what one address may send, and none that a single caller could fill for everybody', () => {
    const { RouteSettings, DefaultRouteSettings } = one('AWS::ApiGatewayV2::Stage')
    expect(RouteSettings).toBeUndefined()
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 1_000, ThrottlingBurstLimit: 2_000 })
  })
})

describe('CloudFront', () => {
  const { DistributionConfig: config } = one('AWS::CloudFront::Distribution')
  const behaviors = config.CacheBehaviors as Properties[]
  const publicReads = idsOf('AWS::CloudFront::CachePolicy').find((id) => id.startsWith('PublicReads'))!

  it('keeps the public reads of the API and nothing else, apart for each token', () => {
    const cached = behaviors
      .filter(({ CachePolicyId }) => CachePolicyId.Ref === publicReads)
      .map(({ PathPattern }) => PathPattern as string)
    const reads = names.filter((name) => (routes[name] as Route).cache === 'public')
    expect(cached.sort()).toEqual(reads.map((name) => `/api${paths[name].slice('GET '.length).replace(/\{\w+\}/, '*')}`).sort())
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...times } = one('AWS::CloudFront::CachePolicy').CachePolicyConfig as Properties
    expect(key.HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['Authorization'] })
    expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: ['response'] })
    expect(times).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 })
  })

  it('keeps nothing else of the API, no failure either', () => {
    const rest = behaviors.find(({ PathPattern }) => PathPattern === '/api/*')!
    expect(rest.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad') // AWS's own CachingDisabled
    expect(behaviors.indexOf(rest)).toBeGreaterThan(behaviors.findLastIndex(({ CachePolicyId }) => CachePolicyId.Ref === publicReads))
    for (const { ErrorCachingMinTTL } of config.CustomErrorResponses as Properties[]) expect(ErrorCachingMinTTL).toBe(0)
  })

  it('tells the API by a secret that a call came through it', () => {
    const api = (config.Origins as Properties[]).find(({ CustomOriginConfig }) => CustomOriginConfig)!
    expect(api.CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: 'https-only' })
    expect(api.OriginCustomHeaders).toHaveLength(1)
    expect(JSON.stringify(api.OriginCustomHeaders)).toMatch(/x-origin-secret.*resolve:secretsmanager:/)
  })

  it('serves over HTTP/3 and modern TLS, and logs no address', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', Aliases: ['surveys.example'] })
    expect(config.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' })
    expect(config.Logging).toBeUndefined()
  })

  it('sends the site’s headers with the hashes of its own inline scripts, and locks media in', () => {
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig as Properties,
    )
    const csp = policies.map(({ SecurityHeadersConfig }) => SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy as unknown)
    const { scripts, styles } = inlineHashes(html)
    expect(csp).toContain('sandbox')
    const [[, [before, bucket, after]]] = csp.flatMap((policy) => (policy === 'sandbox' ? [] : [(policy as Properties)['Fn::Join']])) as [
      [string, [string, object, string]],
    ]
    expect(before).toContain(`script-src 'self' ${scripts[0]}; style-src 'self' ${styles[0]};`)
    expect(before).toMatch(/; connect-src 'self' https:\/\/$/) // the one place besides itself that the page sends to
    expect(bucket).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^Private/) as string, 'RegionalDomainName'] })
    expect(after).toMatch(/^; frame-src /)
    for (const { SecurityHeadersConfig } of policies) expect(SecurityHeadersConfig.ContentTypeOptions).toEqual({ Override: true })
  })

  it('gets what carries a hash for ever, and the pages after it', () => {
    const copies = all('Custom::CDKBucketDeployment').map(({ Properties }) => [
      Properties.SystemMetadata['cache-control'],
      Properties.Prune,
    ])
    expect(copies).toEqual([
      ['public, max-age=31536000, immutable', false],
      ['no-cache', false],
    ])
    const pages = Object.values(prod.resources).find(
      ({ Properties }) => Properties?.SystemMetadata?.['cache-control'] === 'no-cache',
    ) as Resource & {
      DependsOn: string[]
    }
    expect(pages.DependsOn.some((id) => id.startsWith('SiteAssets'))).toBe(true)
  })
})

it('has tags by which a bill or a budget tells it apart', () => {
  expect([prod.tags, dev.tags]).toEqual([
    { application: 'surveys', stage: 'prod' },
    { application: 'surveys', stage: 'dev' },
  ])
})

it('has one screen with every alarm on it', () => {
  const body = JSON.stringify(one('AWS::CloudWatch::Dashboard').DashboardBody)
  expect(idsOf('AWS::CloudWatch::Alarm').filter((id) => !body.includes(`"${id}","Arn"`))).toEqual([])
})

describe('the alarms', () => {
  it('reach every admin', () => {
    expect(all('AWS::SNS::Subscription').map(({ Properties }) => Properties.Endpoint as string)).toEqual([
      'one@example.com',
      'two@example.com',
    ])
    for (const { Properties } of all('AWS::CloudWatch::Alarm')) expect(Properties.AlarmActions).toHaveLength(1)
  })
})
