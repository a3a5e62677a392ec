import { matchesPattern, type CorsRule } from '../../../local/s3/cors.ts'
import { ofType, type Assembly } from '../assembly.ts'
import type { Resolve } from '../intrinsics.ts'

type Rule = { AllowedMethods: string[]; AllowedOrigins: string[]; AllowedHeaders?: string[]; ExposedHeaders?: string[]; MaxAge?: number }

/** The CORS rules of the template's buckets. `siteUrl` replaces the distribution's own origin. */
export function bucketCors(assembly: Assembly, resolve: Resolve, siteUrl: string): (bucket: string) => CorsRule[] {
  const [[, distribution]] = ofType(assembly, 'AWS::CloudFront::Distribution') as [[string, { DistributionConfig: { Aliases?: string[] } }]]
  const own = `https://${resolve(distribution).DistributionConfig.Aliases?.[0] ?? 'd111111abcdef8.cloudfront.net'}`
  const rules = new Map(
    ofType(assembly, 'AWS::S3::Bucket').map(([id, { CorsConfiguration }]) => [
      resolve({ Ref: id }),
      (CorsConfiguration?.CorsRules ?? []) as Rule[],
    ]),
  )
  const toRule = ({ AllowedMethods, AllowedOrigins, AllowedHeaders = [], ExposedHeaders = [], MaxAge = 0 }: Rule): CorsRule => ({
    methods: AllowedMethods,
    origins: AllowedOrigins.map((origin) => (matchesPattern(origin, own) ? siteUrl : origin)),
    headers: AllowedHeaders,
    exposed: ExposedHeaders,
    seconds: MaxAge,
  })
  return (bucket) => (rules.get(bucket) ?? []).map(toRule)
}
