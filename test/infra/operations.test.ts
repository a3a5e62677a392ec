import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { settingNames } from '../../infra/stackSettings.ts'
import { readCommandLine } from '../../scripts/ops/deploy/settingsOf.ts'
import { applyProfile } from '../../scripts/ops/deploy/commandLine.ts'
import { one, prod, type Properties } from './synthesized/synthesized.ts'

/** Checks docs/operations.md and docs/disaster.md word by word, since a reader cannot know which word is out of date. */
const text = ['operations', 'disaster'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n')
const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

type Options = { required: string[]; optional: string[] }
/** The commands of AWS's command line that the pages use, as its version 2 takes them. */
const awsCommands = JSON.parse(readFileSync('test/infra/awsCommands.json', 'utf8')) as Record<string, Options>

const inProse = [...text.replace(/```json.*?```/gs, '').matchAll(/`((?:npm|npx|aws|git|node) [^`]+)`/g)].map(([, words]) => words!)
const inWorkflow = [...workflow.matchAll(/- run: (.+)/g)].map(([, words]) => words!)
const commands = [...new Set([...inProse, ...inWorkflow])]

const given = (words: string[]) => words.filter((word) => word.startsWith('-')).map((word) => word.split('=')[0]!)

/** The problems of options for a script that reads them with parseArgs, itself or in a module of its folder. */
function undeclared(script: string, words: string[]): string[] {
  const file = scripts[script]!.split(' ').at(-1)!
  const folder = file.slice(0, -'.ts'.length)
  const files = existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []
  const source = [file, ...files.filter((name) => name.endsWith('.ts'))].map((name) => readFileSync(name, 'utf8')).join('')
  const known = [...source.matchAll(/([\w-]+)'?: \{ type: '(?:string|boolean)'(?:[^}]*short: '(\w)')?/g)].flatMap(([, long, short]) => [
    `--${long}`,
    ...(short ? [`-${short}`] : []),
  ])
  return given(words).filter((flag) => !known.includes(flag))
}

const deploying = ['deploy', 'diff', 'rotate-keys', 'doctor']

function npm([verb, script = '', , ...words]: string[]): string[] {
  if (verb === 'ci') return existsSync('package-lock.json') ? [] : ['there is no lockfile']
  const file = scripts[script]?.split(' ').at(-1)
  if (verb !== 'run' || !file || !existsSync(file)) return ['there is no such script']
  if (!deploying.includes(script)) return undeclared(script, words)
  const own = words.filter((word) => word !== '--origin-secret' || script !== 'rotate-keys')
  const { rest } = readCommandLine(applyProfile(own), script)
  return script === 'doctor' ? rest : cdk([script === 'diff' ? 'diff' : 'deploy', ...rest])
}

const help = new Map<string, string>()

function cdk([command = '', ...words]: string[]): string[] {
  if (!help.has(command))
    help.set(command, execFileSync(process.execPath, ['node_modules/aws-cdk/bin/cdk', command, '--help'], { encoding: 'utf8' }))
  const told = help.get(command)!
  if (!told.startsWith(`cdk ${command}`)) return ['there is no such command of cdk']
  return given(words).filter((flag) => !new RegExp(`(?:^|[\\s,])${flag}(?=[\\s,=])`, 'm').test(told))
}

function aws([service = '', operation = '', ...words]: string[]): string[] {
  const known = awsCommands[`${service} ${operation}`]
  if (!known) return ['there is no such command of aws']
  const flags = given(words).map((flag) => flag.replace(/^--(?:no-(?=enable|deletion))?/, ''))
  return [
    ...known.required.filter((name) => !flags.includes(name)).map((name) => `--${name} is missing`),
    ...flags.filter((name) => ![...known.required, ...known.optional, 'region'].includes(name)),
  ]
}

/** The parts of a command line that do not exist or do not parse. */
function problems(command: string): string[] {
  const [program = '', ...words] = command.split(/\s+/)
  if (program === 'npm') return npm(words)
  if (program === 'npx' && words[0] === 'cdk') return cdk(words.slice(1))
  return program === 'aws' ? aws(words) : ['there is no such program on an empty machine']
}

/** The names that the list after a line begins its entries with. */
const entries = (line: string) => {
  const [, list = ''] = text.slice(text.indexOf(`\n${line}\n`) + 1).split('\n\n')
  return [...list.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name!)
}

describe('docs/operations.md', () => {
  it('has commands to follow, from the first on an empty machine', () => {
    expect(commands.length).toBeGreaterThan(40)
    expect(inProse[0]).toBe('npm ci')
  })

  it.each(commands)('has a command that is there and parses: %s', (command) => {
    expect(problems(command)).toEqual([])
  })

  it.each([
    ['npm run deplyo -- -c stage=prod', 'there is no such script'],
    ['npm run smoke -- --stages prod', '--stages'],
    ['npm run deploy -- -c stage=prod --import-existing', '--import-existing'],
    ['npx cdk bootstap', 'there is no such command of cdk'],
    ['aws dynamodb delete-table', '--table-name is missing'],
    ['aws dynamodb delete-table --table-name T --force', 'force'],
    ['brew install cdk', 'there is no such program on an empty machine'],
  ])('would not pass with %s', (command, words) => {
    expect(problems(command)).toContain(words)
  })

  it('would not pass with a setting that is not there', () => {
    expect(() => problems('npm run deploy -- -c stage=prod -c emails=a@b.c')).toThrow('There is no setting emails=a@b.c')
  })

  it('explains every setting and every alarm, and no other', () => {
    expect(entries('Settings for `-c`:').sort()).toEqual([...settingNames].sort())
    expect(entries('Each alarm with its meaning and first steps:').sort()).toEqual(
      [prod.resources, prod.edge!.Resources]
        .flatMap((resources) => Object.keys(resources).filter((id) => resources[id]!.Type === 'AWS::CloudWatch::Alarm'))
        .map((id) => id.slice(0, -8))
        .sort(),
    )
  })

  it('names outputs and files that are there', () => {
    const names = [...text.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`/g)].map(([, name]) => name!)
    const known = [
      ...Object.keys(prod.outputs),
      ...Object.keys({ ...prod.resources, ...prod.edge!.Resources }).map((id) => id.slice(0, -8)),
    ]
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !known.some((one) => one.startsWith(name)))).toEqual([])
    const named = [...text.matchAll(/\b((?:scripts|infra|shared|docs|test|\.github)\/[\w./-]+\.\w+)/g)].map(([, file]) => file!)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
    expect(one('AWS::Logs::LogGroup').LogGroupName).toMatch(/^\/surveys\/prod\//)
  })
})

