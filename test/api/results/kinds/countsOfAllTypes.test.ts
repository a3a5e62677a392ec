import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { key } from '#functions/data/keys.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { documents } from '#functions/platform/aws.ts'
import { visible } from '#shared/branching.ts'
import type { Condition, Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { seededRandom, type SeededRandom } from '../../../../scripts/demo/responses/seededRandom.ts'
import { callRoute } from '../../../support/api/callRoute.ts'
import { countAsFunction, newChanges } from '../../../support/api/drainStream.ts'
import { ownTable } from '../../../support/api/ownTable.ts'
import { ownAdmin } from '../../../support/api/people.ts'
import { wrongCounts } from '../../../support/api/surveyTruth.ts'
import { conditionOn, countsIn, type Listed, ordered, resultPairs, valuesSaid } from '../../../support/counts/comparedResults.ts'
import { type Asked, askedIn, type CountedResponse, expectedQuestion } from '../../../support/counts/expectedResults.ts'
import { changed, countedSurvey, withConditions } from '../../../support/counts/randomVersions.ts'
import { drawAnswer } from '../../../support/fixtures/everyAnswer.ts'

ownTable()
const admin = ownAdmin()

type Stored = CountedResponse & { id: string }

/** A survey in several versions with different changes. It has a response before them, since only answered parts are remembered. */
async function createVersions(random: SeededRandom): Promise<{ versions: Survey[]; first: Stored }> {
  const versions = [(await callRoute('createSurvey', { as: admin, body: withConditions(countedSurvey(random), random) })).body as Survey]
  const first = { id: newResponseId(versions[0]!.id), ...answered(versions, random) }
  await store(first, '2026-01-01T00:00:00.000Z')
  for (let at = 1; at < 5; at++) {
    const body = withConditions(changed(versions.at(-1)!, random, at), random)
    const reply = await callRoute('updateSurvey', { as: admin, params: { id: body.id }, body })
    expect([reply.status, reply.body.errors]).toEqual([200, undefined])
    versions.push(reply.body as Survey)
  }
  return { versions, first }
}

/** By pool, the sections that may have been drawn, one or both; undefined for a response without a draw. */
const draws = [['second'], ['third'], ['second', 'third'], undefined].map((arm) => arm && { arm })

/** Answers to most of the questions that show. */
function answered(versions: Survey[], random: SeededRandom): CountedResponse {
  const on = random.oneOf(versions)
  const all = on.sections.flatMap(({ questions }) => questions).flatMap((question) => drawAnswer(question, random) ?? [])
  const some = all.filter(({ question_id }) => question_id === 'gate' || random.chance(0.9))
  const drawn = random.oneOf(draws)
  const shown = visible(on, some, { drawn }).questions
  return judged({ on, drawn, answers: some.filter(({ question_id }) => shown.has(question_id)) })
}

const judged = ({ on, answers, drawn }: Omit<CountedResponse, 'screened'>): CountedResponse => ({
  on,
  answers,
  drawn,
  screened: visible(on, answers, { drawn }).ended_by !== undefined,
})

async function store({ id, on, answers, drawn, screened }: Stored, created_at: string) {
  const about = { demographics: {}, version: 1, language: null, owner: null, created_at, updated_at: created_at }
  const response = {
    ...about,
    id,
    survey_id: on.id,
    survey_version: on.version,
    answers: answers as never,
    ...(drawn && { drawn }),
    ...(screened && { screened }),
  }
  await documents().send(new PutCommand({ TableName: process.env.TABLE, Item: responseItem({ response }) }))
}

/** Stores responses; changes some on another version, unless one is or would be screened, and deletes some. Resolves to those that are left. */
async function storeAll(versions: Survey[], random: SeededRandom, draw: () => CountedResponse): Promise<Stored[]> {
  const left: Stored[] = []
  for (let at = 0; at < 90; at++) {
    const id = newResponseId(versions[0]!.id)
    const created = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
    let last = { id, ...draw() }
    await store(last, created)
    const next = { id, ...draw() }
    if (random.chance(0.3) && !last.screened && !next.screened) await store((last = next), created)
    if (!random.chance(0.2)) left.push(last)
    else await documents().send(new DeleteCommand({ TableName: process.env.TABLE, Key: key.response(versions[0]!.id, id) }))
  }
  return left
}

/** Counts the changes in batches, those of each partition in their order, the partitions in any. Many batches come twice. */
async function countInAnyOrder(random: SeededRandom) {
  const partitions = [...Map.groupBy(await newChanges(), ({ dynamodb }) => dynamodb!.Keys!['pk']!.S).values()]
  while (partitions.some(({ length }) => length > 0)) {
    const Records = random.oneOf(partitions).splice(0, 1 + random.below(10))
    for (let times = random.chance(0.3) ? 2 : 1; times > 0; times--) await countAsFunction({ Records })
  }
}

async function resultsOf(id: string, query: { where?: Condition[]; by?: string; row?: string } = {}): Promise<Results> {
  const { where, ...rest } = query
  const { status, body } = await callRoute('getResults', {
    as: admin,
    params: { id },
    query: { ...rest, ...(where && { where: JSON.stringify(where) }) },
  })
  expect(status).toBe(200)
  return body as Results
}

describe.each([1, 2])('the counts of all types of question, %d', (seed) => {
  const random = seededRandom(seed)
  let versions: Survey[]
  let present: Survey
  let asked: Asked[]
  let stored: Stored[]
  let screened: Stored[]
  const isPresent = (id: string) => present.sections.some(({ questions }) => questions.some((question) => question.id === id))
  beforeAll(async () => {
    const created = await createVersions(random)
    versions = created.versions
    present = versions.at(-1)!
    asked = askedIn(versions)
    const all = [created.first, ...(await storeAll(versions, random, () => answered(versions, random)))]
    stored = all.filter((one) => !one.screened)
    screened = all.filter((one) => one.screened)
    await countInAnyOrder(random)
  })

  it('are those of the responses that are left and not screened, kept and recounted', async () => {
    const results = await resultsOf(present.id)
    const [found, expected] = resultPairs(results, asked, present, stored, false)
    expect(found).toEqual(expected)
    expect([results.total, results.screened]).toEqual([stored.length, screened.length])
    expect(screened.length).toBeGreaterThan(5)
    expect(await wrongCounts(present.id)).toEqual([])
  })

  it('are those of the responses that a filter lets through', async () => {
    const everyone: Condition[] = [{ of: 'created_at', from: '2026-01-01T00:00:00.000Z' }]
    const [found, expected] = resultPairs(await resultsOf(present.id, { where: everyone }), asked, present, stored, true)
    expect(found).toEqual(expected)
    for (const question of asked.filter(({ id }) => isPresent(id))) {
      const [condition, holds] = conditionOn(question, random) ?? []
      if (!condition) continue
      const own = stored.filter(holds!)
      const [those, expectedOnes] = resultPairs(await resultsOf(present.id, { where: [condition] }), asked, present, own, true)
      expect(those).toEqual(expectedOnes)
    }
  })

  it('are those of the screened where a filter asks for them', async () => {
    const results = await resultsOf(present.id, { where: [{ of: 'screened', is: [true] }] })
    const [found, expected] = resultPairs(results, asked, present, screened, true)
    expect(found).toEqual(expected)
    expect([results.total, results.screened]).toEqual([screened.length, screened.length])
  })

  it('are compared by the sections of a pool, with a respondent who was shown two in both', async () => {
    const { by } = await resultsOf(present.id, { by: 'drawn.arm' })
    const totals = ['second', 'third'].map((id) => ({
      value: id,
      total: stored.filter(({ drawn }) => drawn?.['arm']?.includes(id)).length,
    }))
    expect(by!.values).toEqual(totals)
    for (const [column, { value }] of by!.values.entries()) {
      const own = stored.filter(({ drawn }) => drawn?.['arm']?.includes(value))
      const listed = asked.filter(({ id }) => by!.questions.some((one) => one.id === id))
      const expected = listed.map((one) => expectedQuestion(one, own, false))
      const found = listed.map(({ id }) => by!.questions.find((one) => one.id === id)!)
      expect(found.map(({ shown, answered: given }) => [shown[column], given[column]])).toEqual(
        expected.map(({ shown, answered: given, former = 0 }) => [shown - former, given - former]),
      )
    }
  })

  it('are compared by each type that takes it', async () => {
    const listing = ['single_choice', 'multi_select', 'scale', 'ranking', 'matrix']
    const compared = asked.filter(({ id, type }) => isPresent(id) && listing.includes(type))
    for (const question of compared.filter(({ type }) => type !== 'ranking')) {
      const row = question.type === 'matrix' ? question.rows![0]!.id : undefined
      const { by } = await resultsOf(present.id, { by: question.id, ...(row !== undefined && { row }) })
      expect(by!.questions.map(({ id }) => id).toSorted()).toEqual(compared.map(({ id }) => id).toSorted())
      for (const [column, { value, total }] of by!.values.entries()) {
        const own = stored.filter((response) => valuesSaid(question, response, row).includes(value))
        const expected = compared.map((one) => expectedQuestion(one, own, false))
        const found = expected.map(({ id }) => by!.questions.find((one) => one.id === id)!)
        expect(total).toBe(own.length)
        expect(found.map(({ shown, answered }) => [shown[column], answered[column]])).toEqual(
          expected.map(({ shown, answered, former = 0 }) => [shown - former, answered - former]),
        )
        expect(found.map((one) => countsIn(one as Listed, column))).toEqual(expected.map((one) => countsIn(one as Listed)))
      }
    }
  })
})

const odd = [null, '', ' ', [], {}, 7, 1e300, -0, true, ['a', 7], [[]], '2026-13', 'na', 'NaN', { id: 'x' }, '__proto__', ['__proto__']]
const oddRows = ['{"__proto__":"1"}', '{"__proto__":{"b":1},"b":["1"]}', '{"b":"","constructor":null}'].map(
  (json) => JSON.parse(json) as unknown,
)

it.each([4])('counts of stored values of any shape are the same kept, recounted and in a pass (%d)', async (seed) => {
  const random = seededRandom(seed)
  const { versions, first } = await createVersions(random)
  const strange = (): CountedResponse => {
    const { answers, ...one } = answered(versions, random)
    const values = [...odd, ...oddRows, ...answers.map(({ value }) => value)]
    return judged({
      ...one,
      answers: answers.map((answer) => (random.chance(0.6) ? { ...answer, value: random.oneOf(values) } : answer)),
    })
  }
  const stored = [first, ...(await storeAll(versions, random, strange))]
  await countInAnyOrder(random)
  const { id } = versions[0]!
  expect(await wrongCounts(id)).toEqual([])
  const asked = askedIn(versions)
  const comparable = ({ questions }: Results) =>
    questions.map(({ numbers, ...question }) => {
      const { q1: _q1, median: _median, q3: _q3, exact: _exact, ...figures } = numbers ?? {} // which are exact only in a pass
      return {
        ...ordered(
          question,
          asked.find((one) => one.id === question.id)!,
        ),
        figures,
      }
    })
  const [kept, pass] = [await resultsOf(id), await resultsOf(id, { where: [{ of: 'created_at', from: '2026-01-01T00:00:00.000Z' }] })]
  const screened = stored.filter((one) => one.screened).length
  for (const one of [kept, pass]) expect([one.total, one.screened]).toEqual([stored.length - screened, screened])
  expect(comparable(pass)).toEqual(comparable(kept))
})
