import { indexes } from '#shared/infrastructure.ts'
import { describeStack, isFailedFirst, stackName } from '../deploy/describeStack.ts'
import { xmlFields } from '../deploy/aws.ts'
import { fine, know, stops, type Finding, type Look } from './finding.ts'

/** Whether a stack stands, or what an earlier one left stands in the way of a new one. */
export const leftovers: Look = async ({ aws, asked: { stage } }) => {
  const name = stackName(stage)
  const stack = await describeStack(aws, stage)
  if (stack && isFailedFirst(stack))
    return [know(`${name} is what a first deployment that failed left behind (${stack.status}).`, 'npm run deploy takes it away first.')]
  if (stack?.status.endsWith('_IN_PROGRESS')) return [stops(`${name} is being changed (${stack.status}).`, 'Wait until that is over.')]
  if (stack?.status.endsWith('_FAILED'))
    return [stops(`${name} is ${stack.status}.`, `aws cloudformation describe-stack-events --stack-name ${name} says why`)]
  if (stack) return [fine(`${name} stands (${stack.status}).`)]

  // their names are the stage's own: CloudFormation does not make what is there
  const logGroupNamePrefix = `/surveys/${stage}/`
  const { logGroups = [] } = await aws.json<{ logGroups?: object[] }>('logs', 'Logs_20140328.DescribeLogGroups', { logGroupNamePrefix })
  const groups: Finding[] = logGroups.length
    ? [
        stops(
          `Log groups of an earlier ${name} are there.`,
          'Deploy with --import-existing-resources, which takes them over, or delete them.',
        ),
      ]
    : []
  const { TableNames = [] } = await aws.json<{ TableNames?: string[] }>('dynamodb', 'DynamoDB_20120810.ListTables', {})
  const buckets = xmlFields(await aws.read('s3', '/'), 'Name')
  const { SecretList = [] } = await aws.json<{ SecretList?: { Name: string }[] }>('secretsmanager', 'secretsmanager.ListSecrets', {
    Filters: [{ Key: 'tag-value', Values: ['surveys'] }],
  })
  const kept = [
    ...TableNames.filter((one) => one.startsWith(`${name}-`)),
    ...buckets.filter((one) => one.startsWith(`${name.toLowerCase()}-`)),
    ...SecretList.map((one) => one.Name),
  ]
  const data: Finding[] = kept.length
    ? [
        know(
          `What an earlier ${name} kept is there: ${kept.join(', ')}.`,
          'To go on with these data, adopt them (docs/operations.md, After losing the stack); a deployment makes new ones beside them.',
        ),
      ]
    : []
  return [fine(`There is no ${name} yet.`), ...groups, ...data]
}

/** Whether the table that the functions are to use instead of the stack's own can be used. */
export const restoredTable: Look = async ({ aws, asked: { table } }) => {
  if (!table) return []
  type Described = { Table: { TableStatus: string; GlobalSecondaryIndexes?: { IndexName: string; IndexStatus: string }[] } }
  const { Table } = await aws.json<Described>('dynamodb', 'DynamoDB_20120810.DescribeTable', { TableName: table })
  const statusOf = (name: string) => Table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === name)?.IndexStatus ?? 'missing'
  const wrong = indexes.filter(({ name }) => statusOf(name) !== 'ACTIVE').map(({ name }) => `its index ${name} is ${statusOf(name)}`)
  if (Table.TableStatus !== 'ACTIVE' || wrong.length)
    return [
      stops(
        `The table ${table} is not ready (${[Table.TableStatus, ...wrong].join('; ')}).`,
        'Wait for the restore. An index that the table never had: docs/operations.md, Backup and restore.',
      ),
    ]
  return [fine(`The table ${table} is ready.`)]
}
