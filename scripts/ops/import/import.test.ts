import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { listen } from '../../local/listen.ts'
import { importSurvey, type ImportOptions } from './importSurvey.ts'
import { Unreachable } from './submitBatch.ts'

type Answered = { status: number; body?: unknown; headers?: Record<string, string> } | 'reset'
type Line = { key: string; answers: { question_id: string }[] }
type Submitted = { responses: Line[] }
type Decided = { id?: string; kept?: number; code?: string; detail?: string }

const question = { id: 'q1', type: 'short_text' as const }
const survey = { slug: 'about-trust', title: 'About trust', sections: [{ id: 's1', questions: [question] }] }
const stored = (questions = [question]) => ({ ...survey, id: 'S1', version: 1, sections: [{ id: 's1', questions }] })
const answerOf = (value: string) => JSON.stringify({ answers: [{ question_id: 'q1', value }], demographics: {} })

const many = (length: number) => Array.from({ length }, (_, n) => answerOf(String(n)))

type StandIn = {
  taken?: unknown
  /** May answer a call otherwise than by keeping what it brings. */
  decide?: (n: number, submitted: Submitted) => Answered | null
  /** May decide about a response otherwise. */
  decideLine?: (line: Line) => Decided | null
}

/** A product that keeps responses by their key. */
function standIn({ taken, decide = () => null, decideLine = () => null }: StandIn) {
  const calls: string[] = []
  const responses = new Map<string, Line>()
  let submissions = 0
  let most = 0
  let open = 0
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    open += 1
    most = Math.max(most, open)
    const body = await text(request)
    calls.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'guest'}`)
    const answer = reply(request.url!, body)
    open -= 1
    if (answer === 'reset') return request.socket.resetAndDestroy()
    return response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body))
  }
  const keep = (line: Line): Decided => {
    responses.set(line.key, line)
    return { id: `S1-${line.key}`, kept: line.answers.length }
  }
  const server = createServer((request, response) => void answerTo(request, response))
  const reply = (url: string, body: string): Answered => {
    if (url === '/api/auth/token')
      return { status: body === 'username=admin%40example.com&password=secret' ? 200 : 401, body: { access_token: 'T' } }
    if (url === '/api/surveys')
      return taken ? { status: 409, body: { code: 'survey.slug_taken', detail: 'Taken.' } } : { status: 201, body: stored() }
    if (url === '/api/surveys/slug/about-trust') return { status: 200, body: taken }
    const submitted = JSON.parse(body) as Submitted
    const decided = decide(submissions++, submitted)
    if (decided) return decided
    return { status: 200, body: { responses: submitted.responses.map((line) => decideLine(line) ?? keep(line)) } }
  }
  let listening: ReturnType<typeof listen> | undefined
  return { listening: () => (listening ??= listen(server, 0)), calls, responses, most: () => most }
}

let folder: string
const closes = new Set<() => Promise<void>>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterEach(async () => {
  await Promise.all([...closes].map((close) => close()))
  closes.clear()
  await rm(folder, { recursive: true })
})

/** Runs an import of `lines` into a stand-in. */
async function run(product: ReturnType<typeof standIn>, lines: string[], options: Partial<ImportOptions> = {}) {
  const { url, close } = await product.listening()
  closes.add(close)
  const responsesFile = join(folder, 'responses.ndjson.gz')
  await writeFile(join(folder, 'a.survey.json'), JSON.stringify(survey))
  await writeFile(responsesFile, gzipSync(lines.join('\n')))
  const written: string[] = []
  const imported = await importSurvey({
    url,
    admin: { email: 'admin@example.com', password: 'secret' },
    surveyFile: join(folder, 'a.survey.json'),
    responsesFile,
    secret: 'only here',
    screen: { write: (words) => written.push(words) },
    signal: new AbortController().signal,
    firstWait: 1,
    ...options,
  })
  return { ...imported, written: written.join('') }
}

describe('an import', () => {
  it('creates the survey and submits every line, as the admin', async () => {
    const product = standIn({})
    const { created, summary } = await run(product, [answerOf('one'), '', answerOf('둘'), answerOf('three')])
    expect(created).toBe(true)
    expect(summary).toEqual({ accepted: 3, refused: [], sentAnswers: 3, keptAnswers: 3, stopped: false })
    expect(product.calls.slice(0, 2)).toEqual(['POST /api/auth/token guest', 'POST /api/surveys Bearer T'])
    expect(product.calls.slice(2)).toEqual(['POST /api/surveys/S1/responses/import Bearer T'])
  })

  it('sends a hundred lines in a call', async () => {
    const sizes: number[] = []
    const decide = (_: number, { responses }: Submitted) => {
      sizes.push(responses.length)
      return null
    }
    const { summary } = await run(standIn({ decide }), many(250), { concurrency: 1 })
    expect([summary!.accepted, sizes]).toEqual([250, [100, 100, 50]])
  })

  it('gives each line a different key that cannot be computed without the secret', async () => {
    const lines = [answerOf('same'), answerOf('same')]
    const keys = async (secret: string) => {
      const product = standIn({})
      await run(product, lines, { secret })
      return [...product.responses.keys()]
    }
    const [first, again, other] = [await keys('a'), await keys('a'), await keys('b')]
    expect(new Set(first).size).toBe(2)
    expect(first.every((key) => /^[0-9a-f]{64}$/.test(key))).toBe(true)
    expect(again).toEqual(first)
    expect(other.some((key) => first.includes(key))).toBe(false)
  })

  it('continues with the survey that has the slug, says so, and creates nothing twice', async () => {
    const product = standIn({ taken: stored() })
    const lines = [answerOf('one'), answerOf('two')]
    const { created, written } = await run(product, lines)
    expect(created).toBe(false)
    expect(written).toContain('going on into it')
    const { summary } = await run(product, lines)
    expect(summary!.accepted).toBe(2)
    expect(product.responses.size).toBe(2)
  })

  it('refuses another survey with the same slug, whose questions are not those of the file', async () => {
    const product = standIn({ taken: stored([{ id: 'q9', type: 'short_text' }]) })
    await expect(run(product, [answerOf('one')])).rejects.toThrow('lacks the questions q1')
    expect(product.responses.size).toBe(0)
  })

  it('lists refused lines with code and detail, and continues', async () => {
    const refusal = { code: 'answers.invalid', detail: 'Not one of the choices. answers.0.value: unknown choice' }
    const decideLine = (line: Line) => (JSON.stringify(line).includes('bad') ? refusal : null)
    const { summary } = await run(standIn({ decideLine }), [answerOf('one'), answerOf('bad'), '{', '{"answers": 7}', answerOf('five')])
    expect(summary!.accepted).toBe(2)
    expect(summary!.refused).toEqual([
      { line: 2, accepted: false, code: 'answers.invalid', detail: 'Not one of the choices. answers.0.value: unknown choice' },
      { line: 3, accepted: false, code: 'line.malformed', detail: 'The line is not JSON.' },
      { line: 4, accepted: false, code: 'line.invalid', detail: expect.stringContaining('answers: ') },
    ])
  })

  it('counts the answers that the server dropped', async () => {
    const { summary } = await run(
      standIn({ decideLine: (line) => (JSON.stringify(line).includes('one') ? { id: 'S1-1', kept: 0 } : null) }),
      [answerOf('one'), answerOf('two')],
    )
    expect(summary).toMatchObject({ accepted: 2, sentAnswers: 2, keptAnswers: 1 })
  })

  it('finds the line for which a whole call is refused, and keeps the others', async () => {
    const tooMuch = { status: 422, body: { code: 'invalid', detail: 'Too much.' } }
    const product = standIn({ decide: (_, submitted) => (JSON.stringify(submitted).includes('bad') ? tooMuch : null) })
    const { summary } = await run(product, [answerOf('one'), answerOf('two'), answerOf('bad'), answerOf('four'), answerOf('five')])
    expect(summary!.refused).toEqual([{ line: 3, accepted: false, code: 'invalid', detail: 'Too much.' }])
    expect([summary!.accepted, product.responses.size]).toEqual([4, 4])
  })

  it('refuses every line of a survey that is closed, without trying each', async () => {
    const product = standIn({ decide: () => ({ status: 409, body: { code: 'survey.closed', detail: 'Closed.' } }) })
    const { summary } = await run(product, [answerOf('one'), answerOf('two')])
    expect([summary!.refused.map(({ code }) => code), product.calls.length]).toEqual([['survey.closed', 'survey.closed'], 3])
  })

  it('pauses all lines as long as Retry-After says, and then continues', async () => {
    let told = 0
    const early: number[] = []
    const decide = (n: number) => {
      if (n === 0) {
        told = Date.now()
        return { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '1' } }
      }
      if (n > 0 && Date.now() - told < 990) early.push(n)
      return null
    }
    const { summary } = await run(standIn({ decide }), many(300), { concurrency: 1 })
    expect(summary!.accepted).toBe(300)
    expect(early).toEqual([])
  })

  it('sends a call again, with the same keys, after a broken connection and after a 500', async () => {
    const keys: string[] = []
    const decide = (n: number, { responses }: Submitted): Answered | null => {
      keys.push(responses[0]!.key)
      return n === 0 ? 'reset' : n === 1 ? { status: 500 } : n === 2 ? { status: 503, headers: { 'retry-after': '0' } } : null
    }
    const { summary, written } = await run(standIn({ decide }), [answerOf('one')])
    expect(summary!.accepted).toBe(1)
    expect(written).toContain('Trying again: ')
    expect(keys).toEqual(Array(4).fill(keys[0]))
  })

  it('gives up on a server that fails again and again', async () => {
    const product = standIn({ decide: () => ({ status: 503, body: { code: 'unavailable', detail: 'Busy.' } }) })
    await expect(run(product, [answerOf('one'), answerOf('two')])).rejects.toThrow(Unreachable)
  })

  it('never has more under way than it may', async () => {
    const product = standIn({})
    const { summary } = await run(product, many(1_000), { concurrency: 4 })
    expect(summary!.accepted).toBe(1_000)
    expect(product.most()).toBeLessThanOrEqual(4)
  })

  it('stops on request, and reports the remaining lines', async () => {
    const stop = new AbortController()
    const decide = (n: number) => {
      if (n === 4) stop.abort()
      return null
    }
    const { summary, total } = await run(standIn({ decide }), many(1_000), { concurrency: 2, signal: stop.signal })
    expect(total).toBe(1_000)
    expect(summary!.stopped).toBe(true)
    expect([500, 600]).toContain(summary!.accepted)
  })

  it('creates nothing when the responses cannot be read', async () => {
    const product = standIn({})
    await expect(run(product, [], { responsesFile: join(folder, 'missing.ndjson') })).rejects.toThrow('ENOENT')
    await writeFile(join(folder, 'broken.gz'), 'not gzip')
    await expect(run(standIn({}), [], { responsesFile: join(folder, 'broken.gz') })).rejects.toThrow('incorrect header check')
    expect(product.calls).toEqual([])
  })
})
