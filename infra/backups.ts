import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Settings } from './stackSettings.ts'
import type { Storage } from './storage.ts'

const inSiteDays = 7
const inBackupAccountDays = 35

/**
 * Backups that survive the loss of the account: daily copies of table and buckets in the locked vault of the backup account, and a weekly export of
 * the table to its bucket (docs/backup-account.json creates both). Without the setting `backupAccount` there are none.
 */
export function backups(scope: Construct, { backupAccount, stage }: Settings, { table, media, privateBucket }: Storage): void {
  if (!backupAccount) return
  const { partition, region } = Stack.of(scope)
  const name = `surveys-${stage}`
  const vault = new BackupVault(scope, 'Backups', { backupVaultName: name, removalPolicy: RemovalPolicy.RETAIN })
  const locked = BackupVault.fromBackupVaultArn(
    scope,
    'LockedVault',
    `arn:${partition}:backup:${region}:${backupAccount}:backup-vault:${name}`,
  )
  const plan = new BackupPlan(scope, 'BackupPlan', { backupVault: vault })
  plan.addRule(
    new BackupPlanRule({
      scheduleExpression: Schedule.cron({ hour: '17', minute: '0' }),
      deleteAfter: Duration.days(inSiteDays),
      copyActions: [{ destinationBackupVault: locked, deleteAfter: Duration.days(inBackupAccountDays) }],
    }),
  )
  const policies = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup']
  const role = new Role(scope, 'BackupRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: policies.map((policy) => ManagedPolicy.fromAwsManagedPolicyName(policy)),
  })
  for (const policy of policies)
    acknowledge(role, `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`, 'AWS Backup publishes what it needs, and changes it.')
  plan.addSelection('Stores', {
    resources: [
      BackupResource.fromArn(table.tableArn),
      ...[media, privateBucket].map(({ bucketArn }) => BackupResource.fromArn(bucketArn)),
    ],
    role: role.withoutPolicyUpdates(),
    disableDefaultBackupPolicy: true,
  })
  weeklyExport(scope, { tableArn: table.tableArn, bucket: `${name}-exports-${backupAccount}`, backupAccount })
}

/** Exports the table every Sunday night in Seoul, by DynamoDB itself: no function of ours runs. */
function weeklyExport(scope: Construct, { tableArn, bucket, backupAccount }: { tableArn: string; bucket: string; backupAccount: string }) {
  const objects = `arn:${Stack.of(scope).partition}:s3:::${bucket}/*`
  const role = new Role(scope, 'ExportRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    inlinePolicies: {
      own: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['dynamodb:ExportTableToPointInTime'], resources: [tableArn] }),
          new PolicyStatement({ actions: ['s3:AbortMultipartUpload', 's3:PutObject', 's3:PutObjectAcl'], resources: [objects] }),
        ],
      }),
    },
  })
  acknowledge(role, `IAM5[Resource::arn:<AWS::Partition>:s3:::${bucket}/*]`, 'DynamoDB names the files of an export.')
  new CfnSchedule(scope, 'WeeklyExport', {
    flexibleTimeWindow: { mode: 'OFF' },
    scheduleExpression: 'cron(0 18 ? * SAT *)',
    target: {
      arn: `arn:${Stack.of(scope).partition}:scheduler:::aws-sdk:dynamodb:exportTableToPointInTime`,
      roleArn: role.roleArn,
      input: JSON.stringify({ TableArn: tableArn, S3Bucket: bucket, S3BucketOwner: backupAccount, S3Prefix: 'weekly' }),
    },
  })
}
