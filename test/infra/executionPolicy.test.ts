import { runSimulation } from '@cloud-copilot/iam-simulate'
import { readFileSync } from 'node:fs'
import { dev, prod } from './synthesized/synthesized.ts'

/** docs/execution-policy.json: what CloudFormation may do for these stacks, in place of AdministratorAccess. */
const policy = JSON.parse(readFileSync('docs/execution-policy.json', 'utf8')) as object
const accountId = '123456789012'
const here = `ap-northeast-2:${accountId}`

/** The policy of a key that AWS owns for a service: it asks IAM. */
const ownKey = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Principal: { AWS: `arn:aws:iam::${accountId}:root` }, Action: 'kms:*', Resource: '*' }],
}

type Call = [actions: string, resource: string, context?: Record<string, string>]

async function may([actions, resource, contextVariables = {}]: Call): Promise<string[]> {
  const denied: string[] = []
  for (const action of actions.split(' ')) {
    const outcome = await runSimulation(
      {
        request: {
          principal: `arn:aws:sts::${accountId}:assumed-role/cdk-hnb659fds-cfn-exec-role/CloudFormation`,
          action,
          resource: { resource, accountId },
          contextVariables,
        },
        identityPolicies: [{ name: 'own', policy }],
        ...(action.startsWith('kms:') && { resourcePolicy: ownKey }),
        serviceControlPolicies: [],
        resourceControlPolicies: [],
      },
      {},
    )
    if (outcome.resultType === 'error') throw new Error(`IAM cannot be asked about ${action} on ${resource}.`)
    if (outcome.overallResult !== 'Allowed') denied.push(`${action} on ${resource}`)
  }
  return denied
}

const role = `arn:aws:iam::${accountId}:role/Surveys-prod-getMeRole1-2`
const lambda = `arn:aws:lambda:${here}:function:Surveys-prod-getMe1-2`
/** Actions on any API: the simulation knows no resources of HTTP APIs. */
const httpApi: Call[] = [['apigateway:POST apigateway:GET apigateway:PATCH apigateway:DELETE', '*']]
const cloudFront = (rest: string) => `arn:aws:cloudfront::${accountId}:${rest}`
const table = `arn:aws:dynamodb:${here}:table/Surveys-prod-Table1-2`
const queue = `arn:aws:sqs:${here}:Surveys-prod-Uncounted1-2`
const topic = `arn:aws:sns:${here}:Surveys-prod-Alarms1-2`
const logs = `arn:aws:logs:${here}:log-group:/surveys/prod/api:*`
const bucket = 'arn:aws:s3:::surveys-prod-media1-2'

