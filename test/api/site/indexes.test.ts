import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { randomUUID } from 'node:crypto'
import { responsePlaces } from '#functions/data/responses/responseOrder.ts'
import { indexes } from '#shared/infrastructure.ts'
import { createTable } from '../../../scripts/local/services/resources.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { buildAdmin } from '../../support/api/people.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
]

it('adds missing indexes to an older table, with its content', async () => {
  const TableName = `before-${randomUUID()}`
  process.env.TABLE = TableName
  const client = new DynamoDBClient()
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'kind', 'time'].map(string),
      KeySchema: key('pk', 'sk'),
      GlobalSecondaryIndexes: [{ IndexName: 'list', KeySchema: key('kind', 'time'), Projection: { ProjectionType: 'ALL' } }],
    }),
  )
  const survey = await createSurvey(await buildAdmin())
  const answers = [{ question_id: 'name', value: 'Herald' }]
  const { body } = await callRoute('submitResponse', { body: { survey_id: survey.id, answers, demographics: {} } })
  expect(await createTable(TableName)).toBe('uncounted')
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(indexes.map(({ name }) => name).sort())
  const places = await Array.fromAsync(responsePlaces(survey.id, { newestFirst: true }))
  expect(places.map(({ id }) => id)).toEqual([body.id])
  client.destroy()
})
