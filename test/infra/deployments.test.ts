import { costTables, idle, type Measured } from '../../scripts/ops/costs/costs.ts'
import { readFileSync } from 'node:fs'
import { readSettings } from '../../infra/settings.ts'
import { paths } from '#shared/paths.ts'
import { needed } from '../../scripts/ops/doctor/account.ts'
import { requestsPerAddress } from '../../infra/site/requestsPerAddress.ts'
import { schemaProblems } from './schemas.ts'
import { circles } from '../tree/modules.ts'
import { names } from './names.ts'
import { all, dev, idsOf, one, prod, synthesize, synthesizeAll, type Properties, type Resource, type Synthesized } from './synthesized.ts'

/** Mistakes that show only in a second deployment, a second site or an account that is full, not in a template that synthesizes. */
const hosted = { stage: 'prod', domain: 'example.com', hostedZone: 'Z0123456789ABC' }
const [first, zoned, rotated, off, small, unbounded] = synthesizeAll(
  { context: { stage: 'prod', adminEmails: 'one@example.com' }, place: { isFirst: true, version: 'abc123' }, nag: true },
  { context: hosted, place: { region: 'ap-northeast-2' }, nag: true },
  { context: { stage: 'dev', originSecret: '2' }, nag: true },
  { context: { stage: 'prod', waf: 'off' }, nag: true },
  { context: { stage: 'prod', adminEmails: 'one@example.com', budget: '9.5' } },
  { context: { stage: 'prod', adminEmails: 'one@example.com', budget: 'none' } },
)

const edgeOf = ({ edge }: Synthesized, type: string) =>
  Object.values(edge!.Resources).flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []))

const valueOf = (value: unknown) => JSON.stringify(value)

describe('a first deployment that fails', () => {
  it('can be taken away: protection comes once the stack stands', () => {
    expect([first.terminationProtection ?? false, prod.terminationProtection]).toEqual([false, true])
  })

  it('leaves no log group and no secret behind, which later ones keep', () => {
    const secrets = idsOf('AWS::SecretsManager::Secret').filter((id) => !id.startsWith('OriginSecret'))
    const policies = [...idsOf('AWS::Logs::LogGroup'), ...secrets].map((id) => [
      prod.resources[id]!.DeletionPolicy,
      prod.resources[id]!.UpdateReplacePolicy,
    ])
    expect(secrets).toHaveLength(3)
    expect(policies).toEqual(policies.map(() => ['RetainExceptOnCreate', 'Retain']))
  })
})

describe('what AWS throttles when it is created at once', () => {
  it.each(['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration'])('is %s: ten chains create them', (type) => {
    const ids = idsOf(type)
    const before = ids.map((id) => [prod.resources[id]!.DependsOn ?? []].flat().filter((one) => ids.includes(one)))
    expect(before.filter((needed) => needed.length === 0)).toHaveLength(10)
    expect(new Set(before.flat()).size).toBe(ids.length - 10)
  })
})

describe('a second region or stage in the account', () => {
  it.each([
    ['AWS::CloudFront::ResponseHeadersPolicy', (given: Properties) => given.ResponseHeadersPolicyConfig.Name as unknown, 3],
    ['AWS::CloudFront::OriginAccessControl', (given: Properties) => given.OriginAccessControlConfig.Name as unknown, 2],
    ['AWS::CloudFront::CachePolicy', (given: Properties) => given.CachePolicyConfig.Name as unknown, 2],
    ['AWS::CloudFront::Function', (given: Properties) => given.Name as unknown, 3],
  ])('names its %s by region and stage', (type, name, count) => {
    const given = all(type).map(({ Properties }) => valueOf(name(Properties)))
    expect(given).toHaveLength(count)
    for (const one of given) expect(one).toMatch(/"Ref":"AWS::Region"/)
    for (const one of given) expect(one).toContain('Surveys')
    for (const one of given) expect(one).toContain('prod')
  })

  it('has a stack of its own in us-east-1', () => {
    expect([zoned.edge?.name, zoned.edge?.region]).toEqual(['Surveys-prod-Edge-ap-northeast-2', 'us-east-1'])
  })
})

