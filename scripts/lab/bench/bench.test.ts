import { DynamoDBClient, GetItemCommand, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb'
import * as v from 'valibot'
import { visible } from '#shared/branching.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { seededRandom } from '../../demo/responses/seededRandom.ts'
import { benchAnswers, benchSurvey } from './benchSurvey.ts'
import { conditionCount, conditionsSurvey } from './conditionsSurvey.ts'
import { countUnits } from './consumedUnits.ts'
import { percentiles, table } from './table.ts'

describe('percentiles', () => {
  it.each([
    [[7], { p50: 7, p99: 7 }],
    [[3, 1, 2], { p50: 2, p99: 3 }],
    [Array.from({ length: 200 }, (_, at) => 200 - at), { p50: 100, p99: 198 }],
  ])('of %j', (times, expected) => expect(percentiles(times)).toEqual(expected))
})

describe('countUnits', () => {
  it('asks every call what it consumed and keeps reads and writes apart', async () => {
    const client = new DynamoDBClient({ region: 'local', credentials: { accessKeyId: 'a', secretAccessKey: 's' } })
    const asked: unknown[] = []
    const { take } = countUnits(client)
    client.middlewareStack.add(
      (_next, { commandName }) =>
        async ({ input }) => {
          asked.push((input as { ReturnConsumedCapacity?: string }).ReturnConsumedCapacity)
          const one = { CapacityUnits: 0.5 }
          return { output: { $metadata: {}, ConsumedCapacity: commandName?.startsWith('Transact') ? [one, one, one] : one }, response: {} }
        },
      { step: 'initialize', priority: 'low' },
    )
    const [TableName, Key] = ['t', { pk: { S: 'a' } }]
    await client.send(new GetItemCommand({ TableName, Key }))
    await client.send(new PutItemCommand({ TableName, Item: Key }))
    await client.send(new TransactWriteItemsCommand({ TransactItems: [] }))
    expect(asked).toEqual(['TOTAL', 'TOTAL', 'TOTAL'])
    expect(take()).toEqual({ read: 0.5, write: 2 })
    expect(take()).toEqual({ read: 0, write: 0 })
  })
})

it('builds the survey of conditions with 300 questions, 100 gateways and its stated number of conditions', () => {
  const { sections } = v.parse(surveyBody, conditionsSurvey())
  const questions = sections.flatMap((section) => section.questions)
  const conditions = [...sections, ...questions].filter(({ show_if }) => show_if)
  const gateways = questions.filter(({ gateway }) => gateway)
  expect([questions.length, gateways.length, conditions.length]).toEqual([300, 100, conditionCount])
  expect(conditionsSurvey()).toEqual(conditionsSurvey())
})

describe('the survey of the bench', () => {
  const survey = v.parse(surveyBody, benchSurvey())

  it('has forty questions, and shows a quarter of them for one answer only', () => {
    const [open, closed] = ['choice_0', 'choice_1'].map((value) => visible(survey, [{ question_id: 'q0', value }]))
    expect([open?.questions.size, closed?.questions.size]).toEqual([40, 30])
  })

  it('is answered where it shows, in full where an answer is required, and by the same seed in the same way', () => {
    for (let seed = 0; seed < 50; seed++) {
      const answers = benchAnswers(survey, seededRandom(seed))
      const { questions } = visible(survey, answers)
      const given = new Set(answers.map(({ question_id }) => question_id))
      expect([...given].filter((id) => !questions.has(id))).toEqual([])
      const required = survey.sections.flatMap((section) => section.questions.filter((question) => question.required))
      expect(required.filter(({ id }) => questions.has(id) && !given.has(id))).toEqual([])
      expect(benchAnswers(survey, seededRandom(seed))).toEqual(answers)
    }
  })
})

describe('table', () => {
  it('sets names to the left and figures to the right', () => {
    const lines = ['A title', 'name    p50', '------  ---', 'submit  1.5', 'read     20']
    const rows = [
      ['submit', '1.5'],
      ['read', '20'],
    ]
    expect(table('A title', ['name', 'p50'], rows)).toBe(lines.join('\n'))
  })
})
