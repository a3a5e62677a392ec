import { sampleStacks } from './synthesized/sampleStacks.ts'
import { prod, synthesizeAll, type Properties, type Resource, type Synthesized } from './synthesized/synthesized.ts'

/**
 * The properties of each type that CloudFormation changes only by creating another resource, according to its reference ("Update requires:
 * Replacement"); `all` if no property can be changed. In a path of two names, the second is a field of the first.
 */
const immutable: Record<string, string[] | 'all'> = {
  'AWS::ApiGatewayV2::Api': ['ProtocolType'],
  'AWS::ApiGatewayV2::Integration': ['ApiId'],
  'AWS::ApiGatewayV2::Route': ['ApiId'],
  'AWS::ApiGatewayV2::Stage': ['ApiId', 'StageName'],
  'AWS::Backup::BackupPlan': [],
  'AWS::Backup::BackupSelection': 'all',
  'AWS::Backup::BackupVault': ['BackupVaultName'],
  'AWS::Budgets::Budget': ['NotificationsWithSubscribers', 'Budget.BudgetName'],
  'AWS::CertificateManager::Certificate': ['DomainName', 'DomainValidationOptions', 'SubjectAlternativeNames', 'ValidationMethod'],
  'AWS::CloudFront::CachePolicy': [],
  'AWS::CloudFront::Distribution': [],
  'AWS::CloudFront::Function': ['Name'],
  'AWS::CloudFront::OriginAccessControl': [],
  'AWS::CloudFront::ResponseHeadersPolicy': [],
  'AWS::CloudWatch::Alarm': ['AlarmName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::DynamoDB::Table': ['ImportSourceSpecification', 'KeySchema', 'LocalSecondaryIndexes', 'TableName'],
  'AWS::Events::Rule': ['EventBusName', 'Name'],
  'AWS::IAM::Policy': ['PolicyName'],
  'AWS::IAM::Role': ['Path', 'RoleName'],
  'AWS::Lambda::EventInvokeConfig': ['FunctionName', 'Qualifier'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'StartingPosition'],
  'AWS::Lambda::Function': ['FunctionName', 'PackageType'],
  'AWS::Lambda::LayerVersion': 'all',
  'AWS::Lambda::Permission': 'all',
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::Logs::MetricFilter': ['FilterName', 'LogGroupName'],
  'AWS::Route53::RecordSet': ['HostedZoneId', 'Name'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::S3::BucketPolicy': ['Bucket'],
  'AWS::Scheduler::Schedule': ['Name'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::SNS::Subscription': ['Endpoint', 'Protocol', 'TopicArn'],
  'AWS::SNS::Topic': ['FifoTopic', 'TopicName'],
  'AWS::SNS::TopicPolicy': [],
  'AWS::SQS::Queue': ['FifoQueue', 'QueueName'],
  'AWS::SQS::QueuePolicy': [],
  'AWS::WAFv2::WebACL': ['Name', 'Scope'],
  'Custom::CDKBucketDeployment': ['ServiceToken'],
  'Custom::TokenKey': ['ServiceToken'],
}

const valueAt = (properties: Properties, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Properties | undefined)?.[name], properties)

function isReplaced(before: Resource, after: Resource): boolean {
  const paths = immutable[before.Type]!
  const [old, now] = [before.Properties, after.Properties]
  if (before.Type !== after.Type) return true
  const isSame = (path: string) => JSON.stringify(valueAt(old, path)) === JSON.stringify(valueAt(now, path))
  return paths === 'all' ? JSON.stringify(old) !== JSON.stringify(now) : !paths.every(isSame)
}

type Resources = Synthesized['resources']

/** The resources that a deployment of `after` over `before` deletes or replaces, by their ids without CDK's hash. */
function goneIn(before: Resources, after: Resources): string[] {
  const gone = Object.entries(before).filter(([id, resource]) => !after[id] || isReplaced(resource, after[id]))
  return gone.map(([id, { Type }]) => `${Type} ${id.replace(/[0-9A-F]{8}$/, '')}`).toSorted()
}

/** The subscriptions of an admin, in the site's region and in us-east-1. */
function subscriptionsOf(name: string): string[] {
  return ['', 'Edge/'].map((stack) => `AWS::SNS::Subscription ${stack}Alarms${name}examplecom`)
}

const nextTable = { table: 'restored', tableStream: '2026-11-22T10:00:00.000', tokenKey: '2', originSecret: '2' }
const { context: base } = sampleStacks[0]

/** Settings that change together, and what may be deleted or replaced when they come, and when they go again. */
const changes: [given: Record<string, string>, coming: string[], going: string[]][] = [
  [
    { adminEmails: 'one@example.com,three@example.com', budget: '5' },
    ['AWS::Budgets::Budget Budget', ...subscriptionsOf('two')],
    ['AWS::Budgets::Budget Budget', ...subscriptionsOf('three')],
  ],
  [
    { domain: 'none', certificateArn: 'none', mailFrom: 'none' },
    [
      'AWS::CloudWatch::Alarm Edge/CertificateExpires',
      'AWS::CloudWatch::Alarm MailBounces',
      'AWS::CloudWatch::Alarm MailComplaints',
      'AWS::Events::Rule EveryHour',
      'AWS::Lambda::Permission EveryHourAllowEventRuleSurveysprodsendDigest14A5A42F',
    ],
    [],
  ],
  [
    { certificateArn: 'none', hostedZone: 'Z0123456789ABC' },
    [],
    ['AWS::CertificateManager::Certificate Edge/Certificate', 'AWS::Route53::RecordSet Name4', 'AWS::Route53::RecordSet Name6'],
  ],
  [
    { waf: 'off', writes: 'paused', backupAccount: '210987654321', ...nextTable },
    ['AWS::CloudWatch::Alarm Edge/WafBlocks', 'AWS::Lambda::EventSourceMapping ResponseStream', 'AWS::WAFv2::WebACL Edge/WebAcl'],
    [
      'AWS::Backup::BackupPlan BackupPlan',
      'AWS::Backup::BackupSelection BackupPlanStores',
      'AWS::Backup::BackupVault Backups',
      'AWS::IAM::Role BackupRole',
      'AWS::IAM::Role ExportRole',
      'AWS::Lambda::EventSourceMapping ResponseStream',
      'AWS::Scheduler::Schedule WeeklyExport',
      'AWS::SecretsManager::Secret OriginSecret2',
    ],
  ],
]
const after = synthesizeAll(...changes.map(([given]) => ({ context: { ...base, ...given } })))
/** Both stacks; no edge stack where nothing needs one, which a deployment leaves as it is. */
const both = ({ resources, edge }: Synthesized, other: Synthesized): Resources => ({
  ...resources,
  ...Object.fromEntries(Object.entries((other.edge && edge?.Resources) ?? {}).map(([id, resource]) => [`Edge/${id}`, resource])),
})

describe('a deployment with other settings', () => {
  it('has resources of types whose immutable properties are known', () => {
    const types = [prod, ...after].flatMap((one) => [...Object.values(one.resources), ...Object.values(one.edge?.Resources ?? {})])
    expect([...new Set(types.map(({ Type }) => Type))].filter((type) => !(type in immutable))).toEqual([])
  })

  it.each(changes.map(([given, coming, going], at) => [given, coming, going, after[at]!] as const))(
    'replaces only the listed resources: %j',
    (_, coming, going, now) => {
      expect([goneIn(both(prod, now), both(now, prod)), goneIn(both(now, prod), both(prod, now))]).toEqual([coming, going])
    },
  )

  it('would detect a bucket with another name and a table with other keys', () => {
    const renamed = structuredClone(prod.resources)
    for (const { Type, Properties } of Object.values(renamed)) {
      if (Type === 'AWS::S3::Bucket') Properties.BucketName = 'another'
      if (Type === 'AWS::DynamoDB::Table') Properties.KeySchema = []
    }
    expect(goneIn(prod.resources, renamed)).toEqual([
      'AWS::DynamoDB::Table Table',
      ...['Media', 'Private', 'Site'].map((name) => `AWS::S3::Bucket ${name}`),
    ])
  })
})