/** The resources of `prod` that must be there before this one. */
const needs = ({ DependsOn = [], ...given }: Resource) => {
  const named = [...JSON.stringify(given).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/g)].map((found) => found[1]!)
  return [...new Set([...named, ...[DependsOn].flat()])].filter((id) => id in prod.resources)
}

describe('a second deployment', () => {
  it('may change the admins: their budget has no fixed name, under which AWS could not replace it', () => {
    const budgets = [first, prod].map((from) => one('AWS::Budgets::Budget', from))
    expect(budgets[0]!.NotificationsWithSubscribers).not.toEqual(budgets[1]!.NotificationsWithSubscribers)
    for (const { Budget } of budgets) expect(Budget).not.toHaveProperty('BudgetName')
  })

  it('uploads the hashed files before the function whose pages name them', () => {
    const page = prod.resources[idsOf('AWS::Lambda::Function').find((id) => id.startsWith('publishedPage'))!]!
    const assets = idsOf('Custom::CDKBucketDeployment').find((id) => id.startsWith('SiteAssets'))!
    expect(page.DependsOn).toContain(assets)
  })

  it('finds no resource that waits for itself, by way of others', () => {
    const graph = new Map(Object.entries(prod.resources).map(([id, resource]) => [id, needs(resource)]))
    expect([...graph.values()].flat().length).toBeGreaterThan(500)
    expect(circles(graph).map((ids) => ids.join(' -> '))).toEqual([])
  })
})

const arn = (id?: string) => ({ 'Fn::GetAtt': [id, 'Arn'] })

describe('the commit that is live', () => {
  it('is an output, and known to every function that logs', () => {
    expect(first.outputs.Version!.Value).toBe('abc123')
    const variables = all('AWS::Lambda::Function', first).flatMap(
      ({ Properties }) => (Properties.Environment?.Variables ?? []) as Properties,
    )
    const ours = variables.filter(({ TABLE }) => TABLE)
    expect(ours.length).toBeGreaterThan(names.length)
    for (const { VERSION } of ours) expect(VERSION).toBe('abc123')
  })

  it('is rolled back when calls fail: an output names the alarms', () => {
    const [api, calls] = ['ApiFailures', 'Failures'].map((name) => idsOf('AWS::CloudWatch::Alarm').find((id) => id.slice(0, -8) === name))
    expect(prod.outputs.RollbackAlarms!.Value).toEqual({ 'Fn::Join': ['', [arn(api), ',', arn(calls)]] })
  })
})

describe('what a stack says of its settings', () => {
  it('makes the next deployment the same', () => {
    const { stage, ...said } = { stage: 'prod', ...(JSON.parse(zoned.outputs.Settings!.Value as string) as Record<string, string>) }
    expect(said).toMatchObject({ domain: hosted.domain, hostedZone: hosted.hostedZone, waf: 'on' })
    expect(synthesize({ stage, ...said }, { region: 'ap-northeast-2' }).resources).toEqual(zoned.resources)
  })

  it('goes with the API’s name', () => {
    expect(prod.outputs.ApiName!.Value).toBe('Surveys-prod')
    expect(one('AWS::ApiGatewayV2::Api').Name).toBe('Surveys-prod')
  })
})

/** The headers that CloudFront adds to what it asks the API. */
const sent = (from = rotated) => {
  const { Origins } = one('AWS::CloudFront::Distribution', from).DistributionConfig as { Origins: Properties[] }
  return valueOf(Origins.find(({ OriginCustomHeaders }) => OriginCustomHeaders)!.OriginCustomHeaders)
}