/** The actions that create, change and delete a resource of each type in CloudFormation's own handlers. */
const handlers: Record<string, Call[]> = {
  'AWS::ApiGatewayV2::Api': httpApi,
  'AWS::ApiGatewayV2::Integration': httpApi,
  'AWS::ApiGatewayV2::Route': httpApi,
  'AWS::ApiGatewayV2::Stage': [...httpApi, ['logs:CreateLogDelivery logs:PutResourcePolicy', '*']],
  'AWS::Backup::BackupPlan': [
    ['backup:CreateBackupPlan backup:DeleteBackupPlan backup:UpdateBackupPlan', `arn:aws:backup:${here}:backup-plan:one`],
  ],
  'AWS::Backup::BackupSelection': [
    ['backup:CreateBackupSelection', `arn:aws:backup:${here}:backup-plan:one`],
    ['iam:PassRole', role, { 'iam:PassedToService': 'backup.amazonaws.com' }],
  ],
  'AWS::Backup::BackupVault': [
    ['backup:CreateBackupVault backup:DescribeBackupVault', `arn:aws:backup:${here}:backup-vault:surveys-prod`],
    ['backup-storage:MountCapsule', '*'],
    ['kms:CreateGrant kms:GenerateDataKey', `arn:aws:kms:${here}:key/one`, { 'kms:ViaService': 'backup.ap-northeast-2.amazonaws.com' }],
  ],
  'AWS::Budgets::Budget': [['budgets:ModifyBudget budgets:ViewBudget', `arn:aws:budgets::${accountId}:budget/one`]],
  'AWS::CertificateManager::Certificate': [
    ['acm:RequestCertificate', '*'],
    ['acm:DescribeCertificate acm:DeleteCertificate', `arn:aws:acm:us-east-1:${accountId}:certificate/one`],
  ],
  'AWS::CloudFront::CachePolicy': [
    ['cloudfront:CreateCachePolicy', '*'],
    ['cloudfront:UpdateCachePolicy cloudfront:DeleteCachePolicy', cloudFront('cache-policy/one')],
  ],
  'AWS::CloudFront::Distribution': [
    ['cloudfront:CreateDistribution', '*'],
    ['cloudfront:UpdateDistribution cloudfront:DeleteDistribution', cloudFront('distribution/one')],
  ],
  'AWS::CloudFront::Function': [
    ['cloudfront:CreateFunction', '*'],
    ['cloudfront:UpdateFunction cloudfront:DeleteFunction', cloudFront('function/one')],
  ],
  'AWS::CloudFront::OriginAccessControl': [
    ['cloudfront:CreateOriginAccessControl', '*'],
    ['cloudfront:UpdateOriginAccessControl cloudfront:DeleteOriginAccessControl', cloudFront('origin-access-control/one')],
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': [
    ['cloudfront:CreateResponseHeadersPolicy', '*'],
    ['cloudfront:UpdateResponseHeadersPolicy cloudfront:DeleteResponseHeadersPolicy', cloudFront('response-headers-policy/one')],
  ],
  'AWS::CloudWatch::Alarm': [
    ['cloudwatch:PutMetricAlarm cloudwatch:DeleteAlarms', `arn:aws:cloudwatch:${here}:alarm:Surveys-prod-Failures1-2`],
  ],
  'AWS::CloudWatch::Dashboard': [['cloudwatch:PutDashboard', `arn:aws:cloudwatch::${accountId}:dashboard/Dashboard1-2`]],
  'AWS::DynamoDB::Table': [['dynamodb:CreateTable dynamodb:DeleteTable dynamodb:UpdateTable dynamodb:UpdateContinuousBackups', table]],
  'AWS::Events::Rule': [['events:PutRule events:PutTargets events:DeleteRule', `arn:aws:events:${here}:rule/Surveys-prod-EveryDay1-2`]],
  'AWS::IAM::Policy': [['iam:GetRolePolicy iam:PutRolePolicy iam:DeleteRolePolicy', role]],
  'AWS::IAM::Role': [
    ['iam:CreateRole iam:DeleteRole iam:PutRolePolicy iam:DeleteRolePolicy iam:TagRole', role],
    ['iam:AttachRolePolicy', role, { 'iam:PolicyARN': 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole' }],
    ['iam:AttachRolePolicy', role, { 'iam:PolicyARN': 'arn:aws:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup' }],
    ['iam:AttachRolePolicy', role, { 'iam:PolicyARN': 'arn:aws:iam::aws:policy/AWSBackupServiceRolePolicyForS3Backup' }],
  ],
  'AWS::Lambda::EventInvokeConfig': [['lambda:PutFunctionEventInvokeConfig', lambda]],
  'AWS::Lambda::EventSourceMapping': [['lambda:CreateEventSourceMapping lambda:DeleteEventSourceMapping', '*']],
  'AWS::Lambda::Function': [
    ['lambda:CreateFunction lambda:UpdateFunctionCode lambda:UpdateFunctionConfiguration lambda:DeleteFunction', lambda],
    ['lambda:PutFunctionRecursionConfig lambda:GetFunctionRecursionConfig', lambda],
    ['iam:PassRole', role, { 'iam:PassedToService': 'lambda.amazonaws.com' }],
    ['s3:GetObject', `arn:aws:s3:::cdk-hnb659fds-assets-${accountId}-ap-northeast-2/one.zip`],
  ],
  'AWS::Lambda::LayerVersion': [['lambda:PublishLayerVersion', `arn:aws:lambda:${here}:layer:SiteAssetsAwsCliLayer1`]],
  'AWS::Lambda::Permission': [['lambda:AddPermission lambda:RemovePermission', lambda]],
  'AWS::Logs::LogGroup': [['logs:CreateLogGroup logs:DeleteLogGroup logs:PutRetentionPolicy', logs]],
  'AWS::Logs::MetricFilter': [['logs:PutMetricFilter logs:DeleteMetricFilter', logs]],
  'AWS::Route53::RecordSet': [
    ['route53:ChangeResourceRecordSets', 'arn:aws:route53:::hostedzone/Z1'],
    ['route53:GetChange', 'arn:aws:route53:::change/C1'],
  ],
  'AWS::S3::Bucket': [
    ['s3:CreateBucket s3:DeleteBucket s3:PutBucketVersioning s3:PutLifecycleConfiguration s3:PutEncryptionConfiguration', bucket],
  ],
  'AWS::S3::BucketPolicy': [['s3:PutBucketPolicy s3:DeleteBucketPolicy', bucket]],
  'AWS::Scheduler::Schedule': [
    ['scheduler:CreateSchedule scheduler:DeleteSchedule', `arn:aws:scheduler:${here}:schedule/default/Surveys-prod-WeeklyExport-1`],
    ['iam:PassRole', role, { 'iam:PassedToService': 'scheduler.amazonaws.com' }],
  ],
  'AWS::SecretsManager::Secret': [
    ['secretsmanager:GetRandomPassword', '*'],
    ...['Token', 'Origin', 'Sealing', 'Reference'].map((name): Call => [
      'secretsmanager:CreateSecret secretsmanager:DeleteSecret',
      `arn:aws:secretsmanager:${here}:secret:${name}Secret1-2-3`,
    ]),
  ],
  'AWS::SNS::Subscription': [['sns:Subscribe sns:GetSubscriptionAttributes', topic]],
  'AWS::SNS::Topic': [['sns:CreateTopic sns:DeleteTopic', topic]],
  'AWS::SNS::TopicPolicy': [['sns:SetTopicAttributes', topic]],
  'AWS::SQS::Queue': [['sqs:CreateQueue sqs:DeleteQueue', queue]],
  'AWS::SQS::QueuePolicy': [['sqs:SetQueueAttributes', queue]],
  'AWS::WAFv2::WebACL': [['wafv2:CreateWebACL wafv2:DeleteWebACL', `arn:aws:wafv2:us-east-1:${accountId}:global/webacl/one/two`]],
  'Custom::CDKBucketDeployment': [['lambda:InvokeFunction', `arn:aws:lambda:${here}:function:Surveys-prod-CustomCDKBucketDeployment1-2`]],
  'Custom::S3AutoDeleteObjects': [['lambda:InvokeFunction', `arn:aws:lambda:${here}:function:Surveys-dev-CustomS3AutoDeleteObjects1-2`]],
  'Custom::TokenKey': [['lambda:InvokeFunction', `arn:aws:lambda:${here}:function:Surveys-prod-TokenKeyMaker1-2`]],
}

const resources = [prod.resources, dev.resources, prod.edge!.Resources].flatMap((of) => Object.values(of))
const types = [...new Set(resources.map(({ Type }) => Type))]

describe('the policy with which CloudFormation deploys', () => {
  it('has a test for every type of resource that the stacks have', () => {
    expect(types.filter((type) => !(type in handlers))).toEqual([])
  })

  it.each(Object.entries(handlers))('lets it make, change and delete %s', async (_, calls) => {
    expect((await Promise.all(calls.map(may))).flat()).toEqual([])
  })

  it('attaches every policy of AWS that a role of the stacks has', async () => {
    const attached = resources.flatMap(
      ({ Properties }) => (Properties?.ManagedPolicyArns ?? []) as { 'Fn::Join'?: [string, unknown[]]; 'Fn::Sub'?: string }[],
    )
    const names = [...new Set(attached.map((arn) => /policy\/[\w/-]+/.exec(JSON.stringify(arn))![0]))]
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) expect(await may(['iam:AttachRolePolicy', role, { 'iam:PolicyARN': `arn:aws:iam::aws:${name}` }])).toEqual([])
  })

  it.each<[string, Call]>([
    ['a user or a key', ['iam:CreateUser iam:CreateAccessKey', `arn:aws:iam::${accountId}:user/one`]],
    [
      'a policy of the account, its own too',
      ['iam:CreatePolicy iam:CreatePolicyVersion', `arn:aws:iam::${accountId}:policy/surveys-cloudformation`],
    ],
    [
      'a role that is not of the stacks',
      ['iam:CreateRole iam:PutRolePolicy', `arn:aws:iam::${accountId}:role/cdk-hnb659fds-cfn-exec-role`],
    ],
    ['AdministratorAccess', ['iam:AttachRolePolicy', role, { 'iam:PolicyARN': 'arn:aws:iam::aws:policy/AdministratorAccess' }]],
    ['a role for another service', ['iam:PassRole', role, { 'iam:PassedToService': 'ec2.amazonaws.com' }]],
    ['another table', ['dynamodb:DeleteTable', `arn:aws:dynamodb:${here}:table/payroll`]],
    ['a restored table', ['dynamodb:DeleteTable', `arn:aws:dynamodb:${here}:table/surveys-restored`]],
    ['another bucket', ['s3:DeleteBucket s3:PutBucketPolicy', 'arn:aws:s3:::payroll']],
    ['another secret', ['secretsmanager:GetSecretValue', `arn:aws:secretsmanager:${here}:secret:payroll`]],
    ['a machine', ['ec2:RunInstances', `arn:aws:ec2:${here}:instance/*`]],
    ['the account itself', ['organizations:LeaveOrganization account:CloseAccount', '*']],
  ])('refuses %s', async (_, call) => {
    expect(await may(call)).toHaveLength(call[0].split(' ').length)
  })

  it('fits a managed policy of IAM', () => {
    expect(JSON.stringify(policy).length).toBeLessThan(6_144)
  })
})
