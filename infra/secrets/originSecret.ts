import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'

/** `sent` is what CloudFront sends with each call, `taken` what the functions take, by commas: references that CloudFormation resolves. */
type OriginSecret = { sent: string; taken: string }

/**
 * What says to the API that a call came through CloudFront. Each generation is a secret of its own. The functions take the one before too, since
 * CloudFront sends it until the new one has reached its last edge; the next generation ends that.
 */
export function originSecret(scope: Construct, generation: number): OriginSecret {
  const make = (number: number) => {
    const secret = new Secret(scope, number === 1 ? 'OriginSecret' : `OriginSecret${number}`, {
      description: 'Says to the API that a call came through CloudFront.',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      removalPolicy: RemovalPolicy.DESTROY, // another one does as well
    })
    acknowledge(secret, 'SMG4', 'npm run rotate-keys -- --origin-secret rotates it; it guards no data, only the way round the CDN.')
    return secret.secretValue.unsafeUnwrap()
  }
  const before = generation > 1 ? [make(generation - 1)] : []
  const sent = make(generation)
  return { sent, taken: [sent, ...before].join(',') }
}
