import { schemaProblems } from './schemas.ts'
import { names } from './names.ts'
import { all, dev, idsOf, one, prod } from './synthesized/synthesized.ts'

describe('the template', () => {
  it('conforms to CloudFormation’s own schemas: known properties, all required ones, values of their type', () => {
    expect([...schemaProblems(prod.resources), ...schemaProblems(dev.resources)]).toEqual([])
  })

  it.each([
    ['a property that does not exist', 'AWS::S3::Bucket', { Nmae: 'x' }, 'there is no Nmae'],
    ['one of another type', 'AWS::Lambda::Function', { Timeout: 'soon' }, 'Timeout is no number'],
    ['a type that does not exist', 'AWS::S3::Buckett', {}, 'there is no AWS::S3::Buckett'],
    ['one that is missing', 'AWS::ApiGatewayV2::Route', {}, 'ApiId is missing'],
  ])('would not pass with %s', (_, Type, Properties, words) => {
    expect(schemaProblems({ One: { Type, Properties } }).join('\n')).toContain(words)
  })

  it('has four resources for each route beside a base', () => {
    const base = Object.keys(prod.resources).length - 4 * names.length
    expect(base).toBeLessThan(95)
  })
})

describe('the stages', () => {
  const keeping = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']

  it.each(keeping)('prod keeps every %s, dev none', (type) => {
    for (const { DeletionPolicy, UpdateReplacePolicy } of all(type))
      expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['Retain', 'Retain'])
    for (const { DeletionPolicy } of all(type, dev)) expect(DeletionPolicy).toBe('Delete')
  })

  it('protect the table and the signing key of prod', () => {
    const secrets = idsOf('AWS::SecretsManager::Secret').filter((id) => id.startsWith('TokenSecret'))
    expect(secrets.map((id) => prod.resources[id]!.DeletionPolicy)).toEqual(['RetainExceptOnCreate'])
    expect(one('AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(true)
    expect(one('AWS::DynamoDB::Table', dev).DeletionProtectionEnabled).toBe(false)
  })

  it('stay below 450 resources of CloudFormation’s 500: docs/operations.md has the steps above that', () => {
    const resources = { prod: Object.keys(prod.resources).length, dev: Object.keys(dev.resources).length }
    const tooMany = Object.entries(resources).filter(([, number]) => number >= 450)
    expect(tooMany).toEqual([])
  })

  it('leave cdk-nag nothing to say', () => {
    expect([...prod.findings(), ...dev.findings()]).toEqual([])
  })
})

it('has tags that identify it in a bill or a budget', () => {
  expect([prod.tags, dev.tags]).toEqual([
    { application: 'surveys', stage: 'prod' },
    { application: 'surveys', stage: 'dev' },
  ])
})

it('has one screen with every alarm on it', () => {
  const body = JSON.stringify(one('AWS::CloudWatch::Dashboard').DashboardBody)
  expect(idsOf('AWS::CloudWatch::Alarm').filter((id) => !body.includes(`"${id}","Arn"`))).toEqual([])
})

describe('the alarms', () => {
  it('reach every admin', () => {
    expect(all('AWS::SNS::Subscription').map(({ Properties }) => Properties.Endpoint as string)).toEqual([
      'one@example.com',
      'two@example.com',
    ])
    for (const { Properties } of all('AWS::CloudWatch::Alarm')) expect(Properties.AlarmActions).toHaveLength(1)
  })
})
