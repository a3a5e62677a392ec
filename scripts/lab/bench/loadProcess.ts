// The people of the bench, in a process of their own: what they cost is not counted as the product's.
import { seededRandom } from '../../demo/responses/seededRandom.ts'
import { benchAnswers, benchSurvey } from './benchSurvey.ts'
import { callers } from './callers.ts'
import type { Load, Measured } from './load.ts'

const people = callers(100)
const survey = benchSurvey()

async function run({ url, count, concurrency, seconds, work, seed }: Load): Promise<Measured> {
  const random = seededRandom(seed)
  const times: number[] = []
  const refused: string[] = []
  let bytes = 0
  let begun = 0
  const started = performance.now()
  const late = () => performance.now() - started > seconds * 1000

  const once = async () => {
    if (work.kind === 'read') return follow(new URL(work.path, url), work.token)
    const body = JSON.stringify({
      survey_id: work.surveyId,
      answers: benchAnswers(survey, random),
      demographics: { age: 18 + random.below(60) },
      language: random.oneOf(['en', 'ko']),
    })
    return people.call(new URL('/api/responses', url), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  const one = async () => {
    while (begun < count && !late()) {
      begun += 1
      const start = performance.now()
      const answer = await once()
      if (answer.status >= 300) refused.push(`HTTP ${answer.status}`)
      else times.push(performance.now() - start)
      bytes = answer.bytes
    }
  }
  await Promise.all(Array.from({ length: concurrency }, one))
  return { times, refused, bytes, seconds: (performance.now() - started) / 1000 }
}

async function follow(url: URL, token: string | undefined) {
  const answer = await people.call(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  return answer.status === 302 ? people.call(new URL(answer.location!, url)) : answer
}

process.on('message', (load: Load) => {
  run(load).then(
    (measured) => process.send!({ measured }),
    (error: Error) => process.send!({ failed: error.message }),
  )
})
process.on('SIGINT', () => {}) // Ctrl-C reaches every process of a terminal; the bench ends this one
process.on('disconnect', () => process.exit())
