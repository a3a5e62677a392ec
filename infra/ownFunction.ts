import { Duration, Stack, type RemovalPolicy } from 'aws-cdk-lib'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { filePrefixes } from '#shared/files/fileTypes.ts'
import { routes } from '#shared/routes.ts'
import type { Objects } from './acknowledge.ts'
import { grantOf, isBackground, isRoute, type FunctionName } from './grants.ts'
import { ownRole } from './ownRole.ts'
import type { Settings } from './stackSettings.ts'
import { statements } from './statements.ts'
import type { Storage } from './storage.ts'
import type { TokenKey } from './secrets/tokenKey.ts'

/** The inputs of functions. `bundles`: the folder with a subfolder for each function. */
export type Parts = {
  stage: Settings['stage']
  /** The deployed commit; '' if it is unknown. */
  version: string
  storage: Storage
  tokenKey: TokenKey
  sealing: Secret
  reference: Secret
  undelivered: Queue
  /** The origin secrets that functions accept from CloudFront, by commas. */
  originSecret: string
  logs: ILogGroup
  /** The address that the site sends mail from; '' if it sends none. */
  mailFrom: string
  writes: Settings['writes']
  reserve: number
  bundles: string
  removalPolicy: RemovalPolicy
  /** The function that runs jobs; null while that function itself is created. */
  runJob: Function | null
}

/** A Lambda with its own bundle and role. Together with its route it takes four of the 500 resources that a stack may have. */
export class OwnFunction extends Function {
  constructor(scope: Construct, name: FunctionName, parts: Parts) {
    const { storage, tokenKey, sealing, reference, logs, mailFrom, bundles } = parts
    const { memory = 512, seconds = 10, reserved = false } = grantOf(name)
    const arns = {
      table: storage.table.tableArn,
      stream: storage.table.tableStreamArn ?? '',
      undelivered: parts.undelivered.queueArn,
      privateBucket: storage.privateBucket.bucketArn,
      mediaBucket: storage.media.bucketArn,
      tokenSecret: tokenKey.secret.secretArn,
      sealingSecret: sealing.secretArn,
      referenceSecret: reference.secretArn,
      logGroup: logs.logGroupArn,
      runJob: parts.runJob?.functionArn ?? '',
      mail: mailFrom
        ? { from: mailFrom, identities: Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }) }
        : null,
    }
    const role = ownRole(scope, `${name}Role`, statements(name, arns), ...objects(name, storage))
    super(scope, name, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(`${bundles}/${name}`),
      handler: 'index.handler',
      memorySize: memory,
      timeout: Duration.seconds(seconds),
      environment: environment(name, parts),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN, // saves three log lines a call
      logGroup: logs,
      role,
      // a job's steps are a chain of invocations, which Lambda would end after 16
      ...(name === 'runJob' && { recursiveLoop: RecursiveLoop.ALLOW }),
      ...(reserved && parts.reserve > 0 && { reservedConcurrentExecutions: parts.reserve }),
    })
  }
}

/** The object prefixes that the function may access, each with the reason. */
function objects(name: FunctionName, { privateBucket, media }: Storage): Objects[] {
  const { exports, pending, answers, media: published } = grantOf(name)
  const own = 'Each file has a name of its own.'
  return [
    ...(exports ? [{ bucket: privateBucket, prefix: filePrefixes.exports, reason: 'Each export has a name that nobody can guess.' }] : []),
    ...(pending ? [{ bucket: privateBucket, prefix: filePrefixes.pending, reason: own }] : []),
    ...(answers ? [{ bucket: privateBucket, prefix: filePrefixes.answers, reason: own }] : []),
    ...(published ? [{ bucket: media, prefix: filePrefixes.media, reason: own }] : []),
  ]
}

function environment(
  name: FunctionName,
  { version, storage, tokenKey, sealing, reference, originSecret, mailFrom, writes, runJob }: Parts,
): Record<string, string> {
  const { table, privateBucket, media } = storage
  const { issuer, jwks, secret } = tokenKey
  const { tokenSecret, sealingSecret, referenceSecret, mail, jobs } = grantOf(name)
  const stores = { TABLE: table.tableName, PRIVATE_BUCKET: privateBucket.bucketName, MEDIA_BUCKET: media.bucketName }
  const own = { ...stores, ...(version && { VERSION: version }), ...(mail && mailFrom && { MAIL_FROM: mailFrom }) }
  if (isBackground(name)) return own
  return {
    ...own,
    ORIGIN_SECRET: originSecret,
    ...(isRoute(name) && { TOKEN_ISSUER: issuer }),
    ...(isRoute(name) && writes === 'paused' && { WRITES: writes }),
    ...(isRoute(name) && routes[name].access !== 'public' && { TOKEN_JWKS: jwks }),
    ...(tokenSecret && { TOKEN_SECRET_ID: secret.secretArn }),
    ...(sealingSecret && { SEALING_SECRET_ID: sealing.secretArn }),
    ...(referenceSecret && { REFERENCE_SECRET_ID: reference.secretArn }),
    ...(jobs && runJob && { JOB_FUNCTION: runJob.functionName }),
  }
}
