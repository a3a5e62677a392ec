import { pageFunction } from '#shared/site/pageContract.ts'
import { inBackground, names } from './names.ts'
import { all, idsOf, prod } from './synthesised.ts'

const alarm = (id: string) => prod.resources[idsOf('AWS::CloudWatch::Alarm').find((one) => one.slice(0, -8) === id)!]!.Properties

describe('what goes wrong at night', () => {
  it('is counted in the lines of every function, which are JSON', () => {
    const filters = all('AWS::Logs::MetricFilter').map(({ Properties }) => Properties)
    const groups = filters.map(({ LogGroupName }) => (LogGroupName.Ref as string).slice(0, -'Logs12345678'.length))
    expect(groups.sort()).toEqual([...names, ...inBackground, pageFunction].sort())
    for (const { FilterPattern, MetricTransformations } of filters) {
      expect(FilterPattern).toBe('{ $.message.event = "*" }')
      expect(MetricTransformations).toEqual([
        {
          MetricNamespace: 'Surveys/prod',
          MetricName: 'LogLines',
          MetricValue: '1',
          Dimensions: [{ Key: 'event', Value: '$.message.event' }],
        },
      ])
    }
    for (const { Properties } of all('AWS::Lambda::Function').filter(({ Properties }) => Properties.Environment?.Variables.TABLE))
      expect(Properties.LoggingConfig).toMatchObject({ LogFormat: 'JSON', ApplicationLogLevel: 'INFO', SystemLogLevel: 'WARN' })
  })

  it.each([
    ['Failures', 'failed', 1],
    ['MailFailures', 'mail', 1],
    ['CallsAside', 'aside', 10],
  ])('%s hears of the line %s', (id, Value, Threshold) => {
    expect(alarm(id)).toMatchObject({
      Namespace: 'Surveys/prod',
      MetricName: 'LogLines',
      Dimensions: [{ Name: 'event', Value }],
      Statistic: 'Sum',
      Threshold,
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
    expect(given.sort()).toEqual(
      [...names, ...inBackground, pageFunction, 'api', 'siteFiles', 'tokenKey'].map((name) => `/surveys/prod/${name}`).sort(),
    )
  })
})
