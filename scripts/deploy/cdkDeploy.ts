import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readSettings, settingNames, type Settings } from '../../infra/settings.ts'
import { orUsage } from './orUsage.ts'

const cdk = fileURLToPath(new URL('../../node_modules/aws-cdk/bin/cdk', import.meta.url))

const usage = (command: string) => `npm run ${command} -- -c stage=dev|prod [-c NAME=VALUE …]; the names: ${settingNames.join(', ')}`

/**
 * The settings that `-c name=value` (or `--context`) among the arguments of `npm run command` stand for; other options are CDK's. Throws, with how
 * the command is used, on what makes none: a name that is mistyped would deploy something else.
 */
export const settingsOf = (args: string[], command = 'deploy'): Settings => orUsage(usage(command), () => read(args))

function read(args: string[]): Settings {
  const given = new Map<string, string>()
  for (const [at, word] of args.entries()) {
    const before = args[at - 1] ?? ''
    const isPair = before === '-c' || before === '--context'
    const pair = isPair ? word : /^(?:-c=?|--context=)(.+)$/s.exec(word)?.[1]
    if (pair !== undefined) {
      const [name = '', value] = pair.split(/=(.*)/s)
      // CDK's own names have a prefix
      if (value === undefined || !(name.startsWith('@') || settingNames.some((known) => known === name)))
        throw new Error(`There is no setting ${pair}.`)
      given.set(name, value)
    } else if (!word.startsWith('-') && !(before.startsWith('-') && !before.includes('='))) throw new Error(`What is ${word}?`)
  }
  return readSettings((name) => given.get(name))
}

/** Runs `cdk deploy` with these arguments; the person at the keyboard is asked what it asks. Throws where it fails. */
export async function cdkDeploy(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [cdk, 'deploy', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The stack was not deployed: see above.')
}
