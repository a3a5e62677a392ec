import { limits } from '#shared/limits.ts'
import { ownBackground } from '../../support/api/background.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { readResults } from '../../support/counts/readResults.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { choices, fullAnswers, type SurveyInput } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()
ownBackground()

const admin = ownAdmin()
afterEach(() => jest.restoreAllMocks())

const results = (id: string, query = {}, headers = {}) => readResults(admin, id, query, headers)

type Given = { answers: unknown; demographics?: object; language?: string }

async function importAll(id: string, all: Given[]) {
  const responses = all.map((given, at) => ({
    ...given,
    key: `results-test-${at}-0123456789`,
    created_at: `2026-02-0${1 + (at % 3)}T20:00:00.000Z`,
  }))
  const { status, body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
  if (status !== 200 || body.responses.some(({ code }: { code?: string }) => code)) throw new Error(JSON.stringify(body))
}

const name = { question_id: 'name', value: 'Herald' }
const doubts = (value: string) => ({ question_id: 'doubt', value })
const signs = (...value: string[]) => ({ question_id: 'signs', value })
const everybody: Given[] = [
  { answers: fullAnswers, demographics: { gender: 'female', age: 34 }, language: 'ko' },
  { answers: [name, doubts('No'), signs('Light')], demographics: { gender: 'male', age: 38 }, language: 'en' },
  { answers: [name, doubts('No'), signs('Source', 'Text')], demographics: { gender: 'male', age: 61 } },
  { answers: [name] },
]

const inSigns = (body: { by: { questions: { id: string; choices: unknown }[] } }) =>
  body.by.questions.find(({ id }) => id === 'signs')!.choices

describe('getResults', () => {
  it('counts shown and answered questions and chosen choices', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const { status, body } = await results(survey.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 4, imported: 4, languages: { en: 1, ko: 1 }, signed_in: 0, versions: [1] })
    expect(body.by_day).toEqual([
      { day: '2026-02-02', count: 2 },
      { day: '2026-02-03', count: 1 },
      { day: '2026-02-04', count: 1 },
    ])
    expect(body.questions.map(({ id, shown, answered }: { id: string; shown: number; answered: number }) => [id, shown, answered])).toEqual(
      [
        ['name', 4, 4],
        ['doubt', 4, 3],
        ['signs', 4, 3],
        ['story', 1, 1],
        ['line', 1, 1],
        ['copies', 1, 1],
      ],
    )
    expect(body.questions[2].choices).toEqual([
      { value: 'Light', count: 2 },
      { value: 'Source', count: 1 },
      { value: 'Text', count: 2 },
    ])
  })

  it('counts the days of the zone that is asked for, kept counts or none', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const days = async (tz?: string) => {
      const { body } = await results(survey.id, { ...(tz && { tz }) })
      return body.by_day.map(({ day, count }: { day: string; count: number }) => [day.slice(-2), count])
    }
    const [inSeoul, inNewYork] = [
      [
        ['02', 2],
        ['03', 1],
        ['04', 1],
      ],
      [
        ['01', 2],
        ['02', 1],
        ['03', 1],
      ],
    ]
    expect([await days(), await days('America/New_York')]).toEqual([inSeoul, inNewYork])
    await drainStream()
    expect([await days('Asia/Seoul'), await days('America/New_York')]).toEqual([inSeoul, inNewYork])
    expect((await results(survey.id, { tz: 'Mars/Olympus' })).status).toBe(422)
  })

  it('counts the responses that match a filter, and compares', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const no = await results(survey.id, { where: [{ of: 'doubt', is: ['No'] }] })
    expect([no.body.total, no.body.by]).toEqual([2, undefined])
    const byGender = await results(survey.id, { by: 'demographics.gender' })
    expect(byGender.body.by).toMatchObject({
      of: 'demographics.gender',
      values: [
        { value: 'male', total: 2 },
        { value: 'female', total: 1 },
      ],
    })
    expect(inSigns(byGender.body)).toEqual([
      { value: 'Light', counts: [1, 1] },
      { value: 'Source', counts: [1, 0] },
      { value: 'Text', counts: [1, 1] },
    ])
    const both = await results(survey.id, { by: 'doubt', where: [{ of: 'demographics.gender', is: ['male'] }] })
    expect(both.body.by.values).toEqual([
      { value: 'Yes', total: 0 },
      { value: 'No', total: 2 },
    ])
  })

  it('reads an answer to a choice that was renamed as its present one, under a filter too', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const renamed = structuredClone(survey) as SurveyInput
    Object.assign(renamed.sections![0]!.questions![1]!.choices![1]!, { label: 'Never', value: 'Never' })
    await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body: renamed })
    await callRoute('submitResponse', { body: { survey_id: survey.id, answers: [name, doubts('Never')], demographics: {} } })
    const { body } = await results(survey.id, { where: [{ of: 'doubt', is: ['Never'] }], by: 'doubt' })
    expect([body.total, body.versions]).toEqual([3, [1, 2]])
    expect(body.by.values).toEqual([
      { value: 'Yes', total: 0 },
      { value: 'Never', total: 3 },
    ])
  })

  it('names a deleted choice after its question is deleted too, and after the question returns without the choice', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const [section] = survey.sections
    const signsQuestion = section.questions[2]
    const save = (questions: object[]) =>
      callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body: { ...survey, sections: [{ ...section, questions }] } })
    const counted = async () => {
      const { body } = await results(survey.id)
      return body.questions.find(({ id }: { id: string }) => id === 'signs').choices
    }
    const withoutSource = { ...signsQuestion, choices: signsQuestion.choices.filter(({ value }: { value: string }) => value !== 'Source') }
    const expected = [
      { value: 'Light', count: 2 },
      { value: 'Text', count: 2 },
      { value: 'Source', count: 1 },
    ]
    for (const questions of [[withoutSource], [section.questions[0]], [withoutSource]]) {
      expect((await save(questions)).status).toBe(200)
      expect(await counted()).toEqual(expected)
    }
  })

  it('answers 304 to a caller who has them already, until another response arrives', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const { headers } = await results(survey.id)
    expect(headers['cache-control']).toBe('no-store')
    const again = await results(survey.id, {}, { 'if-none-match': `W/${String(headers.etag)}` })
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    await callRoute('submitResponse', { body: { survey_id: survey.id, answers: [name], demographics: {} } })
    expect((await results(survey.id, {}, { 'if-none-match': String(headers.etag) })).body.total).toBe(5)
  })

  it('counts those imported apart, kept or under a filter', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    await callRoute('submitResponse', { body: { survey_id: survey.id, answers: [name], demographics: {} } })
    await drainStream()
    const counted = async (query: Parameters<typeof results>[1] = {}) => {
      const { body } = await results(survey.id, query)
      return [body.total, body.imported]
    }
    const from = (...is: string[]) => counted({ where: [{ of: 'source', is }] })
    expect(await counted()).toEqual([5, 4])
    expect(await counted({ where: [{ of: 'doubt', is: ['No'] }] })).toEqual([2, 2])
    expect([await from('imported'), await from('sent'), await from('sent', 'imported')]).toEqual([
      [4, 4],
      [1, 0],
      [5, 4],
    ])
  })

  it('follows claims, changes and deletions', async () => {
    const survey = await createSurvey(admin)
    const member = await buildMember()
    const submit = async (value: string) =>
      (await callRoute('submitResponse', { body: { survey_id: survey.id, answers: [name, doubts(value)], demographics: {} } })).body as {
        id: string
      }
    const [first, second, third] = [await submit('No'), await submit('No'), await submit('No')]
    await callRoute('claimResponse', { as: member, body: { response_id: first.id } })
    await callRoute('updateResponse', { params: { id: second.id }, body: { answers: [name], demographics: {} } })
    await callRoute('deleteResponse', { params: { id: third.id } })
    const { body } = await results(survey.id)
    expect([body.total, body.signed_in, body.questions[1].answered]).toEqual([2, 1, 1])
  })

  it('starts a job if there are too many to count at once: its file is the results', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const query = { where: [{ of: 'doubt', is: ['No'] }], by: 'demographics.gender' }
    const { body: direct } = await results(survey.id, query)
    jest.replaceProperty(limits, 'responsesCounted', 3 as never)
    const { status, body } = await results(survey.id, query)
    expect([status, body]).toEqual([202, { id: expect.stringMatching(/^J/) }])
    const job = await endOfJob(body.id as string, admin)
    expect(job).toMatchObject({ state: 'done', done: 4, total: 4, rows: 2 })
    const answer = await fetch(job.url)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({ ...direct, as_of: expect.any(String) })
  })

  it('makes a job of what has too many bytes, takes too long, or exceeds a reply', async () => {
    const survey = await createSurvey(admin)
    await importAll(survey.id, everybody)
    const query = { by: 'demographics.gender' }
    const { body: direct } = await results(survey.id, query)
    for (const [limit, most] of Object.entries({ bytesCounted: 100, countingSeconds: 0, replyBytes: 100 })) {
      jest.replaceProperty(limits, limit as keyof typeof limits, most)
      const { status, body } = await results(survey.id, query)
      jest.restoreAllMocks()
      expect([limit, status]).toEqual([limit, 202])
      const job = await endOfJob(body.id as string, admin)
      expect(await (await fetch(job.url)).json()).toEqual({ ...direct, as_of: expect.any(String) })
    }
  })

  it.each(['job', 'country'])('compares by the 50 most frequent of a typed %s, and the rest together', async (field) => {
    const survey = await createSurvey(admin)
    const typed = Array.from({ length: 60 }, (_, at) => `Text ${String(at).padStart(2, '0')}`)
    const people = [...typed, ...typed.slice(-5)].map((text) => ({ answers: [name, doubts('No')], demographics: { [field]: text } }))
    await importAll(survey.id, people)
    const { body } = await results(survey.id, { by: `demographics.${field}` })
    expect(body.by.values).toEqual([
      ...typed.slice(-5).map((value) => ({ value, total: 2 })),
      ...typed.slice(0, 45).map((value) => ({ value, total: 1 })),
      { value: '', total: 10 },
    ])
    const doubt = body.by.questions.find(({ id }: { id: string }) => id === 'doubt')
    expect(doubt.choices.find(({ value }: { value: string }) => value === 'No').counts).toEqual([
      ...typed.slice(0, 5).map(() => 2),
      ...typed.slice(0, 45).map(() => 1),
      10,
    ])
  })

  it('stays readable of a deleted survey, and refuses what cannot be compared', async () => {
    const survey = await createSurvey(admin, {
      sections: [{ id: 's', questions: [{ id: 'pick', type: 'single_choice', choices: choices('a') }] }],
    })
    await importAll(survey.id, [{ answers: [{ question_id: 'pick', value: 'a' }] }])
    await callRoute('deleteSurvey', { as: admin, params: { id: survey.id } })
    expect((await results(survey.id)).body.total).toBe(1)
    expect(await results('S0000000000000000')).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
    for (const by of ['name', 'nobody', 'demographics.shoe', 'created_at'])
      expect([by, (await results(survey.id, { by })).status]).toEqual([by, 422])
    expect((await results(survey.id, { where: { of: 'pick' } })).status).toBe(422)
  })
})
