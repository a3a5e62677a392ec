import { CustomResource, Duration, type RemovalPolicy } from 'aws-cdk-lib'
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'
import { ownRole } from '../ownRole.ts'
import type { Settings } from '../stackSettings.ts'

/** `jwks`: the public keys, passed to functions as a variable so that verifying needs no call; `secret`: the signing key; `generation` counts keys. */
export type TokenKey = { issuer: string; jwks: string; generation: string; secret: Secret }

type Options = Pick<Settings, 'stage' | 'tokenKey'> & { bundles: string; logs: ILogGroup; removalPolicy: RemovalPolicy }

/** The key pair that signs access tokens, created during deployment so that the private key is never in the template. */
export function tokenKey(scope: Construct, { stage, tokenKey: generation, bundles, logs, removalPolicy }: Options): TokenKey {
  const secret = new Secret(scope, 'TokenSecret', {
    description: 'Signs the access tokens (a private JWK).',
    generateSecretString: { excludePunctuation: true }, // replaced by the key
    removalPolicy,
  })
  acknowledge(
    secret,
    'SMG4',
    'The context value tokenKey rotates it with a deployment: the checking half travels in the functions’ environment.',
  )
  const maker = new Function(scope, 'TokenKeyMaker', {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(`${bundles}/tokenKeyResource`),
    handler: 'index.handler',
    timeout: Duration.seconds(60),
    memorySize: 512, // tokenKeyResource hashes a password, which takes 19 MiB
    logGroup: logs,
    role: ownRole(scope, 'TokenKeyMakerRole', [
      { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logs.logGroupArn] },
      {
        actions: ['GetSecretValue', 'PutSecretValue', 'UpdateSecretVersionStage'].map((action) => `secretsmanager:${action}`),
        resources: [secret.secretArn],
      },
    ]),
  })
  const keyPair = new CustomResource(scope, 'TokenKey', {
    resourceType: 'Custom::TokenKey',
    serviceToken: maker.functionArn,
    serviceTimeout: Duration.minutes(5),
    properties: { SecretId: secret.secretArn, Generation: String(generation) },
  })
  return { issuer: `urn:surveys:${stage}`, jwks: keyPair.getAttString('Jwks'), generation: keyPair.getAttString('Generation'), secret }
}
