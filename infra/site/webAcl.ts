import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { requestsPerAddress, windowSeconds } from './requestsPerAddress.ts'

/**
 * Rules of AWS's common set that only count. Bodies: answers and pages may contain HTML, URLs and more than 8 KB. Query strings: a filter with six
 * Korean conditions has 2,073 bytes, and the rule blocks above 2,048. Query arguments: see `remoteFiles`.
 */
const counted = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  'SizeRestrictions_QUERYSTRING',
  'GenericRFI_QUERYARGUMENTS',
]

const answer = 'TooMany'

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: true })

const staticPaths = ['/assets/', '/media/', '/favicon.ico', '/icon.svg', '/share.png']

/** Redacted in sampled requests, which operators see for three hours: tokens, keys and the query. AWS cannot redact a path. */
const secrets: CfnWebACL.FieldToProtectProperty[] = [
  { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization', 'cookie', 'idempotency-key'] },
  { fieldType: 'QUERY_STRING' },
]

const plain = (priority: number, type: string) => ({ priority, type })

const matches = (
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: 'EXACTLY' | 'STARTS_WITH',
  searchString: string,
  textTransformations: CfnWebACL.TextTransformationProperty[],
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations },
})

const hasMethod = (method: string) => matches({ method: {} }, 'EXACTLY', method, [plain(0, 'NONE')])
const isUnder = (path: string) => matches({ uriPath: {} }, 'STARTS_WITH', path, [plain(0, 'URL_DECODE'), plain(1, 'NORMALIZE_PATH')])

/** POST requests under /api/auth/, such as sign-in and sign-up; `GET /api/auth/me`, which every page of a signed-in user makes, is not included. */
const signIns: CfnWebACL.StatementProperty = { andStatement: { statements: [hasMethod('POST'), isUnder('/api/auth/')] } }

/** Requests that write a response: sending, changing and claiming one. */
const responseWrites: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [{ orStatement: { statements: [hasMethod('POST'), hasMethod('PUT')] } }, isUnder('/api/responses')],
  },
}

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({ notStatement: { statement } })

/** Requests except those for static files, which cost no function call: a page loads a dozen files. */
const beyondFiles = not({ orStatement: { statements: staticPaths.map(isUnder) } })

/** Blocks what AWS's rule labels, a query argument that is a URL, except where providers return people with URLs (`iss`, `scope`). */
const remoteFiles: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [
      { labelMatchStatement: { scope: 'LABEL', key: 'awswaf:managed:aws:core-rule-set:GenericRFI_QueryArguments' } },
      not(isUnder('/api/auth/oauth/')),
    ],
  },
}

/** A rate rule per address, for requests that match `which` or all; over `limit` it answers 429 like the API. */
const rate = (name: string, priority: number, limit: number, which?: CfnWebACL.StatementProperty): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: answer,
        responseHeaders: [
          { name: 'retry-after', value: '60' },
          { name: 'cache-control', value: 'no-store' },
        ],
      },
    },
  },
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: windowSeconds, scopeDownStatement: which } },
  visibilityConfig: seen(name),
})

/** The web ACL: a rate limit per address, lower ones for signing in and for writing responses, and AWS's common rules on paths, queries and headers. */
export function webAcl(scope: Construct): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen(Stack.of(scope).stackName), // as two sites of an account each have one
    dataProtectionConfig: { dataProtections: secrets.map((field) => ({ action: 'SUBSTITUTION', field })) },
    customResponseBodies: {
      [answer]: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ detail: 'Too many requests. Try again in 60 seconds.', code: 'too_many_requests' }),
      },
    },
    rules: [
      rate('SignInPerAddress', 0, requestsPerAddress.signIn, signIns),
      rate('ResponsesPerAddress', 1, requestsPerAddress.responses, responseWrites),
      rate('PerAddress', 2, requestsPerAddress.everywhere, beyondFiles),
      {
        name: 'CommonRules',
        priority: 3,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name: 'AWSManagedRulesCommonRuleSet',
            ruleActionOverrides: counted.map((name) => ({ name, actionToUse: { count: {} } })),
          },
        },
        visibilityConfig: seen('CommonRules'),
      },
      { name: 'RemoteFiles', priority: 4, action: { block: {} }, statement: remoteFiles, visibilityConfig: seen('RemoteFiles') },
    ],
  })
}
