import { Duration } from 'aws-cdk-lib'
import { EventInvokeConfig, type Function } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { limits } from '#shared/limits.ts'
import { OwnFunction, type Parts } from './ownFunction.ts'

/** The function that runs jobs. A call that could not begin in time is given up, and one that ended early is not made again: the job says so. */
export function jobRunner(scope: Construct, parts: Omit<Parts, 'runJob'>): Function {
  const runner = new OwnFunction(scope, 'runJob', { ...parts, runJob: null })
  new EventInvokeConfig(scope, 'runJobCalls', {
    function: runner,
    retryAttempts: 0,
    maxEventAge: Duration.seconds(limits.jobQueuedSeconds),
  })
  return runner
}
