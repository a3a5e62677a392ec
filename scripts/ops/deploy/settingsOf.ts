import { none, readSettings, settingNames, settingWords, type SettingName, type Settings } from '../../../infra/stackSettings.ts'
import { withUsage } from './commandLine.ts'

const usage = (command: string) => `npm run ${command} -- -c stage=dev|prod [-c NAME=VALUE|none …]; the names: ${settingNames.join(', ')}`

type Words = Partial<Record<SettingName, string>>

/** A parsed command line: settings as typed, the settings they result in, `--first`, and the other arguments, which go to CDK. */
type CommandLine = { given: Words; settings: Settings; isFirstHere: boolean; rest: string[] }

/** Reads `-c name=value` (or `--context`). Throws, with the command's usage, on invalid settings and on unknown names. */
export const readCommandLine = (args: string[], command = 'deploy'): CommandLine =>
  withUsage(usage(command), () => {
    const { given, rest } = split(args.filter((word) => word !== '--first'))
    return {
      given,
      rest,
      isFirstHere: args.includes('--first'),
      settings: readSettings((name) => (isHalf(given, name) ? undefined : given[name])),
    }
  })

export const settingsOf = (args: string[], command = 'deploy'): Settings =>
  withUsage(usage(command), () => {
    const { given } = split(args)
    return readSettings((name) => given[name])
  })

const ofTheName: SettingName[] = ['domain', 'certificateArn', 'hostedZone']

/** A certificate or hosted zone without a domain: the domain is the one that the stack was deployed with. */
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

/** The stored settings, overridden by the given ones; the value `none` resets one. Throws if they are invalid together. */
export function mergeSettings(stored: Words, given: Words): Settings {
  const before = { ...stored }
  if (given.domain === none) for (const name of ofTheName) delete before[name]
  if (given.certificateArn) delete before.hostedZone
  if (given.hostedZone) delete before.certificateArn
  const words = { ...before, ...given }
  return readSettings((name) => words[name])
}

export const contextArgs = (settings: Settings): string[] =>
  Object.entries({ stage: settings.stage, ...settingWords(settings) }).flatMap(([name, word]) => ['-c', `${name}=${word}`])
