import type { Settings } from '../../../infra/stackSettings.ts'
import { AwsError, type Aws, xmlField, xmlFields } from './aws.ts'

export const stackName = (stage: Settings['stage']): string => `Surveys-${stage}`

const version = '2010-05-15'

export type Stack = { status: string; isProtected: boolean; outputs: Map<string, string> }

/** The stack of a stage, or null if there is none. Rejects with an error for the operator if CloudFormation refuses. */
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

/** Whether the first deployment failed. Nothing runs then, and CloudFormation must delete the stack before it creates another. */
export const isFailedFirst = ({ status }: Stack): boolean => ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS'].includes(status)

/** A region other than this one where the stage is deployed, by the account-wide name of its CloudFront policy; null if there is none. */
export async function otherRegion(aws: Aws, stage: Settings['stage']): Promise<string | null> {
  const names = xmlFields(await aws.read('cloudfront', '/2020-05-31/response-headers-policy?Type=custom'), 'Name')
  const regions = names.flatMap((name) => new RegExp(`^${stackName(stage)}-(.+)-SiteHeaders$`).exec(name)?.[1] ?? [])
  return regions.find((region) => region !== aws.region) ?? null
}

export async function protect(aws: Aws, stage: Settings['stage'], isOn: boolean): Promise<void> {
  const wanted = { StackName: stackName(stage), EnableTerminationProtection: String(isOn) }
  await aws.query('cloudformation', 'UpdateTerminationProtection', version, wanted)
}
