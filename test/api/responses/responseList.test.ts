import { responseIdFromKey } from '#functions/data/ids.ts'
import { idBehind, referenceTo } from '#functions/data/responses/references.ts'
import { readSurveyCounts, writeSurveyCounts } from '#functions/data/surveyCounts.ts'
import { limits } from '#shared/limits.ts'
import { receiptNumber } from '#shared/responses/receiptNumber.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../../support/api/people.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const admin = ownAdmin()

type Row = { id: string; number: number; answers: { question_id: string; value: unknown }[]; owner: { id: string; email: string } | null }

const list = (id: string, query: Record<string, string> = {}) => callRoute('listResponses', { as: admin, params: { id }, query })
const named = (value: string, more: { question_id: string; value: unknown }[] = []) => [{ question_id: 'name', value }, ...more]
const nameIn = ({ answers }: Row) => answers.find(({ question_id }) => question_id === 'name')?.value

/** Gives these answers in turn, a millisecond apart at least. Resolves to the responses' references. */
async function answered(survey_id: string, all: { answers: unknown; as?: Person; demographics?: object; language?: string }[]) {
  const ids: string[] = []
  for (const { as, ...body } of all) {
    const { status, body: response } = await callRoute('submitResponse', { as: as ?? null, body: { survey_id, demographics: {}, ...body } })
    if (status !== 201) throw new Error(`a submit answered ${status}`)
    ids.push(await referenceTo(response.id))
    await new Promise((resolve) => setTimeout(resolve, 2)) // the next one is younger
  }
  return ids
}

/** Every page in turn. */
async function allPages(id: string, query: Record<string, string>) {
  const pages: Row[][] = []
  let cursor: string | undefined
  do {
    const { status, body, headers } = await list(id, { ...query, ...(cursor && { cursor }) })
    if (status !== 200) throw new Error(`a page answered ${status}`)
    pages.push(body as Row[])
    cursor = headers['x-next-cursor'] as string | undefined
  } while (cursor)
  return pages
}

