import { settingWords, type SettingName, type Settings } from '../../../infra/stackSettings.ts'
import { edgeStackName, needsEdge } from '../../../infra/site/edgeStack.ts'
import { openAws } from './aws.ts'
import { describeStack, isFailedFirst, otherRegion, protect, stackName, type Stack } from './describeStack.ts'
import { contextArgs, mergeSettings, readCommandLine } from './settingsOf.ts'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cdk = fileURLToPath(new URL('../../../node_modules/aws-cdk/bin/cdk', import.meta.url))

/** Runs CDK's command line in this terminal, prompts included. Throws if it fails. */
async function runCdk(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`cdk ${args[0]} did not succeed: see above.`)
}

type Words = Partial<Record<SettingName, string>>

/** `change`: settings that the command changes, given the merged ones. `cdk`: runs CDK's command line. `log`: takes a line for each step. */
type Options = {
  command: string
  verb?: 'deploy' | 'diff'
  change?: (settings: Settings) => Words
  cdk?: (args: string[]) => Promise<void>
  log?: (line: string) => void
  commit?: () => string
}

/** The commit of this folder, with `-dirty` if a file differs from it; '' outside of a repository. */
function readCommit(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--abbrev=12', '--exclude=*', '--dirty'], { cwd: root, encoding: 'utf8' })
  return stdout.trim()
}

/** CDK's options for a rollback when an alarm of the deployed stack rises during the deployment or in five minutes after it. */
function rollbackTriggers(stack: Stack | null): string[] {
  const arns = stack?.outputs.get('RollbackAlarms')?.split(',') ?? []
  return arns.length ? [...arns.flatMap((arn) => ['--rollback-trigger-alarm-arns', arn]), '--monitoring-time-minutes', '5'] : []
}

export const storedSettings = (stack: Stack | null): Words => JSON.parse(stack?.outputs.get('Settings') ?? '{}') as Words

/**
 * Runs `verb` (deploy or diff) with the settings that the stack was deployed with, overridden by those in the arguments. Lifts the protection of a
 * failed first deployment, so that CloudFormation can delete it; protects the stack of `prod` once it exists. Resolves to the given settings. Throws
 * if the stage exists in another region only, unless the arguments say `--first`.
 */
export async function deploySite(args: string[], options: Options): Promise<{ stage: Settings['stage']; given: Words }> {
  const { command, verb = 'deploy', change = () => ({}), cdk = runCdk, log = console.log, commit = readCommit } = options
  const { given, rest, isFirstHere, settings: typed } = readCommandLine(args, command)
  const { stage } = typed
  const aws = await openAws()
  const stack = await describeStack(aws, stage)
  const isFirst = !stack || isFailedFirst(stack)
  if (options.change && isFirst)
    throw new Error(
      `There is no ${stackName(stage)} in ${aws.region}: \`npm run ${command}\` changes one that stands. Which stage, region and profile?`,
    )
  const stored = isFirst ? {} : storedSettings(stack)
  const before = mergeSettings(stored, given)
  const settings = mergeSettings(stored, { ...given, ...change(before) })
  const kept = Object.keys(stored).filter((name) => !(name in given) && name in settingWords(settings))
  if (kept.length) log(`As it was deployed with: ${kept.join(', ')}. \`-c NAME=none\` takes one away.`)
  const doing = verb === 'deploy'
  const elsewhere = doing && isFirst && !isFirstHere ? await otherRegion(aws, stage) : null
  if (elsewhere)
    throw new Error(
      `${stackName(stage)} is in ${elsewhere}, and not in ${aws.region}: set AWS_REGION=${elsewhere}, or add --first for another site in ${aws.region}.`,
    )
  if (doing && stack && isFirst && stack.isProtected) {
    log(`${stackName(stage)} is what a first deployment that failed left behind: lifting its protection, so that it can be taken away.`)
    await protect(aws, stage, false)
  }
  const place = ['-c', `region=${aws.region}`, ...(isFirst ? ['-c', 'first=yes'] : [])]
  const version = doing ? commit() : ''
  if (doing && stage === 'prod' && version.endsWith('-dirty'))
    throw new Error('prod is deployed from a commit: commit what git status names, or deploy it to dev.')
  const context = [...contextArgs(settings), ...place, ...(version ? ['-c', `version=${version}`] : [])]
  // kept log groups have fixed names: without it a deployment that brings one back fails
  const imports = doing && stage === 'prod' && !rest.includes('--import-existing-resources') ? ['--import-existing-resources'] : []
  // refused calls raise the alarm that would roll back, during a pause and five minutes after it
  const isPaused = [stored.writes, settings.writes].includes('paused')
  const triggers = doing && !isPaused && !rest.includes('--rollback-trigger-alarm-arns') ? rollbackTriggers(isFirst ? null : stack) : []
  if (triggers.length) {
    // the other region's stack cannot have these alarms
    if (needsEdge(settings)) await cdk([verb, edgeStackName(stackName(stage), aws.region), ...context, ...imports, ...rest])
    await cdk([verb, stackName(stage), '--exclusively', ...context, ...imports, ...triggers, ...rest])
  } else await cdk([verb, ...(doing ? ['--all'] : []), ...context, ...imports, ...rest])
  if (doing && isFirst && stage === 'prod') await protect(aws, stage, true)
  return { stage, given }
}
