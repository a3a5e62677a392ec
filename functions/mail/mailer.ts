import { SESv2Client } from '@aws-sdk/client-sesv2'

let client: SESv2Client | undefined

/** The function's SES client. Two attempts only, since the caller waits for the reply meanwhile. */
export const mailer = (): SESv2Client =>
  (client ??= new SESv2Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  }))