describe('another secret for CloudFront', () => {
  it('is one of its own; the functions take the one before too', () => {
    expect(idsOf('AWS::SecretsManager::Secret', rotated).filter((id) => id.startsWith('OriginSecret'))).toHaveLength(2)
    expect(sent()).toContain('OriginSecret2')
    expect(sent(dev)).toMatch(/OriginSecret(?!2)/)
    const [taking] = all('AWS::Lambda::Function', rotated).flatMap(({ Properties }) => {
      const { ORIGIN_SECRET: given } = (Properties.Environment?.Variables ?? {}) as { ORIGIN_SECRET?: unknown }
      return given ? [valueOf(given)] : []
    })
    expect(taking!.match(/resolve:secretsmanager:/g)).toHaveLength(2)
  })

  it('is sent only when every function takes it', () => {
    const { DependsOn } = Object.values(rotated.resources).find(({ Type }) => Type === 'AWS::CloudFront::Distribution')!
    for (const name of names) expect(DependsOn!.some((id) => id.slice(0, -8) === name)).toBe(true)
  })
})

describe('the budget', () => {
  it('is on in prod, of 100 dollars, and tells the admins', () => {
    const { Budget, NotificationsWithSubscribers } = one('AWS::Budgets::Budget') as { Budget: Properties } & Record<string, Properties[]>
    expect(Budget.BudgetLimit).toEqual({ Amount: 100, Unit: 'USD' })
    for (const { Subscribers } of NotificationsWithSubscribers!)
      expect((Subscribers as Properties[]).map(({ Address }) => Address as string)).toEqual(['one@example.com', 'two@example.com'])
  })

  it('is above what the site costs without visitors and with a million of them', () => {
    const measured = JSON.parse(readFileSync('scripts/ops/costs/measured.json', 'utf8')) as Measured
    const { idle: still, visits } = costTables(measured)
    const [one, other] = [still, visits].map((table) => Number(/\*\*together\*\*[ |]+\*\*([\d.]+)/.exec(table)![1]))
    expect(readSettings((name) => (name === 'stage' ? 'prod' : undefined)).budget).toBeGreaterThan(one! + other!)
  })

  it('speaks to the alarms’ topic where no admin is named, which an output names', () => {
    const [topic] = idsOf('AWS::SNS::Topic', off)
    const { NotificationsWithSubscribers } = one('AWS::Budgets::Budget', off) as Record<string, Properties[]>
    for (const { Subscribers } of NotificationsWithSubscribers!)
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic } }])
    expect(off.outputs.AlarmTopic).toMatchObject({ Value: { Ref: topic } })
    const may = (one('AWS::SNS::TopicPolicy', off).PolicyDocument.Statement as Properties[]).filter(({ Effect }) => Effect === 'Allow')
    const services = may.flatMap(({ Principal }) => (Principal as { Service: string | string[] }).Service)
    expect(services.toSorted()).toEqual(['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'])
    for (const { Condition } of may) expect(Condition).toEqual({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } })
  })

  it('can be another or none', () => {
    expect(one('AWS::Budgets::Budget', small).Budget.BudgetLimit.Amount).toBe(9.5)
    expect(all('AWS::Budgets::Budget', unbounded)).toEqual([])
    expect(all('AWS::Budgets::Budget', dev)).toEqual([])
  })
})

/** The part of a request that a statement compares, how, and with what. */
const compared = ({ ByteMatchStatement: { SearchString, PositionalConstraint, FieldToMatch } }: Properties) => [
  Object.keys(FieldToMatch as Properties),
  PositionalConstraint as string,
  SearchString as string,
]

const said = (OutputName: string) => ({
  'Fn::GetStackOutput': { StackName: 'Surveys-prod-Edge-ap-northeast-2', OutputName, Region: 'us-east-1' },
})

