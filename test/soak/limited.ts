import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { benchAnswers, benchSurvey } from '../../scripts/lab/bench/benchSurvey.ts'
import { seededRandom } from '../../scripts/demo/responses/seededRandom.ts'
import { runTool } from '../../scripts/launch/runTool.ts'
import { api, signIn } from '../../scripts/ops/import/api.ts'
import { people } from './people.ts'
import { startProduct, type Product } from './product.ts'

const limit = 300
const submits = 1_000
const addresses = 10
/** Calls that an address has open at a time, and milliseconds before a call is repeated that got 503 or no reply, as the page repeats it. */
const socketsOfAddress = 10
const pause = 500

/**
 * Has a thousand people submit at once, from ten addresses, to a survey that takes 300 responses: it stores exactly so many. Once more, with the product
 * killed in the middle: it stores no more, and exactly so many once its seats were recounted and everybody has sent again. Resolves to the product
 * that runs then, and to what did not hold.
 */
export async function limited(folder: string, first: Product, seed: number): Promise<{ product: Product; problems: string[] }> {
  const crowd = people(addresses, socketsOfAddress)
  const random = seededRandom(seed)
  const survey = benchSurvey()
  const everybody = Array.from({ length: submits }, () => ({ key: randomUUID(), answers: benchAnswers(survey, random) }))
  const problems: string[] = []
  let product = first

  const create = async (slug: string) => {
    const { id } = await (await signIn(product.url, product.admin))('createSurvey', { body: { ...survey, slug, response_limit: limit } })
    return id
  }
  const isStill = (one: typeof product) => one === product
  const submit = async (survey_id: string, at: number): Promise<number> => {
    const { key, answers } = everybody[at]!
    const began = product
    while (isStill(began)) {
      const json = { survey_id, answers, demographics: {} }
      const headers = { 'idempotency-key': key }
      const reply = await crowd.call(at, `${product.url}/api/responses`, { method: 'POST', json, headers }).catch(() => null)
      if (reply && reply.status !== 503) return reply.status
      await after(pause)
    }
    return 0
  }
  /** Everybody submits at once. Resolves to how many got each status; 0 is no reply. `onStored` is called after each response that is acknowledged. */
  const submitAll = async (survey_id: string, onStored = () => {}): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {}
    const each = everybody.map(async (_, at) => {
      const status = await submit(survey_id, at)
      counts[status] = (counts[status] ?? 0) + 1
      if (status === 201) onStored()
    })
    await Promise.all(each)
    return counts
  }
  const storedOf = async (id: string) => {
    const { url, admin } = product
    const { access_token } = await api(url)('issueToken', { body: { username: admin.email, password: admin.password } })
    let cursor: string | undefined
    let count = 0
    do {
      const query = new URLSearchParams({ limit: '200', ...(cursor && { cursor }) })
      const page = await fetch(`${url}/api/surveys/${id}/responses?${query}`, { headers: { authorization: `Bearer ${access_token}` } })
      count += ((await page.json()) as unknown[]).length
      cursor = page.headers.get('x-next-cursor') ?? undefined
    } while (cursor)
    return count
  }
  const isTrue = (holds: boolean, words: string) => void (holds || problems.push(words))

  const whole = await create('limited')
  const replies = await submitAll(whole)
  isTrue(replies[201] === limit && replies[409] === submits - limit, `a limit of ${limit} answered ${JSON.stringify(replies)}`)
  isTrue((await storedOf(whole)) === limit, `a limit of ${limit} stored ${await storedOf(whole)}`)

  const broken = await create('limited-and-killed')
  let acknowledged = 0
  const half = Promise.withResolvers<void>()
  const sent = submitAll(broken, () => void (++acknowledged === limit / 2 && half.resolve()))
  await Promise.race([half.promise, after(30_000)])
  const killed = product
  await killed.kill()
  product = await startProduct(folder)
  await sent
  const atMost = await storedOf(broken)
  isTrue(atMost >= acknowledged && atMost <= limit, `${acknowledged} responses were acknowledged before the kill, and ${atMost} are stored`)
  const recount = await runTool(['scripts/ops/recount.ts', '--survey', broken], { show: true, env: { DATA_DIR: folder }, minutes: 5 })
  isTrue(recount.ok, 'the recount failed')
  await submitAll(broken)
  const stored = await storedOf(broken)
  isTrue(stored === limit, `a limit of ${limit} stored ${stored} after a kill, a recount, and all submits again`)
  console.log(`A limit of ${limit}: ${replies[201]} stored; killed with ${atMost} stored, and ${stored} in the end.`)
  crowd.close()
  return { product, problems }
}
