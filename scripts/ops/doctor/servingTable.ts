import { indexes, table as shape } from '#shared/infrastructure.ts'
import { describeStack } from '../deploy/describeStack.ts'
import { ok, warning, blocker, type Check } from './finding.ts'

type Described = {
  Table: {
    TableStatus: string
    GlobalSecondaryIndexes?: { IndexName: string; IndexStatus: string }[]
    DeletionProtectionEnabled?: boolean
    StreamSpecification?: { StreamEnabled: boolean; StreamViewType?: string }
    LatestStreamLabel?: string
  }
}
type Backups = { ContinuousBackupsDescription: { PointInTimeRecoveryDescription?: { PointInTimeRecoveryStatus: string } } }
type Expiry = { TimeToLiveDescription: { TimeToLiveStatus: string; AttributeName?: string } }

/**
 * Whether the table that serves, or would after the deployment, is ready and has the settings that a restore leaves out: point-in-time recovery,
 * expiry, a stream, and in `prod` deletion protection.
 */
export const servingTable: Check = async ({ aws, settings: { table, tableStream, stage } }) => {
  const name = table || (await describeStack(aws, stage))?.outputs.get('TableName')
  if (!name) return []
  const ask = <T>(operation: string) => aws.json<T>('dynamodb', `DynamoDB_20120810.${operation}`, { TableName: name })
  const [{ Table }, backups, expiry] = await Promise.all([
    ask<Described>('DescribeTable'),
    ask<Backups>('DescribeContinuousBackups'),
    ask<Expiry>('DescribeTimeToLive'),
  ])
  const statusOf = (index: string) => Table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === index)?.IndexStatus ?? 'missing'
  const wrong = indexes
    .filter((index) => statusOf(index.name) !== 'ACTIVE')
    .map((index) => `its index ${index.name} is ${statusOf(index.name)}`)
  if (Table.TableStatus !== 'ACTIVE' || wrong.length)
    return [
      blocker(
        `The table ${name} is not ready (${[Table.TableStatus, ...wrong].join('; ')}).`,
        'Wait for the restore. An index that the table never had: docs/disaster.md.',
      ),
    ]

  const { PointInTimeRecoveryStatus: recovery } = backups.ContinuousBackupsDescription.PointInTimeRecoveryDescription ?? {}
  const { TimeToLiveStatus, AttributeName } = expiry.TimeToLiveDescription
  const streams = Table.StreamSpecification?.StreamEnabled && Table.StreamSpecification.StreamViewType === 'NEW_AND_OLD_IMAGES'
  const lacking = [
    ...(recovery === 'ENABLED'
      ? []
      : [
          warning(
            `The table ${name} has no point-in-time recovery: it could not be restored.`,
            `aws dynamodb update-continuous-backups --table-name ${name} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`,
          ),
        ]),
    ...(TimeToLiveStatus.startsWith('ENABL') && AttributeName === shape.expiry
      ? []
      : [
          warning(
            `The table ${name} forgets nothing that expires.`,
            `aws dynamodb update-time-to-live --table-name ${name} --time-to-live-specification Enabled=true,AttributeName=${shape.expiry}`,
          ),
        ]),
    ...(Table.DeletionProtectionEnabled || stage === 'dev'
      ? []
      : [
          warning(
            `The table ${name} is not protected from deletion.`,
            `aws dynamodb update-table --table-name ${name} --deletion-protection-enabled`,
          ),
        ]),
    ...(streams
      ? []
      : [
          warning(
            `The table ${name} has no stream of both images: its responses are not counted.`,
            `aws dynamodb update-table --table-name ${name} --stream-specification StreamEnabled=true,StreamViewType=NEW_AND_OLD_IMAGES`,
          ),
        ]),
    ...(!streams || !table || tableStream === Table.LatestStreamLabel
      ? []
      : [warning(`The setting tableStream is not the stream of ${name}.`, `Deploy with -c tableStream=${Table.LatestStreamLabel}`)]),
  ]
  return lacking.length ? lacking : [ok(`The table ${name} is ready.`)]
}
