import { runSimulation } from '@cloud-copilot/iam-simulate'
import { ofType, plainName, type Assembly, type Properties } from '../assembly.ts'
import { place, type Resolve } from '../intrinsics.ts'

/** An action that IAM authorizes, such as `dynamodb:GetItem`, on an ARN. `context`: condition keys. */
export type AwsCall = { action: string; resource: string; context?: Record<string, string> }

/** The access key of the rehearsal itself, which seeds and creates the first admin. No function has it. */
export const operator = 'operator'

/** Denied calls of functions, as `name is not authorized to perform: action on resource`. */
export type Permissions = {
  /** null if `caller` may make all of the calls, else AWS's message for the first that it may not. */
  denial: (caller: string, calls: AwsCall[]) => Promise<string | null>
  /** Whether a function's role allows a call, without adding to `denied`. */
  may: (caller: string, call: AwsCall) => Promise<boolean>
  denied: string[]
}

type Policy = { PolicyName: string; PolicyDocument: object }

export function permissions(assembly: Assembly, resolve: Resolve): Permissions {
  const policies = new Map<string, Policy[]>(
    [...ofType(assembly, 'AWS::Lambda::Function')].map(([id, own]) => [plainName(id), rights(own)]),
  )
  function rights({ Role }: Properties): Policy[] {
    const id = (Role as { 'Fn::GetAtt'?: [string, string] })['Fn::GetAtt']?.[0] ?? ''
    const role = assembly.resources[id]?.Properties
    const beside = [...ofType(assembly, 'AWS::IAM::Policy')].map(
      ([, policy]) => policy as Properties & Policy & { Roles: { Ref: string }[] },
    )
    const attached = beside.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === id))
    return resolve([...((role?.Policies ?? []) as Policy[]), ...attached])
  }
  const asked = new Map<string, Promise<boolean>>()
  const denied: string[] = []

  const may = (caller: string, call: AwsCall): Promise<boolean> => {
    const question = JSON.stringify([caller, call])
    const known = asked.get(question)
    if (known) return known
    const answer = simulate(caller, policies.get(caller) ?? [], call)
    asked.set(question, answer)
    if (asked.size > 20_000) asked.delete(asked.keys().next().value!)
    return answer
  }
  const denial = async (caller: string, calls: AwsCall[]) => {
    if (caller === operator) return null
    for (const call of calls) {
      if (await may(caller, call)) continue
      const words = `${caller} is not authorized to perform: ${call.action} on resource: ${call.resource}`
      denied.push(words)
      console.error(`Denied: ${words}`)
      return words
    }
    return null
  }
  return { denial, may, denied }
}

async function simulate(caller: string, policies: Policy[], { action, resource, context = {} }: AwsCall): Promise<boolean> {
  const outcome = await runSimulation(
    {
      request: {
        principal: `arn:aws:sts::${place.account}:assumed-role/${caller}/function`,
        action,
        resource: { resource, accountId: place.account },
        contextVariables: context,
      },
      identityPolicies: policies.map(({ PolicyName, PolicyDocument }) => ({ name: PolicyName, policy: PolicyDocument })),
      serviceControlPolicies: [],
      resourceControlPolicies: [],
    },
    {},
  )
  if (outcome.resultType !== 'single') throw new Error(`IAM cannot be asked about ${action} on ${resource}: ${JSON.stringify(outcome)}`)
  return outcome.overallResult === 'Allowed'
}
