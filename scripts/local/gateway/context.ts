import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'

const unused = () => {
  throw new Error('a function replies by its promise')
}

/** Lambda's context argument for a function with a timeout of `seconds`. */
export function buildContext(functionName: string, seconds = 30): Context {
  const end = Date.now() + seconds * 1000
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: '256',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
    done: unused,
    fail: unused,
    succeed: unused,
  }
}
