import { CfnOutput, RemovalPolicy, Stack, Duration } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { alarms } from './monitoring/alarms.ts'
import { alarmTopic } from './monitoring/notify.ts'
import { api } from './api.ts'
import { backups } from './backups.ts'
import { budget } from './monitoring/budget.ts'
import { dashboard } from './monitoring/dashboard.ts'
import { edge as makeEdge } from './site/edgeStack.ts'
import { originSecret } from './secrets/originSecret.ts'
import { referenceSecret, sealingSecret } from './secrets/sealingSecrets.ts'
import { settingWords, type Settings } from './stackSettings.ts'
import { site } from './site/site.ts'
import { countingQueue, createCounting } from './counting.ts'
import { canary, dailyCleanup, hourlyDigest, nightlyRecount } from './schedule.ts'
import { storage as makeStorage } from './storage.ts'
import { functionLogs } from './logLines.ts'
import { tokenKey as makeTokenKey } from './secrets/tokenKey.ts'
import { CfnPolicy } from 'aws-cdk-lib/aws-iam'
import { EventInvokeConfig, type Function } from 'aws-cdk-lib/aws-lambda'
import { limits } from '#shared/limits.ts'
import { backgroundGrants } from './grants.ts'
import { OwnFunction, type Parts } from './ownFunction.ts'

/** The inputs of a deployment: the folders of the built functions and site, and the region if it is known. */
export type Place = {
  bundles: string
  site: string
  region?: string
  /** True for a first deployment: the stack does not exist yet. */
  isFirst?: boolean
  version?: string
}

const rollbackAlarms = ['ApiFailures', 'Failures']

/** The whole product in one region, except for what CloudFront needs in us-east-1 (edgeStack.ts). */
export class SurveyStack extends Stack {
  constructor(scope: Construct, settings: Settings, { bundles, site: folder, region = '', isFirst = false, version = '' }: Place) {
    const { stage } = settings
    super(scope, `Surveys-${stage}`, {
      // with protection a failed first deployment could not be deleted; `npm run deploy` protects the stack once it exists
      terminationProtection: stage === 'prod' && !isFirst,
      // for cost allocation
      tags: { application: 'surveys', stage },
    })
    const isProd = stage === 'prod'
    const removalPolicy = isProd ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    // resources of a failed first deployment are deleted with it: they are empty
    const goesWithFirst = isProd ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
    const edge = makeEdge(scope, this.stackName, region, settings)
    if (edge) this.addStackDependency(edge.stack)
    const storage = makeStorage(this, settings, removalPolicy)
    const logs = functionLogs(this, stage, goesWithFirst)
    const tokenKey = makeTokenKey(this, { ...settings, bundles, logs, removalPolicy: goesWithFirst })
    const secret = originSecret(this, settings.originSecret)
    const sealing = sealingSecret(this, goesWithFirst)
    const reference = referenceSecret(this, goesWithFirst)
    const parts = {
      stage,
      version,
      storage,
      tokenKey,
      sealing,
      reference,
      undelivered: countingQueue(this),
      originSecret: secret.accepted,
      logs,
      mailFrom: settings.mailFrom,
      writes: settings.writes,
      reserve: settings.reserve,
      bundles,
      removalPolicy: goesWithFirst,
    }
    const made = api(this, { ...parts, runJob: jobRunner(this, parts) })
    const counting = createCounting(this, { ...parts, runJob: null })
    hourlyDigest(this, { ...parts, runJob: null })
    dailyCleanup(this, { ...parts, runJob: null })
    nightlyRecount(this, { ...parts, runJob: null })
    const distribution = site(this, {
      ...settings,
      edge,
      storage,
      api: made,
      originSecret: secret.sent,
      folder,
      logs,
    })
    const siteUrl = `https://${settings.domain?.name ?? distribution.distributionDomainName}`
    canary(this, { ...parts, runJob: null }, siteUrl)
    const topic = alarmTopic(this, settings.adminEmails)
    const raised = alarms(this, made, storage.table, counting, { stage, topic, mailFrom: settings.mailFrom })
    dashboard(this, made, storage.table, raised)
    budget(this, settings, topic)
    backups(this, settings, storage)
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn, description: 'What alarms speak to: a subscription of it hears them.' })
    new CfnOutput(this, 'RollbackAlarms', {
      value: raised
        .filter(({ node }) => rollbackAlarms.includes(node.id))
        .map(({ alarmArn }) => alarmArn)
        .join(','),
      description: 'The next deployment rolls back when one of these rises.',
    })
    if (version) new CfnOutput(this, 'Version', { value: version, description: 'The commit that is live.' })
    new CfnOutput(this, 'SiteUrl', { value: siteUrl })
    new CfnOutput(this, 'CloudFrontName', { value: distribution.distributionDomainName, description: 'What the domain’s CNAME names.' })
    new CfnOutput(this, 'TableName', { value: storage.table.tableName })
    new CfnOutput(this, 'ApiUrl', { value: made.http.apiEndpoint, description: 'The API’s own address, which refuses every call.' })
    new CfnOutput(this, 'ApiName', { value: made.name, description: 'The API’s name in the console.' })
    new CfnOutput(this, 'TokenKeyGeneration', { value: tokenKey.generation, description: 'Which key signs: npm run rotate-keys adds one.' })
    new CfnOutput(this, 'Settings', {
      value: JSON.stringify(settingWords(settings)),
      description: 'What it was deployed with: the next deployment goes by it.',
    })
  }
}

/**
 * The function that runs jobs. Lambda repeats a call that was killed after one minute and after two more, while it is no older than the longest wait
 * and run of a step: runJob then starts the silent step again. Each step of a job invokes the function again, by a policy beside its role, which
 * cannot name the function that needs it.
 */
function jobRunner(scope: Construct, parts: Omit<Parts, 'runJob'>): Function {
  const runner = new OwnFunction(scope, 'runJob', { ...parts, runJob: null })
  new EventInvokeConfig(scope, 'runJobCalls', {
    function: runner,
    retryAttempts: 2,
    maxEventAge: Duration.seconds(limits.jobQueuedSeconds + backgroundGrants.runJob.seconds),
  })
  new CfnPolicy(scope, 'runJobSteps', {
    policyName: 'steps',
    roles: [runner.role!.roleName],
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: runner.functionArn }],
    },
  })
  return runner
}