describe('what CloudFront takes from us-east-1 alone', () => {
  const edge = Object.values(zoned.edge!.Resources)
  const acl = edge.find(({ Type }) => Type === 'AWS::WAFv2::WebACL')!.Properties
  const rules = acl.Rules as Properties[]
  const { DistributionConfig: config } = one('AWS::CloudFront::Distribution', zoned)

  it('is read from the stack there', () => {
    expect(config.WebACLId).toEqual(said('WebAclArn'))
    expect(config.ViewerCertificate.AcmCertificateArn).toEqual(said('CertificateArn'))
    expect(Object.keys(zoned.edge!.Outputs).sort()).toEqual(['CertificateArn', 'WebAclArn'])
    expect(schemaProblems(zoned.edge!.Resources)).toEqual([])
  })

  const bounds = rules.flatMap(({ Statement, Action }) =>
    Statement.RateBasedStatement ? [[Statement.RateBasedStatement as Properties, Action.Block.CustomResponse as Properties] as const] : [],
  )

  it('bounds each address, and its sign-ins and responses more tightly, and says so with 429', () => {
    expect(bounds.map(([{ Limit, AggregateKeyType }, { ResponseCode }]) => [Limit, AggregateKeyType, ResponseCode])).toEqual([
      [requestsPerAddress.signIn, 'IP', 429],
      [requestsPerAddress.responses, 'IP', 429],
      [requestsPerAddress.everywhere, 'IP', 429],
    ])
    expect(valueOf(bounds[0]![0].ScopeDownStatement)).toContain('/api/auth/')
  })

  it('leaves static files out of the bound on all requests', () => {
    const excluded = bounds[2]![0].ScopeDownStatement.NotStatement.Statement.OrStatement.Statements as Properties[]
    expect(excluded.map(compared)).toEqual(
      ['/assets/', '/media/', '/favicon.ico', '/icon.svg', '/share.png'].map((path) => [['UriPath'], 'STARTS_WITH', path]),
    )
  })

  it('lets sign-in providers return with URLs in the query, and blocks them elsewhere', () => {
    const statements = rules.find(({ Name }) => Name === 'RemoteFiles')!.Statement.AndStatement.Statements as [Properties, Properties]
    expect(statements[0].LabelMatchStatement).toEqual({
      Scope: 'LABEL',
      Key: 'awswaf:managed:aws:core-rule-set:GenericRFI_QueryArguments',
    })
    expect(compared(statements[1].NotStatement.Statement as Properties)).toEqual([['UriPath'], 'STARTS_WITH', '/api/auth/oauth/'])
    expect(rules.findIndex(({ Name }) => Name === 'RemoteFiles')).toBeGreaterThan(rules.findIndex(({ Name }) => Name === 'CommonRules'))
  })

  it('keeps samples of requests, without tokens, keys and queries', () => {
    for (const { VisibilityConfig } of [acl, ...rules]) expect(VisibilityConfig.SampledRequestsEnabled).toBe(true)
    const redacted = (acl.DataProtectionConfig.DataProtections as Properties[]).map(({ Action, Field }) => [Action, Field] as unknown)
    expect(redacted).toEqual([
      ['SUBSTITUTION', { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization', 'cookie', 'idempotency-key'] }],
      ['SUBSTITUTION', { FieldType: 'QUERY_STRING' }],
    ])
  })

  it('alarms the admins there: of blocked requests, and of a certificate that was not renewed', () => {
    const alarms = edgeOf(prod, 'AWS::CloudWatch::Alarm')
    expect(alarms).toEqual([
      expect.objectContaining({
        Namespace: 'AWS/WAFV2',
        MetricName: 'BlockedRequests',
        Dimensions: [
          { Name: 'Rule', Value: 'ALL' },
          { Name: 'WebACL', Value: edgeOf(prod, 'AWS::WAFv2::WebACL')[0]!.VisibilityConfig.MetricName },
        ],
      }),
      expect.objectContaining({
        MetricName: 'DaysToExpiry',
        Dimensions: [{ Name: 'CertificateArn', Value: 'arn:aws:acm:us-east-1:123456789012:certificate/one' }],
        Threshold: 30,
        ComparisonOperator: 'LessThanOrEqualToThreshold',
      }),
    ])
    expect(edgeOf(prod, 'AWS::SNS::Subscription').map(({ Endpoint }) => Endpoint as string)).toEqual(['one@example.com', 'two@example.com'])
  })

  it('counts the calls that write a response, by method and path, and lets a lecture hall of 300 send and correct theirs', () => {
    const [{ ScopeDownStatement: counted, EvaluationWindowSec: seconds }] = bounds[1]!
    const [methods, path] = (counted as Properties).AndStatement.Statements as [Properties, Properties]
    expect((methods.OrStatement.Statements as Properties[]).map(compared)).toEqual([
      [['Method'], 'EXACTLY', 'POST'],
      [['Method'], 'EXACTLY', 'PUT'],
    ])
    expect(compared(path)).toEqual([['UriPath'], 'STARTS_WITH', '/api/responses'])
    for (const name of ['submitResponse', 'updateResponse', 'claimResponse'] as const)
      expect(`/api${paths[name].split(' ')[1]}`.startsWith('/api/responses')).toBe(true)
    expect(seconds).toBe(300)
    expect(requestsPerAddress.responses).toBeGreaterThanOrEqual(2 * 300)
  })

  it('looks for known attacks, but not into bodies, which hold HTML and long answers by right', () => {
    const { ManagedRuleGroupStatement: group } = rules.find(({ Name }) => Name === 'CommonRules')!.Statement as {
      ManagedRuleGroupStatement: Properties
    }
    expect(group.Name).toBe('AWSManagedRulesCommonRuleSet')
    const counted = (group.RuleActionOverrides as Properties[]).filter(({ ActionToUse }) => ActionToUse.Count)
    expect(counted.map(({ Name }) => Name as string)).toEqual(
      expect.arrayContaining([
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'SizeRestrictions_QUERYSTRING',
        'GenericRFI_QUERYARGUMENTS',
      ]) as string[],
    )
  })

  it('is the certificate of a domain in Route 53, whose records are made, at its top too', () => {
    expect(edge.find(({ Type }) => Type === 'AWS::CertificateManager::Certificate')!.Properties.DomainName).toBe('example.com')
    const records = all('AWS::Route53::RecordSet', zoned).map(({ Properties }) => [
      Properties.Name,
      Properties.Type,
      Boolean(Properties.AliasTarget),
    ])
    expect(records).toEqual([
      ['example.com.', 'A', true],
      ['example.com.', 'AAAA', true],
    ])
  })

  it('is nothing in dev, nor with waf=off', () => {
    expect(dev.edge).toBeUndefined()
    expect(off.edge).toBeUndefined()
    expect(one('AWS::CloudFront::Distribution', off).DistributionConfig.WebACLId).toBeUndefined()
    expect(off.findings()).toEqual([])
  })

  it('leaves cdk-nag nothing to say', () => {
    expect([...zoned.findings(), ...first.findings(), ...rotated.findings()]).toEqual([])
  })
})

describe('what it costs to stand there', () => {
  it('is what npm run costs adds up', () => {
    const alarms = [...all('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties), ...edgeOf(prod, 'AWS::CloudWatch::Alarm')]
    const metrics = alarms.flatMap((Properties) =>
      Properties.MetricName ? [Properties] : (Properties.Metrics as Properties[]).filter(({ MetricStat }) => MetricStat),
    )
    expect({
      secrets: all('AWS::SecretsManager::Secret').length,
      alarms: metrics.length,
      metrics: metrics.filter(({ Dimensions = [] }) => valueOf(Dimensions).includes('reachable')).length,
      webAcl: edgeOf(prod, 'AWS::WAFv2::WebACL').length,
      webAclRules: (edgeOf(prod, 'AWS::WAFv2::WebACL')[0]!.Rules as Properties[]).length,
    }).toEqual(idle)
  })
})

describe('what it takes of what an account has few of', () => {
  it('is what the doctor looks for room for', () => {
    expect({
      responseHeadersPolicies: idsOf('AWS::CloudFront::ResponseHeadersPolicy').length,
      cachePolicies: idsOf('AWS::CloudFront::CachePolicy').length,
    }).toEqual({ responseHeadersPolicies: needed.responseHeadersPolicies, cachePolicies: needed.cachePolicies })
    expect(idsOf('AWS::IAM::Role').length).toBeLessThanOrEqual(needed.roles)
  })
})
