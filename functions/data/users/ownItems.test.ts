import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { ownIdentities, ownResponses } from './ownItems.ts'

const table = mockClient(DynamoDBDocumentClient)
beforeEach(() => void (process.env['TABLE'] = 'table'))
afterEach(() => void delete process.env['TABLE'])

it('sees every acknowledged write: an item missed here would survive the deletion of the account', async () => {
  table.on(QueryCommand).resolves({ Items: [] })
  await ownIdentities('U1')
  await ownResponses('U1')
  expect(table.commandCalls(QueryCommand).map(({ args }) => args[0].input.ConsistentRead)).toEqual([true, true])
})
