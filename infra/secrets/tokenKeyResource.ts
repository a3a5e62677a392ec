import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { hashPassword } from '#functions/platform/password.ts'
import { tokenKeyPair } from './tokenKeyPair.ts'

type TokenKeyEvent = CloudFormationCustomResourceEvent<{ ServiceToken: string; SecretId: string; Generation: string }>

/**
 * The custom resource Custom::TokenKey: creates or rotates the key pair and returns the attributes `Jwks` (public keys) and `Generation`. It hashes a
 * password first, so that a runtime whose OpenSSL lacks argon2 fails the deployment and not the first sign-in.
 */
export async function handler(event: TokenKeyEvent): Promise<void> {
  try {
    const { SecretId, Generation } = event.ResourceProperties
    const isGoing = event.RequestType === 'Delete'
    if (!isGoing) await hashPassword('any')
    const made = isGoing ? null : await tokenKeyPair(new SecretsManagerClient(), SecretId, Number(Generation))
    await report(event, {
      Status: 'SUCCESS',
      PhysicalResourceId: SecretId,
      Data: { Jwks: made?.jwks ?? '', Generation: String(made?.generation ?? '') },
    })
  } catch (error) {
    console.error(error)
    const id = 'PhysicalResourceId' in event ? event.PhysicalResourceId : event.LogicalResourceId
    await report(event, { Status: 'FAILED', PhysicalResourceId: id, Reason: String(error) })
  }
}

async function report({ StackId, RequestId, LogicalResourceId, ResponseURL }: TokenKeyEvent, outcome: object) {
  const body = Buffer.from(JSON.stringify({ StackId, RequestId, LogicalResourceId, ...outcome })) // as bytes: fetch adds a Content-Type to text, for which the address is not signed
  const answer = await fetch(ResponseURL, { method: 'PUT', body })
  if (!answer.ok) throw new Error(`CloudFormation answered ${answer.status}.`)
}
