// npm run smoke -- --url URL [--api URL] | --stage dev|prod: looks at a running site from outside, changing nothing.
import { parseArgs } from 'node:util'
import { stages } from '../../infra/stackSettings.ts'
import { withUsage, applyProfile } from './deploy/commandLine.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'
import { smoke } from './smoke/smoke.ts'
import { runCommand } from '../launch/runCommand.ts'

const usage = 'npm run smoke -- --url URL [--api URL], or --stage dev|prod [--profile NAME]'

await runCommand(async () => {
  const options = { url: { type: 'string' }, api: { type: 'string' }, stage: { type: 'string' } } as const
  const { values } = withUsage(usage, () => parseArgs({ args: applyProfile(process.argv.slice(2)), options }))
  const stage = stages.find((known) => known === values.stage)
  if (!values.url === !stage) throw new Error(usage)
  const outputs = stage ? await stackOutputs(stage) : null
  const url = outputs?.SiteUrl ?? values.url!
  const { checks, failures } = await smoke(url, outputs?.ApiUrl ?? values.api).catch((error: unknown) => {
    throw new Error(
      `${url} does not answer: ${error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)}`,
    )
  })
  for (const words of failures) console.error(words)
  console.log(`${checks - failures.length} of ${checks} checks hold`)
  process.exitCode = failures.length ? 1 : 0
})
