import type { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Settings } from './stackSettings.ts'

/** A log group `/surveys/STAGE/NAME` that keeps lines for three months. */
export const logGroup = (scope: Construct, name: string, stage: Settings['stage'], removalPolicy: RemovalPolicy): LogGroup =>
  new LogGroup(scope, `${name}Logs`, { logGroupName: `/surveys/${stage}/${name}`, retention: RetentionDays.THREE_MONTHS, removalPolicy })