describe('listResponses', () => {
  it('has every response once, the newest first, with its number, its owner and its answers', async () => {
    const survey = await createSurvey(admin)
    const member = await buildMember()
    const ids = await answered(survey.id, [
      { answers: fullAnswers, demographics: { age: 34, gender: 'female' }, language: 'ko' },
      { answers: named('two'), as: member },
      { answers: named('three') },
    ])
    const { status, body, headers } = await list(survey.id)
    expect([status, headers['x-next-cursor']]).toEqual([200, undefined])
    expect(body.map(({ id, number }: Row) => [id, number])).toEqual([
      [ids[2], 3],
      [ids[1], 2],
      [ids[0], 1],
    ])
    expect(body[1]).toMatchObject({ owner: { id: member.id, email: member.email }, survey_version: 1, language: null })
    expect(body[2]).toEqual({
      id: ids[0],
      number: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      survey_version: 1,
      language: 'ko',
      source: 'sent',
      owner: null,
      demographics: { age: 34, gender: 'female' },
      answers: fullAnswers,
    })
  })

  it('has no owner where the account was deleted', async () => {
    const survey = await createSurvey(admin)
    const member = await buildMember()
    await answered(survey.id, [{ answers: named('left'), as: member }])
    const removal = await callRoute('deleteProfile', { as: member, body: { password: member.password } })
    expect([removal.status, (await list(survey.id)).body]).toMatchObject([204, [{ owner: null }]])
  })

  it('continues where a page ended, with the same numbers, despite changes meanwhile', async () => {
    const survey = await createSurvey(admin)
    const ids = await answered(
      survey.id,
      Array.from({ length: 12 }, (_, at) => ({ answers: named(`n${at}`) })),
    )
    const first = await list(survey.id, { limit: '5' })
    await answered(survey.id, [{ answers: named('late') }])
    await callRoute('deleteResponse', { as: admin, params: { id: ids[4]! } })
    const second = await list(survey.id, { limit: '5', cursor: String(first.headers['x-next-cursor']) })
    const third = await list(survey.id, { limit: '5', cursor: String(second.headers['x-next-cursor']) })
    const rows = [first, second, third].flatMap(({ body }) => body as Row[])
    expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id !== ids[4]).toReversed())
    expect(rows.slice(0, 5).map(({ number }) => number)).toEqual([12, 11, 10, 9, 8])
    expect(third.headers['x-next-cursor']).toBeUndefined()
  })

  it('takes its numbers from the kept counts and what came since, and counts nothing else', async () => {
    const survey = await createSurvey(admin)
    await answered(survey.id, [{ answers: named('one') }, { answers: named('two') }])
    await drainStream()
    const kept = (await readSurveyCounts(survey.id, { consistent: true }))!
    kept.counts.set('total', 102) // as if a hundred older ones lay there
    await writeSurveyCounts(survey.id, kept, kept)
    await answered(survey.id, [{ answers: named('three') }])
    const { body } = await list(survey.id)
    expect(body.map((row: Row) => [nameIn(row), row.number])).toEqual([
      ['three', 103],
      ['two', 102],
      ['one', 101],
    ])
  })

  it('pages through responses of one moment without losing or repeating any', async () => {
    const survey = await createSurvey(admin)
    const created_at = '2026-01-02T03:04:05.678Z'
    const responses = Array.from({ length: 30 }, (_, at) => ({ key: `one-moment-${at}-0123456789`, created_at, answers: named(`m${at}`) }))
    await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
    const rows = (await allPages(survey.id, { limit: '7' })).flat()
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at))
    const ids = responses.map(({ key }) => responseIdFromKey(survey.id, key))
    expect(await Promise.all(rows.map(({ id }) => idBehind(id)))).toEqual(ids.toSorted().toReversed())
  })

  it('narrows by answers, demographics, language, time and words in texts', async () => {
    const survey = await createSurvey(admin)
    const [first, second, third] = await answered(survey.id, [
      { answers: fullAnswers, demographics: { age: 34, gender: 'female', country: 'KR' }, language: 'ko' },
      { answers: named('Light house', [{ question_id: 'doubt', value: 'No' }]), demographics: { age: 61, gender: 'male' }, language: 'en' },
      { answers: named('The third', [{ question_id: 'signs', value: ['Source'] }]) },
    ])
    const found = async (query: { where?: unknown; q?: string }) => {
      const { status, body } = await list(survey.id, {
        ...(query.where ? { where: JSON.stringify(query.where) } : {}),
        ...(query.q && { q: query.q }),
      })
      return status === 200 ? (body as Row[]).map(({ id }) => id) : status
    }
    expect(await found({ where: [{ of: 'doubt', is: ['Yes', 'No'] }] })).toEqual([second, first])
    expect(await found({ where: [{ of: 'signs', is: ['Text'] }] })).toEqual([first])
    expect(await found({ where: [{ of: 'demographics.gender', is: ['male'] }] })).toEqual([second])
    expect(await found({ where: [{ of: 'demographics.age', is: [34, 35] }] })).toEqual([first])
    expect(
      await found({
        where: [
          { of: 'language', is: ['ko'] },
          { of: 'doubt', is: ['Yes'] },
        ],
      }),
    ).toEqual([first])
    expect(
      await found({
        where: [
          { of: 'language', is: ['ko'] },
          { of: 'doubt', is: ['No'] },
        ],
      }),
    ).toEqual([])
    const moment = (await list(survey.id)).body[0].created_at as string
    expect(await found({ where: [{ of: 'created_at', from: moment }] })).toEqual([third])
    expect(await found({ where: [{ of: 'created_at', to: moment }] })).toEqual([second, first])
    expect(await found({ where: [{ of: 'source', is: ['sent'] }] })).toEqual([third, second, first])
    expect(await found({ where: [{ of: 'source', is: ['imported'] }] })).toEqual([])
    expect(await found({ q: 'LIGHT' })).toEqual([second])
    expect(await found({ q: 'taken in busan' })).toEqual([first])
    expect(await found({ q: 'strong' })).toEqual([])
    expect(await found({ q: receiptNumber((await idBehind(second!))!) })).toEqual([second])
  })

  it('finds words regardless of white space and Unicode form, and addresses of links', async () => {
    const survey = await createSurvey(admin)
    const [spaced, decomposed, linked] = await answered(survey.id, [
      {
        answers: [
          ...fullAnswers.filter(({ question_id }) => question_id !== 'line'),
          { question_id: 'line', value: '<p>two&nbsp;words</p>' },
        ],
      },
      { answers: named('서울에서 왔어요'.normalize('NFD')) },
      {
        answers: [
          ...fullAnswers.filter(({ question_id }) => question_id !== 'line'),
          { question_id: 'line', value: '<p><a href="https://example.org/harbour">here</a></p>' },
        ],
      },
    ])
    const found = async (q: string) => (await list(survey.id, { q })).body.map(({ id }: Row) => id)
    expect(await found('two words')).toEqual([spaced])
    expect(await found('two\u00a0 WORDS')).toEqual([spaced])
    expect(await found('서울')).toEqual([decomposed])
    expect(await found('서울'.normalize('NFD'))).toEqual([decomposed])
    expect(await found('example.org/harbour')).toEqual([linked])
  })

  it('finds a choice by its present name that had another one when it was chosen', async () => {
    const survey = await createSurvey(admin)
    const [id] = await answered(survey.id, [{ answers: named('one', [{ question_id: 'doubt', value: 'No' }]) }])
    const renamed = structuredClone(survey)
    Object.assign(renamed.sections[0].questions[1].choices[1], { label: 'Never', value: 'Never' })
    await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body: renamed })
    const by = async (value: string) => (await list(survey.id, { where: JSON.stringify([{ of: 'doubt', is: [value] }]) })).body as Row[]
    expect((await by('Never')).map((row) => row.id)).toEqual([id])
    expect(await by('No')).toEqual([])
  })

  it('numbers a search as the whole list does, and pages it', async () => {
    const survey = await createSurvey(admin)
    await answered(
      survey.id,
      Array.from({ length: 9 }, (_, at) => ({ answers: named(at % 2 ? 'odd' : 'even') })),
    )
    const pages = await allPages(survey.id, { q: 'odd', limit: '3' })
    expect(pages.flat().map((row) => [nameIn(row), row.number])).toEqual([8, 6, 4, 2].map((number) => ['odd', number]))
    expect(pages[0]).toHaveLength(3)
  })

  it('ends a search when its time is over, and continues by its cursor', async () => {
    const survey = await createSurvey(admin)
    await answered(
      survey.id,
      ['even', 'odd', 'even', 'odd'].map((name) => ({ answers: named(name) })),
    )
    jest.replaceProperty(limits, 'searchingSeconds', 0 as never)
    const pages = await allPages(survey.id, { q: 'odd', limit: '3' })
    jest.restoreAllMocks()
    expect(pages.map((page) => page.map(({ number }) => number))).toEqual([[4], [], [2], [], []])
  })

  it('answers 404 without a survey, lists the responses of a deleted one, and refuses an invalid filter', async () => {
    expect(await list('S0000000000000000')).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
    const survey = await createSurvey(admin)
    await answered(survey.id, [{ answers: named('kept') }])
    await callRoute('deleteSurvey', { as: admin, params: { id: survey.id } })
    expect((await list(survey.id)).body).toHaveLength(1)
    for (const where of ['{', '{}', '[{"of":"x"}]', '[{"of":"created_at","is":["x"],"from":7}]', '[{"of":"doubt","is":[]}]'])
      expect([where, (await list(survey.id, { where })).status]).toEqual([where, 422])
    expect((await list(survey.id, { limit: '0' })).status).toBe(422)
  })
})
