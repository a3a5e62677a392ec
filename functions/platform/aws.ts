import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { retryConflicts } from './retryConflicts.ts'

/** Three attempts of two seconds: a store that throttles or hangs becomes a 503 in under five, well before the function's own timeout. */
let settings = { maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true } }

/** For background functions, before their first call: ten attempts of ten seconds, so that a short outage does not end a job of minutes. */
export function useLongTimeouts(): void {
  settings = { maxAttempts: 10, requestHandler: { ...settings.requestHandler, requestTimeout: 10_000 } }
}

const lazy = <T>(create: () => T) => {
  let instance: T | undefined
  return () => (instance ??= create())
}

/** Each client is created at its first use, when the environment is known, and then reused. PURE lets the bundler drop unused ones. */
export const dynamo = /* @__PURE__ */ lazy(() => retryConflicts(new DynamoDBClient(settings)))
export const documents = /* @__PURE__ */ lazy(() =>
  DynamoDBDocumentClient.from(dynamo(), { marshallOptions: { removeUndefinedValues: true } }),
)
export const s3 = /* @__PURE__ */ lazy(
  () => new S3Client({ maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 10_000, throwOnRequestTimeout: true } }),
)
export const lambda = /* @__PURE__ */ lazy(() => new LambdaClient(settings))
export const secrets = /* @__PURE__ */ lazy(() => new SecretsManagerClient(settings))
