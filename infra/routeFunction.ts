import { Duration, type RemovalPolicy } from 'aws-cdk-lib'
import { Architecture, Code, Function, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { filePrefixes } from '#shared/fileTypes.ts'
import type { RouteName } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'
import type { Objects } from './acknowledge.ts'
import { grants, type Grant } from './grants.ts'
import { ownRole } from './ownRole.ts'
import { exportsPrefix, statements } from './statements.ts'
import type { Storage } from './storage.ts'
import type { TokenKey } from './tokenKey.ts'

/** What every function is made of. `bundles`: the folder that holds each one's own. */
export type Parts = { storage: Storage; tokenKey: TokenKey; bundles: string; removalPolicy: RemovalPolicy }

/** One route's Lambda: its own bundle, log group and role; six resources with its route (a stack holds 500). */
export class RouteFunction extends Function {
  constructor(scope: Construct, name: RouteName, { storage, tokenKey, bundles, removalPolicy }: Parts) {
    const { memory = 512, seconds = 10 }: Grant = grants[name]
    const logGroup = new LogGroup(scope, `${name}Logs`, { retention: RetentionDays.THREE_MONTHS, removalPolicy })
    const arns = {
      table: storage.table.tableArn,
      privateBucket: storage.privateBucket.bucketArn,
      mediaBucket: storage.media.bucketArn,
      tokenSecret: tokenKey.secret.secretArn,
      logGroup: logGroup.logGroupArn,
    }
    const role = ownRole(scope, `${name}Role`, statements(name, arns), ...objects(name, storage))
    super(scope, name, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(`${bundles}/${name}`),
      handler: 'index.handler',
      memorySize: memory,
      timeout: Duration.seconds(seconds),
      environment: environment(name, storage, tokenKey),
      tracing: Tracing.ACTIVE,
      logGroup,
      role,
    })
  }
}

/** The many objects that the function reaches, each kind with the reason. */
function objects(name: RouteName, { privateBucket, media }: Storage): Objects[] {
  const { exports, pending, unsent, answers, media: published }: Grant = grants[name]
  const own = 'Each file has a name of its own.'
  return [
    ...(exports ? [{ bucket: privateBucket, prefix: exportsPrefix, reason: 'Each export has a name that nobody can guess.' }] : []),
    ...(pending ? [{ bucket: privateBucket, prefix: filePrefixes.pending, reason: own }] : []),
    ...(unsent ? [{ bucket: privateBucket, prefix: filePrefixes.unsent, reason: own }] : []),
    ...(answers ? [{ bucket: privateBucket, prefix: filePrefixes.answers, reason: own }] : []),
    ...(published ? [{ bucket: media, prefix: filePrefixes.media, reason: own }] : []),
  ]
}

function environment(
  name: RouteName,
  { table, privateBucket, media }: Storage,
  { issuer, jwks, secret }: TokenKey,
): Record<string, string> {
  const { tokenSecret }: Grant = grants[name]
  return {
    TABLE: table.tableName,
    PRIVATE_BUCKET: privateBucket.bucketName,
    MEDIA_BUCKET: media.bucketName,
    TOKEN_ISSUER: issuer,
    ...(routes[name].access !== 'public' && { TOKEN_JWKS: jwks }),
    ...(tokenSecret && { TOKEN_SECRET_ID: secret.secretArn }),
  }
}
