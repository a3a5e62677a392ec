import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { ownIdentities, ownResponses } from './ownItems.ts'

const table = mockClient(DynamoDBDocumentClient)
beforeEach(() => void (process.env['TABLE'] = 'table'))
afterEach(() => void delete process.env['TABLE'])

it('sees every acknowledged write: what is missed here stays behind when an account goes', async () => {
  table.on(QueryCommand).resolves({ Items: [] })
  await ownIdentities('U1')
  await ownResponses('U1')
  expect(table.commandCalls(QueryCommand).map(({ args }) => args[0].input.ConsistentRead)).toEqual([true, true])
})
