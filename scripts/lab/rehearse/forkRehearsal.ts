import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Admin } from '../../local/cloud.ts'
import type { Mail } from './services/jsonServices.ts'

type Started = { url: string; direct: string; admin: Admin; environment: Record<string, string> }
/** `counted`: changes of responses delivered to the counting function; `uncounted`: those that were dropped. */
type Report = { denied: string[]; mails: Mail[]; counted: number; uncounted: string[] }

/** Rehearses the stack in `folder`, synthesized first where `context` is given, on a free port and with the demo content. */
export async function forkRehearsal(folder: string, context: Record<string, string> = {}) {
  const given = Object.entries(context).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = fork(join(process.cwd(), 'scripts/lab/rehearse.ts'), given, {
    env: { ...process.env, REHEARSAL_ASSEMBLY: folder, PORT: '0', SEED: 'surveys', ADMIN_PASSWORD: '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  const [started] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [Started | null]
  if (!started) throw new Error(`The rehearsal did not start. ${output}`)
  const report = async (): Promise<Report> => {
    child.send('tell')
    return ((await once(child, 'message')) as [Report])[0]
  }
  return { ...started, report, stop }
}
