import { all, dev, one, prod, restored, statementsIn, actionsOf } from './synthesized/synthesized.ts'

const roleOf = (name: string) => Object.entries(prod.resources).find(([id]) => id.slice(0, -8) === `${name}Role`)![1]
const queue = () => Object.entries(prod.resources).find(([, { Type }]) => Type === 'AWS::SQS::Queue')!
const mapping = () => one('AWS::Lambda::EventSourceMapping')

/** The roles that have a right of this pattern. */
const rolesFor = (pattern: RegExp) =>
  all('AWS::IAM::Role').filter((role) =>
    statementsIn(role)
      .flatMap(actionsOf)
      .some((action) => pattern.test(action)),
  )

describe('the table’s stream', () => {
  it('has both images, and brings what counts nothing but changes of responses', () => {
    expect(one('AWS::DynamoDB::Table').StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' })
    const { Filters } = mapping().FilterCriteria as { Filters: { Pattern: string }[] }
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown)).toEqual([
      { dynamodb: { Keys: { pk: { S: [{ prefix: 'SURVEY#' }] }, sk: { S: [{ prefix: 'RESP#' }] } } } },
    ])
  })

  it('is read from its beginning, in batches that are halved where they fail, and set aside when they fail for good', () => {
    const [id] = queue()
    expect(mapping()).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 1_000,
      MaximumBatchingWindowInSeconds: 3,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [id, 'Arn'] } } },
    })
  })

  it('may be read by the functions that count and recount, and only the first may send to the queue', () => {
    expect(new Set(rolesFor(/GetRecords/))).toEqual(new Set([roleOf('countResponses'), roleOf('recountChanged')]))
    for (const role of rolesFor(/GetRecords/)) {
      const reading = statementsIn(role).find((statement) => actionsOf(statement).includes('dynamodb:GetRecords'))!
      expect(reading.Resource).toEqual({ 'Fn::GetAtt': [expect.stringMatching(/^Table/), 'StreamArn'] })
    }
    expect(rolesFor(/sqs:/)).toEqual([roleOf('countResponses')])
    const telling = statementsIn(roleOf('countResponses')).find((statement) => actionsOf(statement).includes('sqs:SendMessage'))!
    expect(telling.Resource).toEqual({ 'Fn::GetAtt': [queue()[0], 'Arn'] })
  })

  it('comes with alarms for uncounted and for late changes', () => {
    const alarms = all('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
    const [id] = queue()
    expect(alarms.find(({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible')).toMatchObject({
      Threshold: 1,
      Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
    })
    expect(alarms.find(({ MetricName }) => MetricName === 'IteratorAge')).toMatchObject({ Threshold: 300_000, Statistic: 'Maximum' })
  })

  it('is that of a restored table if its label is given, and none otherwise', () => {
    expect(all('AWS::Lambda::EventSourceMapping', dev)).toEqual([])
    expect(JSON.stringify(one('AWS::Lambda::EventSourceMapping', restored).EventSourceArn)).toContain(
      'table/restored/stream/2026-11-22T10:00:00.000',
    )
  })
})
