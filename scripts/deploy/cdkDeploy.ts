import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readSettings, type Settings } from '../../infra/settings.ts'

const cdk = fileURLToPath(new URL('../../node_modules/aws-cdk/bin/cdk', import.meta.url))

/** The settings that `-c name=value` (or `--context`) among a command's arguments stand for. Throws on what makes none. */
export function settingsOf(args: string[]): Settings {
  const given = new Map<string, string>()
  for (const [at, word] of args.entries()) {
    const joined = /^(?:-c=?|--context=)(\w+=.*)$/s.exec(word)?.[1]
    const pair = joined ?? (word === '-c' || word === '--context' ? args[at + 1] : undefined)
    const [name, value] = pair?.split(/=(.*)/s) ?? []
    if (name !== undefined && value !== undefined) given.set(name, value)
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
