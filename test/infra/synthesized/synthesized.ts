import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleStacks } from './sampleStacks.ts'
import type { StackInput, Properties, Resource, Synthesis } from './synthesize.ts'

export type { Properties, Resource } from './synthesize.ts'

export type IamStatement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: object }

/** Synthesizes in a process of its own: jest takes ten times as long to load CDK. */
function runSynthesis(inputs: StackInput[]): Synthesis[] {
  const output = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/infra/synthesized/synthesize.ts', JSON.stringify(inputs)],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  return JSON.parse(output) as Synthesis[]
}

const withFindings = (synthesis: Synthesis, input: StackInput) => ({
  ...synthesis,
  /** The findings of cdk-nag; takes seconds unless `nag` was requested before. */
  findings: () => synthesis.findings ?? runSynthesis([{ ...input, nag: true }])[0]!.findings!,
})

/** The stacks that each of these settings makes: the site's own, and the one in us-east-1 if there is one. One process makes all of them. */
export const synthesizeAll = <T extends readonly StackInput[]>(...inputs: T) =>
  runSynthesis([...inputs]).map((synthesis, at) => withFindings(synthesis, inputs[at]!)) as {
    [K in keyof T]: ReturnType<typeof withFindings>
  }

export type Synthesized = ReturnType<typeof withFindings>

/** The output of synthesizeSamples.ts for all files of this run. */
const made = JSON.parse(readFileSync(join(process.env['SYNTHESIZED']!, 'sampleStacks.json'), 'utf8')) as Synthesis[]
const samples = made.map((synthesis, at) => withFindings(synthesis, sampleStacks[at]!))
export const [prod, dev, zoned, off, restored] = samples as [Synthesized, Synthesized, Synthesized, Synthesized, Synthesized]

export const all = (type: string, from = prod) => Object.values(from.resources).filter((resource) => resource.Type === type)
export const one = (type: string, from = prod) => all(type, from)[0]!.Properties
/** The properties of the resources of a type in the stack in us-east-1. */
export const edgeOf = ({ edge }: Synthesized, type: string) =>
  Object.values(edge!.Resources).flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []))
export const idsOf = (type: string, from = prod) => Object.keys(from.resources).filter((id) => from.resources[id]!.Type === type)

export const statementsIn = (role: Resource): IamStatement[] =>
  ((role.Properties.Policies ?? []) as Properties[]).flatMap((policy) => policy.PolicyDocument.Statement as IamStatement[])
export const actionsOf = ({ Action }: IamStatement) => [Action].flat()
