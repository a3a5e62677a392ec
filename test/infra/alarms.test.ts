import { names } from './names.ts'
import { all, dev, idsOf, one, prod } from './synthesized/synthesized.ts'

const alarm = (id: string) => prod.resources[idsOf('AWS::CloudWatch::Alarm').find((one) => one.slice(0, -8) === id)!]!.Properties

describe('a failure at night', () => {
  it('is counted in the lines of every function, which are JSON in one log group', () => {
    const group = idsOf('AWS::Logs::LogGroup').find((id) => prod.resources[id]!.Properties.LogGroupName === '/surveys/prod/functions')!
    expect(one('AWS::Logs::MetricFilter')).toEqual({
      FilterPattern: '{ $.message.event = "*" }',
      LogGroupName: { Ref: group },
      MetricTransformations: [
        {
          MetricNamespace: 'Surveys/prod',
          MetricName: 'LogLines',
          MetricValue: '1',
          Dimensions: [{ Key: 'event', Value: '$.message.event' }],
        },
      ],
    })
    const functions = all('AWS::Lambda::Function').map(({ Properties }) => Properties)
    expect(functions.length).toBeGreaterThan(names.length)
    for (const { LoggingConfig } of functions) expect(LoggingConfig).toMatchObject({ LogGroup: { Ref: group } })
    for (const { LoggingConfig } of functions.filter(({ Environment }) => Environment?.Variables.TABLE))
      expect(LoggingConfig).toMatchObject({ LogFormat: 'JSON', ApplicationLogLevel: 'INFO', SystemLogLevel: 'WARN' })
  })

  it.each([
    ['Failures', 'failed', 1],
    ['MailFailures', 'mail', 1],
    ['CallsAside', 'aside', 10],
    ['CountsWrong', 'miscounted', 1],
  ])('%s alarms on the line %s', (id, Value, Threshold) => {
    expect(alarm(id)).toMatchObject({
      Namespace: 'Surveys/prod',
      MetricName: 'LogLines',
      Dimensions: [{ Name: 'event', Value }],
      Statistic: 'Sum',
      Threshold,
    })
  })

  it('is seen of mails that bounce or are marked as spam, where the site sends mail', () => {
    const rates = ['MailBounces', 'MailComplaints'].map((id) => {
      const { Namespace, MetricName, Dimensions, Threshold, TreatMissingData } = alarm(id)
      return [Namespace, MetricName, Dimensions, Threshold, TreatMissingData] as unknown
    })
    expect(rates).toEqual([
      ['AWS/SES', 'Reputation.BounceRate', undefined, 0.05, 'ignore'],
      ['AWS/SES', 'Reputation.ComplaintRate', undefined, 0.001, 'ignore'],
    ])
    expect(idsOf('AWS::CloudWatch::Alarm', dev).filter((id) => /^Mail(?:Bounces|Complaints)/.test(id))).toEqual([])
  })

  it('is a canary that fails or falls silent', () => {
    expect(alarm('SiteDown')).toMatchObject({
      Dimensions: [{ Name: 'event', Value: 'reachable' }],
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      Period: 300,
      EvaluationPeriods: 2,
      TreatMissingData: 'breaching',
    })
  })

  it('is seen of slow answers on a site with few calls too', () => {
    expect(alarm('SlowApi')).toMatchObject({ ExtendedStatistic: 'p90', EvaluateLowSampleCountPercentile: 'evaluate' })
  })

  it('is watched of all functions by one metric', () => {
    expect(alarm('FunctionErrors')).toMatchObject({ Namespace: 'AWS/Lambda', MetricName: 'Errors' })
    expect(alarm('FunctionErrors').Dimensions).toBeUndefined()
  })
})

describe('the log groups', () => {
  it('have names that a person can type', () => {
    const given = all('AWS::Logs::LogGroup').map(({ Properties }) => Properties.LogGroupName as string)
    expect(given.sort()).toEqual(['/surveys/prod/api', '/surveys/prod/functions'])
  })
})
