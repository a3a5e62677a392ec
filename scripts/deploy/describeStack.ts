import type { Settings } from '../../infra/settings.ts'
import { AwsError, type Aws, xmlField } from './aws.ts'

export const stackName = (stage: Settings['stage']): string => `Surveys-${stage}`

const version = '2010-05-15'

/** A stack as CloudFormation has it. */
export type Stack = { status: string; isProtected: boolean; outputs: Map<string, string> }

/** The stack of a stage, or null where there is none. Rejects, in words for the operator, where CloudFormation says no. */
export async function describeStack(aws: Aws, stage: Settings['stage']): Promise<Stack | null> {
  const StackName = stackName(stage)
  try {
    const xml = await aws.query('cloudformation', 'DescribeStacks', version, { StackName })
    const outputs = xml.split('<member>').flatMap((part) => {
      const [key, value] = [xmlField(part, 'OutputKey'), xmlField(part, 'OutputValue')]
      return key && value !== undefined ? [[key, value] as const] : []
    })
    return {
      status: xmlField(xml, 'StackStatus') ?? '',
      isProtected: xmlField(xml, 'EnableTerminationProtection') === 'true',
      outputs: new Map(outputs),
    }
  } catch (error) {
    if (!(error instanceof AwsError)) throw error
    if (/does not exist/.test(error.message)) return null
    throw new Error(`CloudFormation says of ${StackName} in ${aws.region}: ${error.message}`, { cause: error })
  }
}

/** A first deployment that failed: nothing runs, and CloudFormation takes another only when it has taken this one away. */
export const isFailedFirst = ({ status }: Stack): boolean => ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS'].includes(status)

/** Sets whether the stack can be deleted. */
export async function protect(aws: Aws, stage: Settings['stage'], isOn: boolean): Promise<void> {
  const wanted = { StackName: stackName(stage), EnableTerminationProtection: String(isOn) }
  await aws.query('cloudformation', 'UpdateTerminationProtection', version, wanted)
}
