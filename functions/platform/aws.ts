import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { retryConflicts } from './retryConflicts.ts'

/** Three tries of two seconds: whatever throttles or hangs is told as 503 in under five, well inside every function's time. */
let patience = { maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true } }

/** Before the first call, by a function that nobody waits for: ten tries of ten seconds. What is only slow for a moment ends no work of minutes. */
export function useLongTimeouts(): void {
  patience = { maxAttempts: 10, requestHandler: { ...patience.requestHandler, requestTimeout: 10_000 } }
}

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** The clients are made at the first call, when the environment is known, and kept for the life of the function; unused ones stay out of a bundle. */
export const dynamo = /* @__PURE__ */ once(() => retryConflicts(new DynamoDBClient(patience)))
export const documents = /* @__PURE__ */ once(() =>
  DynamoDBDocumentClient.from(dynamo(), { marshallOptions: { removeUndefinedValues: true } }),
)
export const s3 = /* @__PURE__ */ once(
  () => new S3Client({ maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 10_000, throwOnRequestTimeout: true } }),
)
/** Hands what takes longer than a request to a function of its own. */
export const lambda = /* @__PURE__ */ once(() => new LambdaClient(patience))
export const secrets = /* @__PURE__ */ once(() => new SecretsManagerClient(patience))
