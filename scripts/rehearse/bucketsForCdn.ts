import { ofType, type Assembly } from './assembly.ts'
import { place, type Resolve } from './intrinsics.ts'

type Statement = {
  Effect: string
  Action: string | string[]
  Principal?: { Service?: string }
  Resource: string | string[]
  Condition?: { StringEquals?: Record<string, string> }
}

/** Whether a bucket's own policy lets the template's distribution, and it alone, read an object. */
export function bucketsForCdn(assembly: Assembly, resolve: Resolve): (bucket: string, uri: string) => boolean {
  const [[distribution] = ['']] = ofType(assembly, 'AWS::CloudFront::Distribution')
  const arn = `arn:${place.partition}:cloudfront::${place.account}:distribution/${distribution}`
  const policies = ofType(assembly, 'AWS::S3::BucketPolicy').map(
    ([, given]) => resolve(given) as { Bucket: string; PolicyDocument: { Statement: Statement[] } },
  )
  return (bucket, uri) =>
    policies
      .filter(({ Bucket }) => Bucket === bucket)
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .some(
        ({ Effect, Action, Principal, Resource, Condition }) =>
          Effect === 'Allow' &&
          Principal?.Service === 'cloudfront.amazonaws.com' &&
          Condition?.StringEquals?.['AWS:SourceArn'] === arn &&
          [Action].flat().includes('s3:GetObject') &&
          [Resource].flat().some((one) => `arn:aws:s3:::${bucket}${uri}`.startsWith(one.replace(/\*$/, ''))),
      )
}
