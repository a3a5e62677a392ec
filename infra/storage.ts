import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table, type ITable } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type BucketProps, type LifecycleRule } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { filePrefixes, unsentTag } from '#shared/files/fileTypes.ts'
import { indexes, table as shape } from '#shared/infrastructure.ts'
import { acknowledge } from './acknowledge.ts'
import type { Settings } from './settings.ts'
import { exportsPrefix } from './statements.ts'

/** `table` is what the functions use. */
export type Storage = { table: ITable; site: Bucket; media: Bucket; privateBucket: Bucket }

/** Rules of one bucket each have prefixes of their own but for those of a tag: where two meet, S3 goes by the shorter of what they say. */
const forDays = (days: number, prefix: string): LifecycleRule => ({
  prefix,
  expiration: Duration.days(days),
  noncurrentVersionExpiration: Duration.days(1),
  abortIncompleteMultipartUploadAfter: Duration.days(1),
})
/** What stays; what it replaced or who deleted it can be had back for 30 days. */
const kept = (prefix?: string): LifecycleRule => ({
  prefix,
  noncurrentVersionExpiration: Duration.days(30),
  expiredObjectDeleteMarker: true,
  abortIncompleteMultipartUploadAfter: Duration.days(1),
})
/** What was uploaded and nobody has come to hold; the table has forgotten it by then. */
const unsent = (prefix: string): LifecycleRule => ({
  prefix,
  tagFilters: { [unsentTag.name]: unsentTag.value },
  expiration: Duration.days(2),
  noncurrentVersionExpiration: Duration.days(1),
})
const text = (name: string) => ({ name, type: AttributeType.STRING })

const streamArn = (scope: Construct, resourceName: string, label: string) =>
  Stack.of(scope).formatArn({ service: 'dynamodb', resource: 'table', resourceName: `${resourceName}/stream/${label}` })

/** Everything that outlives a request: the one table, and a bucket each for the site, public media and private files. */
export function storage(
  scope: Construct,
  { domain, table: restored, tableStream }: Pick<Settings, 'domain' | 'table' | 'tableStream'>,
  removalPolicy: RemovalPolicy,
): Storage {
  const keeps = removalPolicy === RemovalPolicy.RETAIN

  const table = new Table(scope, 'Table', {
    partitionKey: text(shape.partition),
    sortKey: text(shape.sort),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keeps,
    timeToLiveAttribute: shape.expiry,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    removalPolicy,
  })
  for (const { name, partition, sort, projection } of indexes)
    table.addGlobalSecondaryIndex({
      indexName: name,
      partitionKey: text(partition),
      sortKey: text(sort),
      projectionType: ProjectionType[projection],
    })

  const used = restored
    ? Table.fromTableAttributes(scope, 'RestoredTable', {
        tableName: restored,
        globalIndexes: indexes.map(({ name }) => name),
        ...(tableStream && { tableStreamArn: streamArn(scope, restored, tableStream) }),
      })
    : table

  const bucket = (id: string, props: BucketProps) => {
    const made = new Bucket(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      ...props,
      removalPolicy,
      autoDeleteObjects: !keeps,
    })
    acknowledge(
      made,
      'S1',
      'Access logs would hold the ids that stand in object keys. Objects are reached through CloudFront and our functions alone.',
    )
    return made
  }
  // CloudFront's own name is not known yet; a form is signed for one upload whoever sends it
  const allowedOrigins = [domain ? `https://${domain.name}` : 'https://*.cloudfront.net']
  const privateBucket = bucket('Private', {
    // what the table forgets after a day is still there when it does
    lifecycleRules: [forDays(1, exportsPrefix), forDays(1, filePrefixes.pending), kept(filePrefixes.answers), unsent(filePrefixes.answers)],
    cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins, allowedHeaders: ['*'], maxAge: 3600 }],
  })
  return {
    table: used,
    site: bucket('Site', { lifecycleRules: [kept()] }),
    media: bucket('Media', { lifecycleRules: [kept(), unsent(filePrefixes.media)] }),
    privateBucket,
  }
}
