import { ofType, type Assembly } from '../assembly.ts'
import { place, type Resolve } from '../intrinsics.ts'

type Statement = {
  Effect: string
  Action: string | string[]
  Principal?: { Service?: string }
  Resource: string | string[]
  Condition?: { StringEquals?: Record<string, string> }
}

/** The distribution's rights on objects by a bucket's policy; `list`: it may list, so that a missing object is 404 and not 403. */
export function bucketsForCdn(assembly: Assembly, resolve: Resolve) {
  const [[distribution] = ['']] = ofType(assembly, 'AWS::CloudFront::Distribution')
  const arn = `arn:${place.partition}:cloudfront::${place.account}:distribution/${distribution}`
  const policies = ofType(assembly, 'AWS::S3::BucketPolicy').map(
    ([, given]) => resolve(given) as { Bucket: string; PolicyDocument: { Statement: Statement[] } },
  )
  const may = (action: string, bucket: string, uri = '') =>
    policies
      .filter(({ Bucket }) => Bucket === bucket)
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .some(
        ({ Effect, Action, Principal, Resource, Condition }) =>
          Effect === 'Allow' &&
          Principal?.Service === 'cloudfront.amazonaws.com' &&
          Condition?.StringEquals?.['AWS:SourceArn'] === arn &&
          [Action].flat().includes(action) &&
          [Resource].flat().some((one) => covers(one, `arn:${place.partition}:s3:::${bucket}${uri}`)),
      )
  return {
    read: (bucket: string, uri: string): boolean => may('s3:GetObject', bucket, uri),
    list: (bucket: string): boolean => may('s3:ListBucket', bucket),
  }
}

const covers = (pattern: string, arn: string) => (pattern.endsWith('*') ? arn.startsWith(pattern.slice(0, -1)) : arn === pattern)
