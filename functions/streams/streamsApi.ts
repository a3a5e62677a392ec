import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setTimeout as wait } from 'node:timers/promises'
import { signedHeaders } from '../platform/signedHeaders.ts'

/** Calls an operation of DynamoDB's Streams API. Rejects with `NAME: message` of the service's error. */
export type AskStreams = <T>(operation: string, body: object) => Promise<T>

/** Attempts of a throttled call: a shard can be read five times a second. */
const maxAttempts = 8

/**
 * The Streams API of this process's region, or of the emulator that the environment names, without the SDK's package for it. `firstWait`:
 * milliseconds before the first retry; doubles.
 */
export function streamsApi(firstWait = 250): AskStreams {
  const { credentials, region } = new DynamoDBClient().config // finds both where every AWS SDK does
  const send = async (operation: string, body: string) => {
    const place = await region()
    const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL } = process.env
    const url = new URL(AWS_ENDPOINT_URL_DYNAMODB ?? AWS_ENDPOINT_URL ?? `https://streams.dynamodb.${place}.amazonaws.com`)
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDBStreams_20120810.${operation}` }
    const signed = signedHeaders({ method: 'POST', url, headers, body }, 'dynamodb', place, await credentials())
    return fetch(url, { method: 'POST', headers: signed, body, signal: AbortSignal.timeout(30_000) })
  }
  return async <T>(operation: string, body: object) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(operation, JSON.stringify(body))
      const text = await answer.text()
      if (answer.ok) return JSON.parse(text) as T
      const isPassing = answer.status >= 500 || /LimitExceeded|Throttl/.test(text)
      if (!isPassing || attempt === maxAttempts) throw new Error(`${operation}: ${text}`)
      await wait(firstWait * 2 ** (attempt - 1))
    }
  }
}
