import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { responseItem } from '#functions/data/responses/responses.ts'
import { documents } from '#functions/platform/aws.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Clause, Condition } from '#shared/survey/condition.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { seededRandom, type SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'
import { visibleByThePage } from '../../support/branching/branchingReference.ts'
import { conditionByThePage } from '../../support/branching/conditionsReference.ts'
import { countedSurvey } from '../../support/counts/randomVersions.ts'
import { type Answered, drawAnswer } from '../../support/fixtures/everyAnswer.ts'

ownTable()
const admin = ownAdmin()

const questionsOf = ({ sections }: Survey) => sections.flatMap(({ questions }) => questions)

const clauseOn = ({ id: question_id, type, choices, rows, date }: Question, random: SeededRandom): Clause => {
  const isNot = random.chance(0.4)
  if (type === 'number' || type === 'date') {
    const isDay = date?.precision !== 'month'
    const ends = type === 'number' ? [-1, 1_000] : isDay ? ['1900-01-01', '1990-12-31'] : ['1900-01', '1990-12']
    return { question_id, op: isNot ? 'outside' : 'between', from: ends[0], to: ends[1] }
  }
  if (type === 'short_text' || type === 'rich_text') return { question_id, op: isNot ? 'unanswered' : 'answered' }
  const row = type === 'matrix' && random.chance(0.5) ? { row: random.oneOf(rows!).id } : {}
  const values = type === 'scale' ? ['2', '3', '7', 'na'] : random.some(choices, 0.5).map(({ value }) => value)
  return { question_id, ...row, op: isNot ? 'none_of' : 'any_of', values: [...values, 'no such value'] }
}

const conditionOn = (asked: readonly Question[], random: SeededRandom): Condition => ({
  match: random.oneOf(['all', 'any']),
  clauses: Array.from({ length: 1 + random.below(2) }, () => clauseOn(random.oneOf(asked), random)),
})

/** The same survey with other conditions: of its second section, some questions, and the end after the first section. */
function conditioned<S extends Survey>(survey: S, random: SeededRandom): S {
  const all = questionsOf(survey)
  const first = survey.sections[0]!.questions
  const sections = survey.sections.map((section, at) => ({
    ...section,
    ...(at === 0 ? { ends_if: { match: 'all' as const, clauses: [clauseOn(first[2]!, random), clauseOn(first[3]!, random)] } } : {}),
    ...(at === 1 && { show_if: conditionOn(first, random) }),
    questions: section.questions.map((question) => {
      const before = all.slice(
        0,
        all.findIndex(({ id }) => id === question.id),
      )
      return { ...question, show_if: before.length > 1 && random.chance(0.6) ? conditionOn(before, random) : undefined }
    }),
  }))
  return { ...survey, sections }
}

type Stored = { on: Survey; answers: Answered[]; language: 'en' | 'ko' }
const valuesOf = (answers: readonly Answered[]) => Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value]))

/** Answers to most of the questions that show, by the reference. */
function drawnOn(on: Survey, random: SeededRandom): Stored {
  const all = questionsOf(on).flatMap((question) => (random.chance(0.8) ? (drawAnswer(question, random) ?? []) : []))
  const shown = visibleByThePage(on, valuesOf(all)).questions
  return { on, answers: all.filter(({ question_id }) => shown.has(question_id)), language: random.oneOf(['en', 'ko']) }
}

async function store({ on, answers, language }: Stored, at: number) {
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()
  const about = { demographics: {}, version: 1, language, owner: null, created_at, updated_at: created_at }
  const id = newResponseId(on.id)
  const response = { ...about, id, survey_id: on.id, survey_version: on.version, answers: answers as never }
  await documents().send(new PutCommand({ TableName: process.env.TABLE, Item: responseItem({ response }) }))
}

const count = async (id: string, body: object) => {
  const reply = await callRoute('countResults', { as: admin, params: { id }, body })
  expect([reply.status, reply.body.errors]).toEqual([200, undefined])
  return reply.body as Results
}

/** To how many each section and question was shown. */
const bases = ({ sections, questions }: Results) => Object.fromEntries([...sections, ...questions].map(({ id, shown }) => [id, shown]))

function expectedBases(present: Survey, responses: readonly Stored[]) {
  const shown = responses.map(({ on, answers }) => visibleByThePage(on, valuesOf(answers)))
  const ofSections = present.sections.map(({ id }) => [id, shown.filter(({ sections }) => sections.has(id)).length])
  const ofQuestions = questionsOf(present).map(({ id }) => [id, shown.filter(({ questions }) => questions.has(id)).length])
  return Object.fromEntries([...ofSections, ...ofQuestions]) as Record<string, number>
}

describe.each([1, 2])('results with conditions, %d', (seed) => {
  const random = seededRandom(seed)
  let present: Survey
  let stored: Stored[]
  beforeAll(async () => {
    const first = (await callRoute('createSurvey', { as: admin, body: countedSurvey(random) })).body as Survey
    const versions = [first]
    for (let at = 0; at < 3; at++) {
      const body = conditioned(versions.at(-1)!, random)
      const reply = await callRoute('updateSurvey', { as: admin, params: { id: first.id }, body })
      versions.push(reply.body as Survey)
    }
    present = versions.at(-1)!
    stored = Array.from({ length: 40 }, () => drawnOn(random.oneOf(versions.slice(1)), random))
    for (const [at, one] of stored.entries()) await store(one, at)
    await drainStream()
  })

  it('count whom each section and question was shown to, kept and filtered', async () => {
    const everyone = expectedBases(present, stored)
    expect(new Set(Object.values(everyone)).size).toBeGreaterThan(4)
    expect(bases(await count(present.id, {}))).toEqual(everyone)
    expect(await wrongCounts(present.id)).toEqual([])
    const inKorean = stored.filter(({ language }) => language === 'ko')
    expect(bases(await count(present.id, { where: [{ of: 'language', is: ['ko'] }] }))).toEqual(expectedBases(present, inKorean))
  })

  it('count the responses that would have met a condition', async () => {
    const asked = questionsOf(present)
    const mayRead = new Map(asked.map((fields, question) => [fields.id, { section: 0, question, fields }]))
    const byReference = (show_if: Condition, responses: readonly Stored[]) =>
      responses.filter(({ answers }) => {
        const values = new Map(answers.map(({ question_id, value }) => [question_id, value]))
        return conditionByThePage(show_if, { ...present }, mayRead, (id) => values.get(id), {}) !== false
      }).length
    const inKorean = stored.filter(({ language }) => language === 'ko')
    const found: number[] = []
    for (let at = 0; at < 6; at++) {
      const show_if = conditionOn(asked, random)
      const [responses, filter] = at % 2 === 0 ? [stored, {}] : [inKorean, { where: [{ of: 'language', is: ['ko'] }] }]
      const { would_hold, total } = await count(present.id, { show_if, ...filter })
      expect([would_hold, total]).toEqual([byReference(show_if, responses), responses.length])
      found.push(would_hold! / total)
    }
    expect(found.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(2)
  })
})
