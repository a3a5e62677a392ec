import { Stack } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { OwnFunction } from '../ownFunction.ts'
import { acknowledge } from '../acknowledge.ts'
import { ownRole } from '../ownRole.ts'

const assets = 'assets/*'

/**
 * Uploads the site: hashed files first, then the HTML that names them and the page function `page`. No file is removed, so that open pages find their
 * chunks.
 */
export function siteFiles(scope: Construct, bucket: Bucket, folder: string, logs: ILogGroup, page: OwnFunction): void {
  const files = new Asset(scope, 'SiteFiles', { path: folder, exclude: ['**/*.br'] }) // CloudFront compresses by itself
  const statements = [
    { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logs.logGroupArn] },
    // all assets of CDK, since the name of this one changes with each build, and changed permissions take a while to apply
    { actions: ['s3:GetObject'], resources: [files.bucket.arnForObjects('*.zip')] },
    { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] },
    { actions: ['s3:PutObject', 's3:AbortMultipartUpload'], resources: [bucket.arnForObjects('*')] },
  ]
  const role = ownRole(scope, 'SiteFilesRole', statements, { bucket, prefix: '', reason: 'The files’ names change with each build.' })
  const copy = (id: string, exclude: string[], include: string[], cacheControl: CacheControl[]) =>
    new BucketDeployment(scope, id, {
      sources: [Source.bucket(files.bucket, files.s3ObjectKey)],
      destinationBucket: bucket,
      exclude,
      include,
      cacheControl,
      prune: false,
      memoryLimit: 512,
      logGroup: logs,
      role,
    })
  const hashed = copy(
    'SiteAssets',
    ['*'],
    [assets],
    [CacheControl.setPublic(), CacheControl.fromString('max-age=31536000'), CacheControl.immutable()],
  )
  const pages = copy('SitePages', [assets], [], [CacheControl.noCache()])
  for (const later of [pages, page]) later.node.addDependency(hashed)
  const copier = Stack.of(scope).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))!
  acknowledge(copier, 'L1', 'CDK’s own function for copying files, in the Python that CDK tests it with.')
}
