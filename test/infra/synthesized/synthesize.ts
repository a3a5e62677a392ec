// node test/infra/synthesized/synthesize.ts '[{ "context": {…}, "place": {…}, "nag": true }]': the templates of these settings, as JSON.
import { App } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../../infra/stackSettings.ts'
import { SurveyStack } from '../../../infra/stack.ts'
import { inBackground, names, pageFunction } from '../names.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a template is looked into as it comes
export type Properties = Record<string, any>
export type Resource = { Type: string; Properties: Properties; DeletionPolicy?: string; UpdateReplacePolicy?: string; DependsOn?: string[] }
type Template = { Resources: Record<string, Resource>; Outputs: Record<string, { Value: unknown }> }

/** The stack to synthesize: its settings, its region and account, and whether cdk-nag checks it. */
export type StackInput = {
  context: Record<string, string>
  place?: { region?: string; isFirst?: boolean; version?: string }
  nag?: boolean
}

/** `edge`: the stack in us-east-1, if there is one. `findings`: those of cdk-nag, if it checked. */
export type Synthesis = {
  resources: Template['Resources']
  outputs: Template['Outputs']
  tags: Record<string, string>
  terminationProtection: boolean | undefined
  edge?: ({ name: string; region: string } & Template) | undefined
  findings?: string[] | undefined
}

const cdk = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object }
const folder = mkdtempSync(join(tmpdir(), 'stack-'))
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function synthesize({ context, place = {}, nag = false }: StackInput, at: number): Synthesis {
  const app = new App({ outdir: join(folder, `out-${at}`), context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } })
  const settings = readSettings((name) => context[name])
  const stack = new SurveyStack(app, settings, { bundles: join(folder, 'functions'), site: join(folder, 'site'), ...place })
  const made = app.synth()
  const { template, tags, terminationProtection } = made.getStackByName(stack.stackName)
  const edge = made.stacks.find(({ stackName }) => stackName !== stack.stackName)
  const { Resources: resources, Outputs: outputs } = template as Template
  return {
    resources,
    outputs,
    tags,
    terminationProtection,
    edge: edge && { name: edge.stackName, region: edge.environment.region, ...(edge.template as Template) },
    findings: nag ? new AwsSolutionsChecks().validateScope(app).violations.map(({ ruleName }) => ruleName) : undefined,
  }
}

try {
  for (const name of [...names, ...inBackground, pageFunction, 'tokenKeyResource'])
    write(`functions/${name}/index.mjs`, `export const handler = () => '${name}'`)
  write('site/index.html', '<!doctype html>')
  write('site/assets/index-1a2b.js', 'boot()')
  const inputs = JSON.parse(process.argv[2]!) as StackInput[]
  process.stdout.write(JSON.stringify(inputs.map(synthesize)))
} finally {
  rmSync(folder, { recursive: true })
}
