import { parseArgs } from 'node:util'
import { stages, type Settings } from '../../../infra/stackSettings.ts'
import { applyProfile, withUsage } from '../deploy/commandLine.ts'
import type { CarryOver } from './carryOver.ts'

const usage = 'npm run carry-over -- --from TABLE --since 2026-11-21T09:00:00Z [--stage dev|prod] [--only-new] [--profile NAME]'

/** Parses the command line. Throws, with the usage, if it is invalid. */
export function readCommand(args: string[]): Omit<CarryOver, 'to'> & { stage: Settings['stage'] } {
  const options = {
    from: { type: 'string' },
    since: { type: 'string' },
    stage: { type: 'string', default: 'dev' },
    'only-new': { type: 'boolean' },
  } as const
  const { values } = withUsage(usage, () => parseArgs({ args: applyProfile(args), options }))
  const stage = stages.find((known) => known === values.stage)
  // a time without its zone would be the operator's own
  const since = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(values.since ?? '') ? new Date(values.since!) : new Date(NaN)
  if (!values.from || !stage || Number.isNaN(since.getTime())) throw new Error(usage)
  return { from: values.from, since: since.toISOString(), stage, ...(values['only-new'] && { onlyNew: true }) }
}

/** Throws unless the stage uses the restored table and its writes are paused, since a carry-over replaces items that users could change meanwhile. */
export function requirePause({ from, to, onlyNew }: CarryOver, writes: string | undefined): void {
  if (from === to) throw new Error(`The site still uses ${to}: deploy it with -c table=… first.`)
  if (writes !== 'paused' && !onlyNew)
    throw new Error('Writes are not paused: deploy with -c writes=paused first, or carry over --only-new.')
}
