import type { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'

/**
 * The key that encrypts the secrets of sign-in providers, and responses' ids for admins. If it is lost, the secrets have to be entered again, and
 * links to single responses end.
 */
export function sealingSecret(scope: Construct, removalPolicy: RemovalPolicy): Secret {
  const secret = new Secret(scope, 'SealingSecret', {
    description: 'Seals the client secrets of the sign-in providers, and the ids of responses for admins.',
    generateSecretString: { excludePunctuation: true, passwordLength: 64 },
    removalPolicy,
  })
  acknowledge(
    secret,
    'SMG4',
    'What it sealed could not be opened with the next one: it changes when the providers’ secrets are entered anew.',
  )
  return secret
}
