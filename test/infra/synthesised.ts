import { App } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backgroundFunctions, type BackgroundName } from '#shared/background.ts'
import { paths, type RouteName } from '#shared/paths.ts'
import { pageFunction } from '#shared/publishedPage.ts'
import { readSettings } from '../../infra/settings.ts'
import { SurveyStack } from '../../infra/stack.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a template is looked into as it comes
export type Properties = Record<string, any>
export type Resource = { Type: string; Properties: Properties; DeletionPolicy?: string; UpdateReplacePolicy?: string; DependsOn?: string[] }
export type IamStatement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: object }
type Template = { Resources: Record<string, Resource>; Outputs: Record<string, { Value: unknown }> }

const cdk = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object }
export const names = Object.keys(paths) as RouteName[]
/** The functions that no route calls. */
export const inBackground = Object.keys(backgroundFunctions) as BackgroundName[]
export const html = '<!doctype html><script>boot()</script><style>b{}</style>'
const folder = mkdtempSync(join(tmpdir(), 'stack-'))
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}
for (const name of [...names, ...inBackground, pageFunction, 'tokenKeyResource'])
  write(`functions/${name}/index.mjs`, `export const handler = () => '${name}'`)
write('site/index.html', html)
write('site/assets/index-1a2b.js', 'boot()')
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

/** The stacks that these settings make: the site's own, and the one in us-east-1 where there is one. */
export function synthesise(context: Record<string, string>, place: { region?: string; isFirst?: boolean } = {}) {
  const app = new App({ outdir: join(folder, `out-${++count}`), context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } })
  const settings = readSettings((name) => context[name])
  const stack = new SurveyStack(app, settings, { bundles: join(folder, 'functions'), site: join(folder, 'site'), ...place })
  const made = app.synth()
  const { template, tags, terminationProtection } = made.getStackByName(stack.stackName)
  const edge = made.stacks.find(({ stackName }) => stackName !== stack.stackName)
  const { Resources: resources, Outputs: outputs } = template as Template
  /** What cdk-nag says; asking takes seconds. */
  const findings = () => new AwsSolutionsChecks().validateScope(app).violations.map(({ ruleName }) => ruleName)
  return {
    resources,
    outputs,
    tags,
    terminationProtection,
    findings,
    edge: edge && { name: edge.stackName, region: edge.environment.region, ...(edge.template as Template) },
  }
}

export type Synthesised = ReturnType<typeof synthesise>

const domain = { domain: 'surveys.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one' }
export const mailFrom = 'surveys@surveys.example'
export const prod = synthesise({ stage: 'prod', adminEmails: 'one@example.com,two@example.com', mailFrom, ...domain })
export const dev = synthesise({ stage: 'dev', table: 'restored' })

export const all = (type: string, from = prod) => Object.values(from.resources).filter((resource) => resource.Type === type)
export const one = (type: string, from = prod) => all(type, from)[0]!.Properties
export const idsOf = (type: string, from = prod) => Object.keys(from.resources).filter((id) => from.resources[id]!.Type === type)

export const statementsIn = (role: Resource): IamStatement[] =>
  ((role.Properties.Policies ?? []) as Properties[]).flatMap((policy) => policy.PolicyDocument.Statement as IamStatement[])
export const actionsOf = ({ Action }: IamStatement) => [Action].flat()
