import type { FunctionName } from '../../infra/grants.ts'
import { idsOf, prod, statementsIn } from './synthesized/synthesized.ts'

/** The Lambda of that name: the one whose logical id is its name and a hash. */
export const functionOf = (name: FunctionName) => {
  const id = idsOf('AWS::Lambda::Function').find((logicalId) => logicalId.slice(0, -8) === name)
  if (!id) throw new Error(`no function for ${name}`)
  return prod.resources[id]!.Properties
}

export const rightsOf = (name: FunctionName) => statementsIn(prod.resources[functionOf(name).Role['Fn::GetAtt'][0] as string]!)
