import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callsOf } from '../../scripts/lab/rehearse/services/awsCalls.ts'
import { checkCalls, recordCalls, unusedGrants, withFunction } from '../support/api/iam.ts'

let arrived = 0
const response = { statusCode: 200, headers: {}, body: Buffer.from('{}') }
const requestHandler = {
  handle: async () => {
    arrived++
    return { response }
  },
}
const config = { region: 'ap-northeast-2', credentials: { accessKeyId: 'test', secretAccessKey: 'test' }, requestHandler }
const clients = { dynamo: new DynamoDBClient(config), s3: new S3Client(config), secrets: new SecretsManagerClient(config) }
const documents = DynamoDBDocumentClient.from(clients.dynamo)
for (const client of Object.values(clients)) recordCalls(client)

const TableName = 'surveys'
const Key = { pk: 'A', sk: 'B' }
const publicList = new QueryCommand({
  TableName,
  IndexName: 'list',
  KeyConditionExpression: 'kind = :k',
  ExpressionAttributeValues: { ':k': 'S' },
})
const secret = new GetSecretValueCommand({ SecretId: 'surveys/token-key' })
const put = () => documents.send(new PutCommand({ TableName, Item: Key }))
const sign = (object: string) =>
  withFunction('exportResponses', () => getSignedUrl(clients.s3, new GetObjectCommand({ Bucket: 'surveys-private', Key: object })))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'iam-'))
  const environment = { TABLE: TableName, PRIVATE_BUCKET: 'surveys-private', TOKEN_SECRET_ID: 'surveys/token-key', IAM_USAGE_DIR: folder }
  Object.assign(process.env, environment)
  arrived = 0
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('recordCalls', () => {
  it('allows the permitted actions of a function', async () => {
    await withFunction('getSurvey', () => documents.send(new GetCommand({ TableName, Key })))
    await withFunction('listPublicSurveys', () => documents.send(publicList))
    await withFunction('issueToken', () => clients.secrets.send(secret))
    expect(arrived).toBe(3)
  })

  it.each([
    ['a write by a function that reads', () => documents.send(new PutCommand({ TableName, Item: Key })), 'dynamodb:PutItem'],
    ['the index by a function that has the table', () => documents.send(publicList), 'table/surveys/index/list'],
    ['another table', () => documents.send(new GetCommand({ TableName: 'other', Key })), 'table/other'],
    ['a scan', () => documents.send(new ScanCommand({ TableName })), 'dynamodb:Scan'],
    ['the secret', () => clients.secrets.send(secret), 'secretsmanager:GetSecretValue'],
  ])('denies %s as AWS does, before anything is sent', async (_, send, words) => {
    const thrown = await withFunction('getSurvey', send).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ name: 'AccessDeniedException', message: expect.stringContaining(words) as string })
    expect(arrived).toBe(0)
  })

  it('asks for the right to each part of a transaction', async () => {
    const put = { Put: { TableName, Item: Key } }
    const remove = { Delete: { TableName, Key } }
    await withFunction('signUp', () => documents.send(new TransactWriteCommand({ TransactItems: [put, put] })))
    const both = withFunction('signUp', () => documents.send(new TransactWriteCommand({ TransactItems: [put, remove] })))
    await expect(both).rejects.toThrow('dynamodb:DeleteItem')
    expect(arrived).toBe(1)
  })

  it('limits a function to its own prefix of the private bucket, even for addresses that it signs', async () => {
    await expect(sign('exports/one.xlsx')).resolves.toContain('X-Amz-Signature')
    await expect(sign('answers/one.pdf')).rejects.toMatchObject({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } })
    const elsewhere = new PutObjectCommand({ Bucket: 'surveys-media', Key: 'exports/one.xlsx', Body: 'x' })
    await expect(withFunction('exportResponses', () => clients.s3.send(elsewhere))).rejects.toThrow('surveys-media')
  })

  it('ignores calls that no function makes', async () => {
    await documents.send(new ScanCommand({ TableName }))
    expect(arrived).toBe(1)
  })

  it('keeps apart functions that run at once', async () => {
    const outcomes = await Promise.allSettled([withFunction('signUp', put), withFunction('getSurvey', put), withFunction('signUp', put)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('callsOf', () => {
  it('refuses a command whose rights it does not know', () => {
    expect(() => callsOf('ListTablesCommand', {})).toThrow('ListTablesCommand')
  })

  it('names a condition check as IAM does', () => {
    const TransactItems = [{ ConditionCheck: { TableName } }, { Update: { TableName } }]
    expect(callsOf('TransactWriteItemsCommand', { TransactItems }).map(({ action }) => action)).toEqual([
      'ConditionCheckItem',
      'UpdateItem',
    ])
  })
})

describe('unusedGrants', () => {
  it('names every right that no call has used, and no other', async () => {
    await checkCalls('listPublicSurveys', callsOf('QueryCommand', { TableName, IndexName: 'list' }))
    const unused = unusedGrants(folder)
    expect(unused).toContain('listPublicSurveys: dynamodb:Query on table')
    expect(unused).toContain('issueToken: secretsmanager:GetSecretValue on token secret')
    expect(unused).not.toContain('listPublicSurveys: dynamodb:Query on table/index/list')
    expect(unused.filter((grant) => /logs:|xray:/.test(grant))).toEqual([])
  })

  it('does not count a denied call as a use', async () => {
    await expect(checkCalls('getSurvey', callsOf('PutItemCommand', { TableName }))).rejects.toThrow('PutItem')
    expect(unusedGrants(folder)).toContain('getSurvey: dynamodb:Query on table')
  })
})
