import { describeStack, isFailedFirst, stackName } from '../deploy/describeStack.ts'
import { xmlFields } from '../deploy/aws.ts'
import { ok, warning, blocker, type Finding, type Check } from './finding.ts'

/** Whether the stack exists and can be updated; if there is none, whether resources of an earlier one are in the way. */
export const leftovers: Check = async ({ aws, settings: { stage } }) => {
  const name = stackName(stage)
  const stack = await describeStack(aws, stage)
  if (stack && isFailedFirst(stack))
    return [warning(`${name} is what a first deployment that failed left behind (${stack.status}).`, 'npm run deploy takes it away first.')]
  if (stack?.status.endsWith('_IN_PROGRESS')) return [blocker(`${name} is being changed (${stack.status}).`, 'Wait until that is over.')]
  if (stack?.status === 'UPDATE_ROLLBACK_FAILED')
    return [
      blocker(
        `${name} is ${stack.status}: an update failed, and its rollback too.`,
        `Correct what its events name, then aws cloudformation continue-update-rollback --stack-name ${name}`,
      ),
    ]
  if (stack?.status.endsWith('_FAILED'))
    return [blocker(`${name} is ${stack.status}.`, `aws cloudformation describe-stack-events --stack-name ${name} says why`)]
  if (stack) return [ok(`${name} stands (${stack.status}).`)]

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
        warning(
          `What an earlier ${name} kept is there: ${kept.join(', ')}.`,
          'To go on with these data, adopt them (docs/disaster.md, The stack is lost); a deployment makes new ones beside them.',
        ),
      ]
    : []
  return [ok(`There is no ${name} yet.`), ...data]
}
