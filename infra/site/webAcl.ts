import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { requestsPerAddress, windowSeconds } from './requestsPerAddress.ts'

/** Rules of AWS's common set that inspect bodies, excluded since answers and pages may contain HTML, URLs and more than 8 KB. */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY']

const answer = 'TooMany'

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false })

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

/** POST requests under /api/auth/, such as sign-in and sign-up; `GET /api/auth/me`, which every page of a signed-in person makes, is none. */
const signIns: CfnWebACL.StatementProperty = { andStatement: { statements: [hasMethod('POST'), isUnder('/api/auth/')] } }

/** Requests that write a response: sending, changing and claiming one. */
const responseWrites: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [{ orStatement: { statements: [hasMethod('POST'), hasMethod('PUT')] } }, isUnder('/api/responses')],
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
    visibilityConfig: seen('WebAcl'),
    customResponseBodies: {
      [answer]: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ detail: 'Too many requests. Try again in 60 seconds.', code: 'too_many_requests' }),
      },
    },
    rules: [
      rate('SignInPerAddress', 0, requestsPerAddress.signIn, signIns),
      rate('ResponsesPerAddress', 1, requestsPerAddress.responses, responseWrites),
      rate('PerAddress', 2, requestsPerAddress.everywhere),
      {
        name: 'CommonRules',
        priority: 3,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name: 'AWSManagedRulesCommonRuleSet',
            ruleActionOverrides: bodyRules.map((name) => ({ name, actionToUse: { count: {} } })),
          },
        },
        visibilityConfig: seen('CommonRules'),
      },
    ],
  })
}
