import type { AskStreams } from '#functions/streams/streamsApi.ts'

export function emulatedStreams(endpoint: string): AskStreams {
  return async <T>(operation: string, body: object) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-date': '20260101T000000Z',
        'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
        authorization: 'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${operation}: ${text}`)
    return JSON.parse(text) as T
  }
}
