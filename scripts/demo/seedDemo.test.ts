import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { surveyBody } from '#shared/survey/survey.ts'
import { demoSurveys, seedDemo } from './seedDemo.ts'
import { checkingOfficialMessages, realOrGenerated } from './content.ts'

type Media = { url: string; alt: string; alt_ko: string; widths: number[] }
type Homepage = { hero_media: Media[]; use_cases: { media: Media[] }[] }

const admin = { email: 'admin@example.com', password: 'secret' }

/** Seeds a product whose home page was saved `version` times and that answers each new survey with `created`; resolves to the saves. */
async function seed(version: number, created: { status: number; body: object }, examples = 0) {
  const saved: string[] = []
  const homepages: Homepage[] = []
  const surveys: { sections: { questions: { id: string; media?: Media[] }[] }[] }[] = []
  const keys: string[][] = []
  const files: { question_id: string; value: unknown }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const call = `${request.method} ${request.url}`
    if (/^(?:PUT \/api\/homepage|POST \/api\/(?:surveys|admin\/settings))$/.test(call))
      saved.push(`${call} ${request.headers.authorization}`)
    if (call === 'PUT /api/homepage') homepages.push(JSON.parse(body) as Homepage)
    if (call === 'POST /api/surveys') surveys.push(JSON.parse(body) as (typeof surveys)[number])
    const imported =
      call.endsWith('/responses/import') && (JSON.parse(body) as { responses: { key: string; answers: typeof files }[] }).responses
    if (imported) keys.push(imported.map(({ key }) => key))
    if (imported) files.push(...imported.flatMap(({ answers }) => answers.filter(({ question_id }) => question_id === 'story_file')))
    const sent = call === 'POST /api/files/presign' && (JSON.parse(body) as { filename: string; renditions: { width: number }[] })
    const upload = { url: `http://${request.headers.host}/s3`, fields: {} }
    const reply = sent
      ? {
          status: 201,
          body: {
            id: 'f',
            url: `/media/${sent.filename}`,
            upload,
            renditions: sent.renditions.map(({ width }) => ({ width, url: '', upload })),
          },
        }
      : call === 'POST /api/auth/token' && body === 'username=admin%40example.com&password=secret'
        ? { status: 200, body: { access_token: 'T' } }
        : call === 'POST /api/surveys'
          ? created
          : imported
            ? { status: 200, body: { responses: imported.map((_, at) => ({ id: `R${at}` })) } }
            : { status: 200, body: { version } }
    response.writeHead(reply.status).end(JSON.stringify(reply.body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    await seedDemo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, admin, examples)
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return { saved, homepages, surveys, keys, files }
}

describe('seedDemo', () => {
  const survey = 'POST /api/surveys Bearer T'

  it('saves the home page, the settings and three surveys as the admin', async () => {
    const { saved } = await seed(0, { status: 201, body: {} })
    expect(saved).toEqual(['PUT /api/homepage Bearer T', 'POST /api/admin/settings Bearer T', survey, survey, survey])
  })

  it('shows three pictures in the hero and one beside each use case, each in words and in every width', async () => {
    const { homepages } = await seed(0, { status: 201, body: {} })
    const { hero_media, use_cases } = homepages[0]!
    expect([hero_media.length, use_cases.map(({ media }) => media.length)]).toEqual([3, [1, 1, 1, 1]])
    const all = [...hero_media, ...use_cases.flatMap(({ media }) => media)]
    expect(new Set(all.map(({ url }) => url)).size).toBe(7)
    for (const { url, alt, alt_ko, widths } of all) {
      expect(url).toMatch(/^\/media\/\w+\.webp$/)
      expect(alt_ko).toMatch(/\p{Script=Hangul}/u)
      expect(alt).not.toMatch(/\p{Script=Hangul}/u)
      expect(widths).toEqual([640, 1280])
    }
  })

  it('shows the picture of a question in the survey', async () => {
    const { surveys } = await seed(0, { status: 201, body: {} })
    const pictured = surveys.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.filter(({ media }) => media)))
    expect(pictured).toMatchObject([
      { id: 'one_picture', media: [{ url: '/media/captions.webp', kind: 'image', alt: expect.any(String) as string }] },
    ])
  })

  it('answers a question for files with a few pictures, each uploaded for one response', async () => {
    const { files } = await seed(0, { status: 201, body: v.parse(surveyBody, realOrGenerated) }, 100)
    const names = files.map(({ value }) => (value as { name: string }).name)
    expect(names).toEqual(demoSurveys.flatMap(() => ['event.webp', 'notice.webp', 'voice.webp', 'captions.webp']))
  })

  it('leaves a home page and settings that were saved before and surveys whose slugs are taken', async () => {
    expect((await seed(3, { status: 409, body: { code: 'survey.slug_taken' } })).saved).toEqual([survey, survey, survey])
  })

  it('adds example responses to each new survey, a hundred a call, and none to an existing one', async () => {
    const made = { status: 201, body: v.parse(surveyBody, checkingOfficialMessages) }
    const { keys } = await seed(0, made, 120)
    expect(keys.map(({ length }) => length)).toEqual([100, 20, 100, 20, 100, 20])
    expect((await seed(0, { status: 409, body: { code: 'survey.slug_taken' } }, 120)).keys).toEqual([])
  })

  it('fails on any other refusal', async () => {
    await expect(seed(0, { status: 422, body: { code: 'invalid', detail: 'No.' } })).rejects.toThrow('No.')
  })
})
