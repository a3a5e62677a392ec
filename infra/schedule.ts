import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { canaryMinutes } from '#shared/infrastructure.ts'
import { OwnFunction, type Parts } from './ownFunction.ts'

export function canary(scope: Construct, parts: Parts, url: string): void {
  const handler = new OwnFunction(scope, 'checkSite', parts)
  handler.addEnvironment('SITE_URL', url)
  new Rule(scope, 'EveryFiveMinutes', {
    schedule: Schedule.rate(Duration.minutes(canaryMinutes)),
    targets: [new LambdaFunction(handler, { retryAttempts: 0 })],
  })
}

export function hourlyDigest(scope: Construct, parts: Parts): void {
  const handler = new OwnFunction(scope, 'sendDigest', parts)
  if (parts.mailFrom) new Rule(scope, 'EveryHour', { schedule: Schedule.rate(Duration.hours(1)), targets: [new LambdaFunction(handler)] })
}

export function dailyCleanup(scope: Construct, parts: Parts): void {
  const handler = new OwnFunction(scope, 'deleteUnnamedMedia', parts)
  new Rule(scope, 'EveryDay', { schedule: Schedule.rate(Duration.days(1)), targets: [new LambdaFunction(handler)] })
}

/** The function that recounts changed surveys, and its schedule: 3:00 in Seoul, when few people answer. */
export function nightlyRecount(scope: Construct, parts: Parts): void {
  const handler = new OwnFunction(scope, 'recountChanged', parts)
  new Rule(scope, 'EveryNight', { schedule: Schedule.cron({ hour: '18', minute: '0' }), targets: [new LambdaFunction(handler)] })
}
