import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, BillingMode, Table, type ITable } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type BucketProps } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { filePrefixes } from '#shared/fileTypes.ts'
import { table as shape } from '#shared/table.ts'
import { acknowledge } from './acknowledge.ts'
import type { Settings } from './settings.ts'
import { exportsPrefix } from './statements.ts'

/** `table` is what the functions use. */
export type Storage = { table: ITable; site: Bucket; media: Bucket; privateBucket: Bucket }

const forDays = (days: number, prefix: string) => ({
  prefix,
  expiration: Duration.days(days),
  noncurrentVersionExpiration: Duration.days(1),
})
const text = (name: string) => ({ name, type: AttributeType.STRING })

/** Everything that outlives a request: the one table, and a bucket each for the site, public media and private files. */
export function storage(scope: Construct, { stage, domain, table: restored }: Pick<Settings, 'stage' | 'domain' | 'table'>): Storage {
  const keeps = stage === 'prod'
  const removalPolicy = keeps ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY

  const table = new Table(scope, 'Table', {
    partitionKey: text(shape.partition),
    sortKey: text(shape.sort),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: keeps,
    timeToLiveAttribute: shape.expiry,
    removalPolicy,
  })
  const { name, partition, sort } = shape.index
  table.addGlobalSecondaryIndex({ indexName: name, partitionKey: text(partition), sortKey: text(sort) })

  const used = restored ? Table.fromTableAttributes(scope, 'RestoredTable', { tableName: restored, globalIndexes: [name] }) : table

  const bucket = (id: string, { lifecycleRules = [], ...more }: BucketProps = {}) => {
    const made = new Bucket(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
        },
        ...lifecycleRules,
      ],
      ...more,
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
    lifecycleRules: [forDays(1, exportsPrefix), forDays(1, filePrefixes.pending), forDays(2, filePrefixes.unsent)],
    cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins, allowedHeaders: ['*'], maxAge: 3600 }],
  })
  return { table: used, site: bucket('Site'), media: bucket('Media'), privateBucket }
}
