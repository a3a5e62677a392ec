import { readFileSync } from 'node:fs'
import { all, dev, edgeOf, idsOf, one, prod, statementsIn, type Properties, type Resource } from './synthesized/synthesized.ts'

const account = JSON.parse(readFileSync('docs/backup-account.json', 'utf8')) as { Resources: Record<string, Resource> }
const { Vault, Exports, ExportsPolicy } = account.Resources as Record<'Vault' | 'Exports' | 'ExportsPolicy', Resource>
/** The name that the template of the backup account gives, for the stage of the sample. */
const named = (name: Properties) => (name['Fn::Sub'] as string).replace('${Stage}', 'dev').replace('${AWS::AccountId}', '210987654321')

describe('backups in another account', () => {
  it('are made only where one is named', () => {
    for (const type of ['AWS::Backup::BackupPlan', 'AWS::Scheduler::Schedule', 'AWS::Backup::BackupVault']) {
      expect([type, all(type).length, all(type, dev).length]).toEqual([type, 0, 1])
    }
    expect(dev.findings()).toEqual([])
  })

  it('are copied every day to the vault of that account, which keeps them as long as its lock demands', () => {
    const [rule, ...others] = one('AWS::Backup::BackupPlan', dev).BackupPlan.BackupPlanRule as Properties[]
    expect(others).toEqual([])
    const [copy] = rule!.CopyActions as Properties[]
    expect(JSON.stringify(copy!.DestinationBackupVaultArn)).toContain(
      `:210987654321:backup-vault:${named(Vault.Properties.BackupVaultName)}`,
    )
    const { MinRetentionDays, MaxRetentionDays, ChangeableForDays } = Vault.Properties.LockConfiguration as Record<string, number>
    expect(copy!.Lifecycle.DeleteAfterDays).toBeGreaterThanOrEqual(MinRetentionDays!)
    expect(copy!.Lifecycle.DeleteAfterDays).toBeLessThanOrEqual(MaxRetentionDays!)
    expect(ChangeableForDays).toBe(3) // after these, not even the account's owner can lift the lock
  })

  it('have the table that serves, and the buckets whose files are of people', () => {
    const resources = JSON.stringify(one('AWS::Backup::BackupSelection', dev).BackupSelection.Resources)
    expect(resources).toContain(':table/restored')
    for (const bucket of ['Media', 'Private'])
      expect(resources).toContain(idsOf('AWS::S3::Bucket', dev).find((id) => id.startsWith(bucket)))
  })

  it('have an export of the table every week, which its role may write to the bucket of that account and nowhere else', () => {
    const { Target, ScheduleExpression } = one('AWS::Scheduler::Schedule', dev)
    const bucket = named(Exports.Properties.BucketName)
    expect(ScheduleExpression).toBe('cron(0 18 ? * SAT *)')
    expect(JSON.stringify(Target.Input)).toContain(`\\"S3Bucket\\":\\"${bucket}\\",\\"S3BucketOwner\\":\\"210987654321\\"`)
    const [role] = idsOf('AWS::IAM::Role', dev).filter((id) => id.startsWith('ExportRole'))
    const writes = statementsIn(dev.resources[role!]!).filter(({ Action }) => JSON.stringify(Action).includes('s3:'))
    expect(writes).toHaveLength(1)
    expect(JSON.stringify(writes[0]!.Resource)).toContain(`:s3:::${bucket}/*`)
    const [allowed] = ExportsPolicy.Properties.PolicyDocument.Statement as Properties[]
    expect(allowed!.Action).toEqual(writes[0]!.Action)
  })

  it('stay when the stack goes', () => {
    const [vault] = all('AWS::Backup::BackupVault', dev)
    for (const { DeletionPolicy } of [vault!, Vault, Exports]) expect(DeletionPolicy).toBe('Retain')
    expect(edgeOf(prod, 'AWS::Backup::BackupVault')).toEqual([])
  })
})
