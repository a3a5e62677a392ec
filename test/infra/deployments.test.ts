import { costTables, idle, type Measured } from '../../scripts/ops/costs/costs.ts'
import { readFileSync } from 'node:fs'
import { readSettings } from '../../infra/stackSettings.ts'
import { reservedFunctions } from '../../infra/grants.ts'
import { needed } from '../../scripts/ops/doctor/account.ts'
import { circles } from '../tree/modules.ts'
import { names } from './names.ts'
import { all, dev, edgeOf, idsOf, off, one, prod, synthesizeAll, zoned, type Properties, type Resource } from './synthesized/synthesized.ts'

/** Mistakes that show only in a second deployment, a second site or an account that is full, not in a template that synthesizes. */
const said = { stage: 'prod', ...(JSON.parse(zoned.outputs.Settings!.Value as string) as Record<string, string>) }
const [first, rotated, again] = synthesizeAll(
  { context: { stage: 'prod', adminEmails: 'one@example.com' }, place: { isFirst: true, version: 'abc123' }, nag: true },
  { context: { stage: 'dev', originSecret: '2', reserve: '40', budget: '9.5' }, nag: true },
  { context: said, place: { region: 'ap-northeast-2' } },
)

const valueOf = (value: unknown) => JSON.stringify(value)

describe('a first deployment that fails', () => {
  it('can be deleted: protection comes once the stack exists', () => {
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

describe('resources whose concurrent creation AWS throttles', () => {
  it.each(['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration'])('is %s: ten chains create them', (type) => {
    const ids = idsOf(type)
    const before = ids.map((id) => [prod.resources[id]!.DependsOn ?? []].flat().filter((one) => ids.includes(one)))
    expect(before.filter((needed) => needed.length === 0)).toHaveLength(10)
    expect(new Set(before.flat()).size).toBe(ids.length - 10)
  })
})

describe('a second region or stage in the account', () => {
  it.each([
    ['AWS::CloudFront::ResponseHeadersPolicy', (given: Properties) => given.ResponseHeadersPolicyConfig.Name as unknown, 4],
    ['AWS::CloudFront::OriginAccessControl', (given: Properties) => given.OriginAccessControlConfig.Name as unknown, 2],
    ['AWS::CloudFront::CachePolicy', (given: Properties) => given.CachePolicyConfig.Name as unknown, 3],
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

  it('finds no resource that depends on itself through others', () => {
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

describe('a stack’s output of its settings', () => {
  it('makes the next deployment the same', () => {
    expect(said).toMatchObject({ domain: 'example.com', hostedZone: 'Z0123456789ABC', waf: 'on' })
    expect(again.resources).toEqual(zoned.resources)
  })

  it('goes with the API’s name', () => {
    expect(prod.outputs.ApiName!.Value).toBe('Surveys-prod')
    expect(one('AWS::ApiGatewayV2::Api').Name).toBe('Surveys-prod')
  })
})

/** The headers that CloudFront adds to requests for the API. */
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
  it('is on in prod, of 100 dollars, and notifies the admins', () => {
    const { Budget, NotificationsWithSubscribers } = one('AWS::Budgets::Budget') as { Budget: Properties } & Record<string, Properties[]>
    expect(Budget.BudgetLimit).toEqual({ Amount: 100, Unit: 'USD' })
    for (const { Subscribers } of NotificationsWithSubscribers!)
      expect((Subscribers as Properties[]).map(({ Address }) => Address as string)).toEqual(['one@example.com', 'two@example.com'])
  })

  it('is above the cost of the site without visitors and with a million of them', () => {
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
    expect(one('AWS::Budgets::Budget', rotated).Budget.BudgetLimit.Amount).toBe(9.5)
    expect(all('AWS::Budgets::Budget', zoned)).toEqual([])
    expect(all('AWS::Budgets::Budget', dev)).toEqual([])
  })
})

describe('all that is deployed', () => {
  it('leaves cdk-nag nothing to say', () => {
    expect([...zoned.findings(), ...first.findings(), ...rotated.findings()]).toEqual([])
  })
})

/** The functions with instances of their own, and how many. */
const reservedIn = (from: typeof rotated) =>
  idsOf('AWS::Lambda::Function', from).flatMap((id) => {
    const reserved = from.resources[id]!.Properties.ReservedConcurrentExecutions as number | undefined
    return reserved === undefined ? [] : [[id.slice(0, -8), reserved]]
  })

describe('reserved concurrency', () => {
  it('is reserved for sending a response and signing in, if the deployment says so', () => {
    expect(reservedIn(rotated)).toEqual(
      expect.arrayContaining([
        ['issueToken', 40],
        ['submitResponse', 40],
      ]),
    )
    expect(reservedIn(rotated)).toHaveLength(reservedFunctions)
    expect(reservedIn(first)).toEqual([])
  })
})

describe('the idle cost', () => {
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

describe('the use of scarce quotas of an account', () => {
  it('is the one that the doctor checks', () => {
    expect({
      responseHeadersPolicies: idsOf('AWS::CloudFront::ResponseHeadersPolicy').length,
      cachePolicies: idsOf('AWS::CloudFront::CachePolicy').length,
    }).toEqual({ responseHeadersPolicies: needed.responseHeadersPolicies, cachePolicies: needed.cachePolicies })
    expect(idsOf('AWS::IAM::Role').length).toBeLessThanOrEqual(needed.roles)
  })
})
