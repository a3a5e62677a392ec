export type AwsCall = { service: 'dynamodb' | 's3' | 'secretsmanager' | 'lambda'; action: string; resource: string }

/** The inputs of the commands below: each has some of these. */
type Input = {
  TableName: string
  IndexName?: string
  RequestItems: object
  TransactItems: TransactItem[]
  Bucket: string
  Key: string
  CopySource: string
  Tagging?: unknown
  SecretId: string
  FunctionName: string
  StreamArn: string
  ShardIterator: string
}
type TransactItem = Record<string, { TableName: string }>

const place = 'ap-northeast-2:123456789012'

export const tableArn = (name: string) => `arn:aws:dynamodb:${place}:table/${name}`
export const bucketArn = (name: string) => `arn:aws:s3:::${name}`
export const secretArn = (id: string) => (id.startsWith('arn:') ? id : `arn:aws:secretsmanager:${place}:secret:${id}`)
export const functionArn = (name: string) => `arn:aws:lambda:${place}:function:${name}`
export const queueArn = `arn:aws:sqs:${place}:undelivered`
export const logGroupArn = (name: string) => `arn:aws:logs:${place}:log-group:${name}:*`

const onTable = (action: string, table: string): AwsCall => ({ service: 'dynamodb', action, resource: tableArn(table) })
const onObject = (action: string, { Bucket, Key }: Input): AwsCall => ({
  service: 's3',
  action,
  resource: `${bucketArn(Bucket)}/${Key}`,
})

const item = (action: string) => (input: Input) => [onTable(action, input.TableName)]
const batch = (action: string) => (input: Input) => Object.keys(input.RequestItems).map((table) => onTable(action, table))
const object = (action: string) => (input: Input) => [onObject(action, input)]

/** The emulator names another region and account in a stream's ARN, and a label of its own: the template has this one. */
export const streamLabel = 'rehearsed'
const onStream = (action: string, table: string): AwsCall[] => [onTable(action, `${table}/stream/${streamLabel}`)]
const tableOfStream = (arn: string) => arn.split('/')[1]!
/** The emulator's iterators are JSON in base64. */
const tableOfIterator = (iterator: string) => (JSON.parse(Buffer.from(iterator, 'base64').toString()) as { table_name: string }).table_name

/** An object that comes with tags needs the right to give them. */
const put = (input: Input) => [onObject('PutObject', input), ...(input.Tagging ? [onObject('PutObjectTagging', input)] : [])]

/** A copy reads its source, which is written `bucket/key`, and writes its target. */
const copy = (input: Input): AwsCall[] => [
  { service: 's3', action: 'GetObject', resource: bucketArn(decodeURIComponent(input.CopySource)) },
  ...put(input),
]

/** A transaction needs the rights of all of its operations. */
const transaction = (input: Input) =>
  input.TransactItems.flatMap((parts) =>
    Object.entries(parts).map(([part, { TableName }]) =>
      onTable(part === 'ConditionCheck' ? 'ConditionCheckItem' : `${part}Item`, TableName),
    ),
  )

const reading =
  (action: 'Query' | 'Scan') =>
  ({ TableName, IndexName }: Input): AwsCall[] => [onTable(action, IndexName ? `${TableName}/index/${IndexName}` : TableName)]

const commands: Record<string, (input: Input) => AwsCall[]> = {
  GetItemCommand: item('GetItem'),
  PutItemCommand: item('PutItem'),
  UpdateItemCommand: item('UpdateItem'),
  DeleteItemCommand: item('DeleteItem'),
  QueryCommand: reading('Query'),
  ScanCommand: reading('Scan'),
  BatchGetItemCommand: batch('BatchGetItem'),
  BatchWriteItemCommand: batch('BatchWriteItem'),
  TransactGetItemsCommand: transaction,
  TransactWriteItemsCommand: transaction,
  ListStreamsCommand: () => [{ service: 'dynamodb', action: 'ListStreams', resource: '*' }],
  DescribeStreamCommand: ({ StreamArn }) => onStream('DescribeStream', tableOfStream(StreamArn)),
  GetShardIteratorCommand: ({ StreamArn }) => onStream('GetShardIterator', tableOfStream(StreamArn)),
  GetRecordsCommand: ({ ShardIterator }) => onStream('GetRecords', tableOfIterator(ShardIterator)),
  GetObjectCommand: object('GetObject'),
  HeadObjectCommand: object('GetObject'),
  PutObjectCommand: put,
  GetObjectTaggingCommand: object('GetObjectTagging'),
  DeleteObjectTaggingCommand: object('DeleteObjectTagging'),
  CopyObjectCommand: copy,
  CreateMultipartUploadCommand: object('PutObject'),
  UploadPartCommand: object('PutObject'),
  CompleteMultipartUploadCommand: object('PutObject'),
  AbortMultipartUploadCommand: object('AbortMultipartUpload'),
  DeleteObjectCommand: object('DeleteObject'),
  InvokeCommand: ({ FunctionName }) => [{ service: 'lambda', action: 'InvokeFunction', resource: functionArn(FunctionName) }],
  GetSecretValueCommand: ({ SecretId }) => [{ service: 'secretsmanager', action: 'GetSecretValue', resource: secretArn(SecretId) }],
}

/** The rights that AWS checks for this command of the SDK. Throws on a command that is not listed here. */
export function callsOf(command: string, input: object): AwsCall[] {
  const calls = commands[command]
  if (!calls) throw new Error(`scripts/lab/rehearse/services/awsCalls.ts does not know which rights ${command} needs.`)
  return calls(input as Input)
}
