import { none, readSettings, settingNames, settingWords, type SettingName, type Settings } from '../../infra/settings.ts'
import { withUsage } from './commandLine.ts'

const usage = (command: string) => `npm run ${command} -- -c stage=dev|prod [-c NAME=VALUE|none …]; the names: ${settingNames.join(', ')}`

type Words = Partial<Record<SettingName, string>>

/** What a command line says: settings as they were typed, what they stand for, and the arguments that are CDK's own. */
type CommandLine = { given: Words; settings: Settings; rest: string[] }

/**
 * Reads `-c name=value` (or `--context`) among the arguments of `npm run command`. Throws, with how the command is used, on what makes no settings: a
 * name that is mistyped would deploy something else.
 */
export const readCommandLine = (args: string[], command = 'deploy'): CommandLine =>
  withUsage(usage(command), () => {
    const { given, rest } = split(args)
    return { given, rest, settings: readSettings((name) => (isHalf(given, name) ? undefined : given[name])) }
  })

/** The settings that the arguments of `npm run command` stand for by themselves. */
export const settingsOf = (args: string[], command = 'deploy'): Settings =>
  withUsage(usage(command), () => {
    const { given } = split(args)
    return readSettings((name) => given[name])
  })

const ofTheName: SettingName[] = ['domain', 'certificateArn', 'hostedZone']

/** A new certificate alone: the other half is what the stack was deployed with. */
const isHalf = (given: Words, name: SettingName) =>
  ofTheName.includes(name) && !(given.domain && (given.certificateArn ?? given.hostedZone))

function split(args: string[]): { given: Words; rest: string[] } {
  const given: Words = {}
  const rest: string[] = []
  for (const [at, word] of args.entries()) {
    const before = args[at - 1] ?? ''
    const isPair = before === '-c' || before === '--context'
    const pair = isPair ? word : /^(?:-c=?|--context=)(.+)$/s.exec(word)?.[1]
    if (word === '-c' || word === '--context') continue
    if (pair === undefined) {
      if (!word.startsWith('-') && !(before.startsWith('-') && !before.includes('='))) throw new Error(`What is ${word}?`)
      rest.push(word)
      continue
    }
    const [name = '', value] = pair.split(/=(.*)/s)
    const known = settingNames.find((one) => one === name)
    if (value !== undefined && known) given[known] = value
    else if (value !== undefined && name.startsWith('@')) rest.push('-c', pair) // CDK's own
    else throw new Error(`There is no setting ${pair}.`)
  }
  return { given, rest }
}

/**
 * The settings to deploy with: those that the stack says it was deployed with, and over them what was given now. `none` takes one away. Throws on what
 * makes none together.
 */
export function mergeSettings(stored: Words, given: Words): Settings {
  const before = { ...stored }
  if (given.domain === none) for (const name of ofTheName) delete before[name]
  if (given.certificateArn) delete before.hostedZone
  if (given.hostedZone) delete before.certificateArn
  const words = { ...before, ...given }
  return readSettings((name) => words[name])
}

/** `-c name=value` for each of these settings. */
export const contextArgs = (settings: Settings): string[] =>
  Object.entries({ stage: settings.stage, ...settingWords(settings) }).flatMap(([name, word]) => ['-c', `${name}=${word}`])
