import { SESv2Client } from '@aws-sdk/client-sesv2'

let made: SESv2Client | undefined

/** The one SES client of a function. Two tries: whoever waits for the mail waits for the page. */
export const mailer = (): SESv2Client =>
  (made ??= new SESv2Client({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  }))
