import { paths } from '#shared/paths.ts'
import { requestsPerAddress } from '../../infra/site/requestsPerAddress.ts'
import { schemaProblems } from './schemas.ts'
import { all, dev, edgeOf, off, one, prod, zoned, type Properties } from './synthesized/synthesized.ts'

const valueOf = (value: unknown) => JSON.stringify(value)

/** The part of a request that a statement compares, how, and with what. */
const compared = ({ ByteMatchStatement: { SearchString, PositionalConstraint, FieldToMatch } }: Properties) => [
  Object.keys(FieldToMatch as Properties),
  PositionalConstraint as string,
  SearchString as string,
]

const said = (OutputName: string) => ({
  'Fn::GetStackOutput': { StackName: 'Surveys-prod-Edge-ap-northeast-2', OutputName, Region: 'us-east-1' },
})

describe('the resources that CloudFront uses only from us-east-1', () => {
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

  it('limits each address, and its sign-ins and responses more tightly, with 429', () => {
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
    expect(statements[0].LabelMatchStatement).toEqual({ Scope: 'LABEL', Key: 'awswaf:managed:aws:core-rule-set:GenericRFI_QueryArguments' })
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

  it('detects known attacks, but not in bodies, which may contain HTML and long answers', () => {
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
})
