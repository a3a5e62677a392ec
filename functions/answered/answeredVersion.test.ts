import { GetCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { randomBytes } from 'node:crypto'
import { question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { definitionOf } from '../../test/support/exportOf.ts'
import { packParts } from '../data/pack.ts'
import { forgetDefinitions } from '../data/surveys/definitions.ts'
import { readAnsweredVersion } from './answeredVersion.ts'

const table = mockClient(DynamoDBDocumentClient)
const reads = () => table.commandCalls(GetCommand).length
const read = (survey_version: number) => readAnsweredVersion({ survey_id: 'S1', survey_version })
const [packed] = packParts(definitionOf(survey([section('s', [question('q')])])))

beforeEach(() => {
  process.env['TABLE'] = 'table'
  table.reset()
  forgetDefinitions()
  table.on(QueryCommand).resolves({ Items: [{ part: 0, packed }] })
})
afterEach(() => void delete process.env['TABLE'])

describe('readAnsweredVersion', () => {
  it('reads each version once even if responses alternate, and sees one saved just now', async () => {
    table.on(GetCommand).resolves({ Item: { parts: 1, saved_at: '2026-11-20T00:00:00.000Z' } })
    const versions = Array.from({ length: 100 }, (_, at) => at + 1)
    const first = await Promise.all(versions.map(read))
    for (const version of versions) expect(await read(version)).toBe(first[version - 1])
    expect(first[0]!.question('q')).toMatchObject({ id: 'q' })
    expect(reads()).toBe(100)
    expect(table.commandCalls(GetCommand)[0]!.args[0].input.ConsistentRead).toBe(true)
  })

  it('reads a missing version only once', async () => {
    table.on(GetCommand).resolves({})
    for (let at = 0; at < 3; at++) expect(await read(7)).toBeNull()
    expect(reads()).toBe(1)
  })

  it('drops the least recently used versions where they are large', async () => {
    table.on(GetCommand).resolves({ Item: { parts: 1, saved_at: '' } })
    const large = section('s', [question('q')], { title: randomBytes(250_000).toString('hex') })
    table.on(QueryCommand).resolves({ Items: [{ part: 0, packed: packParts(definitionOf(survey([large])))[0] }] })
    for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 1]) await read(version)
    expect(reads()).toBe(11)
  })
})
