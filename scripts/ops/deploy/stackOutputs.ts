import type { Settings } from '../../../infra/stackSettings.ts'
import { openAws } from './aws.ts'
import { describeStack, stackName } from './describeStack.ts'

const names = ['SiteUrl', 'TableName', 'ApiUrl', 'TokenKeyGeneration'] as const

type Outputs = Record<(typeof names)[number], string>

/** The outputs of a stage's stack. Throws an error for the operator without credentials, region or stack, or for an older one. */
export async function stackOutputs(stage: Settings['stage']): Promise<Outputs> {
  const aws = await openAws()
  const stack = await describeStack(aws, stage)
  if (!stack) throw new Error(`There is no ${stackName(stage)} in ${aws.region}: deploy it first, or say where it is (AWS_REGION).`)
  return Object.fromEntries(
    names.map((name) => {
      const value = stack.outputs.get(name)
      if (!value) throw new Error(`${stackName(stage)} has no output ${name}: deploy it first.`)
      return [name, value]
    }),
  ) as Outputs
}