describe('the operator’s policy', () => {
  const { Statement } = JSON.parse(readFileSync('docs/operator-policy.json', 'utf8')) as { Statement: Properties[] }
  const actions = Statement.flatMap(({ Action }) => [Action].flat() as string[])

  it('names each action', () => {
    expect(actions.filter((action) => action.includes('*'))).toEqual([])
  })

  it('lets grant-admin write all that becoming an admin writes: an unproven account loses its providers too', () => {
    const table = Statement.find(({ Sid }) => Sid === 'MakeAdmins')!.Action as string[]
    const needed = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem']
    expect(table.toSorted()).toEqual(needed.map((name) => `dynamodb:${name}`).toSorted())
  })

  it('lets the doctor read and nothing more', () => {
    const look = Statement.find(({ Sid }) => Sid === 'WhatTheDoctorLooksAt')!.Action as string[]
    expect(look.filter((action) => !/:(?:Describe|Get|List)/.test(action))).toEqual([])
  })
})

describe('the workflow that deploys', () => {
  it('tests before it has a role', () => {
    const deploying = workflow.slice(workflow.indexOf('\n  deploy:'))
    expect(deploying.indexOf('npm run test')).toBeGreaterThan(0)
    expect(deploying.indexOf('npm run test')).toBeLessThan(deploying.indexOf('configure-aws-credentials'))
  })

  it('stores no key, and does nothing before it is set up', () => {
    expect(workflow).not.toContain('secrets.')
    expect(workflow.match(/id-token: write/g)).toHaveLength(2)
    expect([...workflow.matchAll(/^ {4}if: (.+)$/gm)].map(([, condition]) => /vars\.\w+_ROLE != ''/.test(condition!))).toEqual([true, true])
  })
})
