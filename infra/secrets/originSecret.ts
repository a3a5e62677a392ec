import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'

/**
 * `sent`: the secret that CloudFront sends with each call; `accepted`: the secrets that functions accept, separated by commas. Both are references to
 * resolve.
 */
type OriginSecret = { sent: string; accepted: string }

/** Each generation is a separate secret. Functions accept the previous one until the next rotation, while CloudFront's edges change over. */
export function originSecret(scope: Construct, generation: number): OriginSecret {
  const make = (number: number) => {
    const secret = new Secret(scope, number === 1 ? 'OriginSecret' : `OriginSecret${number}`, {
      description: 'Says to the API that a call came through CloudFront.',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      removalPolicy: RemovalPolicy.DESTROY, // a deployment creates another one
    })
    acknowledge(secret, 'SMG4', 'npm run rotate-keys -- --origin-secret rotates it; it guards no data, only the way round the CDN.')
    return secret.secretValue.unsafeUnwrap()
  }
  const before = generation > 1 ? [make(generation - 1)] : []
  const sent = make(generation)
  return { sent, accepted: [sent, ...before].join(',') }
}
