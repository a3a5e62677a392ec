import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

/** What CloudFront sends with each call and every function asks for: a reference that CloudFormation resolves. */
export function originSecret(scope: Construct): string {
  const secret = new Secret(scope, 'OriginSecret', {
    description: 'Says to the API that a call came through CloudFront.',
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    removalPolicy: RemovalPolicy.DESTROY, // another one does as well
  })
  acknowledge(secret, 'SMG4', 'CloudFront and the API must change it in one deployment; it guards no data, only the way round the CDN.')
  return secret.secretValue.unsafeUnwrap()
}
