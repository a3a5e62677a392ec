import * as v from 'valibot'
import { responseStream } from '#shared/infrastructure.ts'
import { limits } from '#shared/limits.ts'
import type { Answer } from '#shared/responses/response.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { realOrGenerated } from '../../../demo/content.ts'
import { exampleResponses } from '../../../demo/responses/exampleResponses.ts'
import { seededRandom } from '../../../demo/responses/seededRandom.ts'
import { api } from '../../../ops/import/api.ts'
import { benchAnswers, benchSurvey } from '../benchSurvey.ts'
import type { Units } from '../consumedUnits.ts'
import { startCounting } from '../counting.ts'
import { type Bench, startBenchCloud } from '../start.ts'
import { table, units } from '../table.ts'

/** Units that a batch of kept counts may consume, reads and writes together. */
const mostOfBatch = 5
const submits = 20
const seed = 2026

/** The units that a submit and a batch of the stream consume for a survey of every type, and for a survey of the first six. */
export async function measureKinds(bench: Bench): Promise<string> {
  const { url, call, consumed } = await startBenchCloud(bench)
  const guest = api(url)
  const random = seededRandom(seed)
  const everyType = v.parse(surveyBody, realOrGenerated)
  const examples = exampleResponses(everyType, { count: bench.responses, seed, now: new Date() })
  const six = v.parse(surveyBody, benchSurvey())
  const answersOf: [string, typeof six, (at: number) => Answer[]][] = [
    ['the first six types', six, () => benchAnswers(six, random)],
    ['every type', everyType, (at) => examples[at]!.answers as Answer[]],
  ]
  const rows: string[][] = []
  const line = (name: string, times: number, { read, write }: Units, holds = '') =>
    rows.push([name, String(times), units(read / times), units(write / times), holds])

  let id = ''
  for (const [name, body, answers] of answersOf) {
    id = (await call('createSurvey', { body })).id
    bench.log(`Submitting to a survey of ${name}`)
    const submit = (at: number) => guest('submitResponse', { body: { survey_id: id, answers: answers(at) } })
    await submit(0) // the first call reads the definition
    consumed.take()
    for (let at = 1; at <= submits; at++) await submit(at)
    line(`submit to a survey of ${name}`, submits, consumed.take())
  }

  const count = await startCounting()
  await count(Infinity, responseStream.batchSize)
  for (const size of [1, limits.importedResponses, responseStream.batchSize]) {
    bench.log(`Counting ${size.toLocaleString('en')} responses at a time`)
    const changes = size === 1 ? submits : bench.responses
    for (let at = 0; at < changes; at += limits.importedResponses) {
      const responses = examples.slice(at, Math.min(changes, at + limits.importedResponses))
      await call('importResponses', { id, body: { responses: responses.map((one) => ({ ...one, key: `${one.key}-${size}` })) } })
    }
    consumed.take()
    const { times } = await count(Infinity, size)
    const { read, write } = consumed.take()
    const holds = (read + write) / times.length <= mostOfBatch ? 'yes' : 'no'
    line(`a batch of ${size.toLocaleString('en')} of the stream, every type`, times.length, { read, write }, holds)
  }
  const head = ['what', 'times', 'read units', 'write units', 'holds']
  return table(`Units of one, a batch at most ${mostOfBatch}`, head, rows)
}
