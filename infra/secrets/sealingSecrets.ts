import type { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'

type Options = { description: string; removalPolicy: RemovalPolicy; unrotated: string }

/** The key that encrypts the secrets of sign-in providers. If it is lost, they have to be entered again. */
export const sealingSecret = (scope: Construct, removalPolicy: RemovalPolicy): Secret =>
  randomSecret(scope, 'SealingSecret', {
    description: 'Seals the client secrets of the sign-in providers.',
    removalPolicy,
    unrotated: 'What it sealed could not be opened with the next one: it changes when the providers’ secrets are entered again.',
  })

/** The key that encrypts responses' ids for admins. If it is lost, references change, and links that admins copied before answer 404. */
export const referenceSecret = (scope: Construct, removalPolicy: RemovalPolicy): Secret =>
  randomSecret(scope, 'ReferenceSecret', {
    description: 'Seals the ids of responses for admins.',
    removalPolicy,
    unrotated: 'With the next one, links to single responses that admins copied before would answer 404.',
  })

function randomSecret(scope: Construct, id: string, { description, removalPolicy, unrotated }: Options): Secret {
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: { excludePunctuation: true, passwordLength: 64 },
    removalPolicy,
  })
  acknowledge(secret, 'SMG4', unrotated)
  return secret
}
