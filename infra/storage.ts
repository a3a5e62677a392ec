import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table, type ITable } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type BucketProps, type LifecycleRule } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { filePrefixes, unsentTag } from '#shared/files/fileTypes.ts'
import { indexes, privateBucketCors, table as shape } from '#shared/infrastructure.ts'
import { acknowledge } from './acknowledge.ts'
import type { Settings } from './stackSettings.ts'

/** The stores. `table`: the one that functions use, the stack's own or a restored one. */
export type Storage = { table: ITable; site: Bucket; media: Bucket; privateBucket: Bucket }

/** Expires objects under `prefix` after so many days. Rules of a bucket have different prefixes, or a tag: of two that match, S3 applies the shorter. */
const expireAfter = (days: number, prefix: string): LifecycleRule => ({
  prefix,
  expiration: Duration.days(days),
  noncurrentVersionExpiration: Duration.days(1),
  abortIncompleteMultipartUploadAfter: Duration.days(1),
})
/** Keeps objects; replaced and deleted versions can be restored for 30 days. */
const keepVersions = (prefix?: string): LifecycleRule => ({
  prefix,
  noncurrentVersionExpiration: Duration.days(30),
  expiredObjectDeleteMarker: true,
  abortIncompleteMultipartUploadAfter: Duration.days(1),
})
/** Expires uploads that were never attached to anything; the table's record of them expires earlier. */
const expireUnsent = (prefix: string): LifecycleRule => ({
  prefix,
  tagFilters: { [unsentTag.name]: unsentTag.value },
  expiration: Duration.days(2),
  noncurrentVersionExpiration: Duration.days(1),
})
const text = (name: string) => ({ name, type: AttributeType.STRING })

const streamArn = (scope: Construct, resourceName: string, label: string) =>
  Stack.of(scope).formatArn({ service: 'dynamodb', resource: 'table', resourceName: `${resourceName}/stream/${label}` })

/** The table, and the buckets of the site, of public media and of private files. */
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
  // CloudFront's own name is not known yet, and works beside a domain; an address is signed for one upload or one file, whatever the origin
  const allowedOrigins = [...(domain ? [`https://${domain.name}`] : []), 'https://*.cloudfront.net']
  const privateBucket = bucket('Private', {
    // longer than the table's record, which expires after a day
    lifecycleRules: [
      expireAfter(1, filePrefixes.exports),
      expireAfter(1, filePrefixes.pending),
      keepVersions(filePrefixes.answers),
      expireUnsent(filePrefixes.answers),
    ],
    cors: [
      {
        allowedMethods: privateBucketCors.methods.map((method) => HttpMethods[method]),
        allowedOrigins,
        allowedHeaders: [...privateBucketCors.headers],
        maxAge: privateBucketCors.seconds,
      },
    ],
  })
  return {
    table: used,
    site: bucket('Site', { lifecycleRules: [keepVersions()] }),
    media: bucket('Media', { lifecycleRules: [keepVersions(), expireUnsent(filePrefixes.media)] }),
    privateBucket,
  }
}
