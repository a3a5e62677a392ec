import { filePrefixes } from '#shared/files/fileTypes.ts'
import { routes } from '#shared/routes.ts'
import { table } from '#shared/infrastructure.ts'
import { grantOf, isRoute, type FunctionName } from './grants.ts'

/** `conditions` as IAM writes them: an operator, then keys with their values. */
export type Statement = { actions: string[]; resources: string[]; conditions?: Record<string, Record<string, string | string[]>> }

type Arns = {
  table: string
  stream: string
  undelivered: string
  privateBucket: string
  mediaBucket: string
  tokenSecret: string
  sealingSecret: string
  referenceSecret: string
  logGroup: string
  /** The function that runs jobs; '' while that function itself is created, whose right to invoke itself is a policy of its own. */
  runJob: string
  /** The sender's address, and the ARN of all SES identities; null if the site sends no mail. */
  mail: { from: string; identities: string } | null
}

/**
 * The policy statements of a function, with every action and resource written out: CDK's `table.grant` and `bucket.grantRead` would grant more
 * (every index, List*, s3:GetObject*). Routes that are not public may read any item of the table by its
 * key: they need their caller's user item.
 */
export function statements(name: FunctionName, arns: Arns): Statement[] {
  const grant = grantOf(name)
  const streams = grant.stream && arns.stream
  const readsCaller = !isRoute(name) || routes[name].access === 'public' ? [] : ['GetItem']
  return [
    ...allow('logs', ['CreateLogStream', 'PutLogEvents'], arns.logGroup),
    ...allow('xray', ['PutTraceSegments', 'PutTelemetryRecords'], '*'),
    ...allow('dynamodb', [...new Set([...readsCaller, ...(grant.table ?? [])])], arns.table),
    ...allow('dynamodb', grant.index ? ['Query'] : [], `${arns.table}/index/${table.index.name}`),
    ...allow('dynamodb', grant.byTime ? ['Query'] : [], `${arns.table}/index/${table.byTime.name}`),
    ...allow('dynamodb', streams ? ['DescribeStream', 'GetRecords', 'GetShardIterator'] : [], arns.stream),
    ...allow('dynamodb', streams ? ['ListStreams'] : [], '*'), // has no resource-level permissions
    ...allow('sqs', streams && grant.queue ? ['SendMessage'] : [], arns.undelivered),
    ...(grant.publicItems ? publicItems(arns, grant.publicItems) : []),
    ...allow('lambda', grant.jobs && arns.runJob ? ['InvokeFunction'] : [], arns.runJob),
    ...allow('s3', grant.exports ?? [], `${arns.privateBucket}/${filePrefixes.exports}*`),
    ...allow('s3', grant.pending ?? [], `${arns.privateBucket}/${filePrefixes.pending}*`),
    ...allow('s3', grant.answers ?? [], `${arns.privateBucket}/${filePrefixes.answers}*`),
    ...allow('s3', grant.media ?? [], `${arns.mediaBucket}/${filePrefixes.media}*`),
    // limited by the sender's address: in the sandbox SES checks the recipient's identity too
    ...(arns.mail
      ? allow('ses', grant.mail ? ['SendEmail'] : [], arns.mail.identities, { StringEquals: { 'ses:FromAddress': arns.mail.from } })
      : []),
    ...allow('secretsmanager', grant.tokenSecret ? ['GetSecretValue'] : [], arns.tokenSecret),
    ...allow('secretsmanager', grant.sealingSecret ? ['GetSecretValue'] : [], arns.sealingSecret),
    ...allow('secretsmanager', grant.referenceSecret ? ['GetSecretValue'] : [], arns.referenceSecret),
  ]
}

/** Match a survey's id (functions/data/ids.ts). Partitions of its responses have longer keys, and do not match. */
const anyId = `S${'?'.repeat(16)}`
const surveys = [`SEATS#${anyId}`, `SURVEY#${anyId}`]

const publicItems = ({ table: arn }: Arns, which: 'named' | 'listed'): Statement[] => [
  ...allow('dynamodb', ['GetItem', 'Query', ...(which === 'listed' ? ['BatchGetItem'] : [])], arn, {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['SITE', 'SLUG#*', ...surveys] },
  }),
  ...allow('dynamodb', which === 'listed' ? ['Query'] : [], `${arn}/index/${table.index.name}`, {
    'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['SURVEYS#active'] },
  }),
]

function allow(service: string, actions: string[], resource: string, conditions?: Statement['conditions']): Statement[] {
  const qualified = actions.map((action) => `${service}:${action}`)
  return qualified.length ? [{ actions: qualified, resources: [resource], ...(conditions && { conditions }) }] : []
}
