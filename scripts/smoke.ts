// npm run smoke -- --url URL [--api URL] | --stage dev|prod: looks at a running site from outside, changing nothing.
import { parseArgs } from 'node:util'
import { stages } from '../infra/settings.ts'
import { stackOutputs } from './deploy/stackOutputs.ts'
import { smoke } from './smoke/smoke.ts'

try {
  const { values } = parseArgs({ options: { url: { type: 'string' }, api: { type: 'string' }, stage: { type: 'string' } } })
  const stage = stages.find((known) => known === values.stage)
  if (!values.url === !stage) throw new Error('npm run smoke -- --url URL [--api URL], or --stage dev|prod')
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
