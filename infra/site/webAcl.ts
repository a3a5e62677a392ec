import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/**
 * Limits of requests per address in five minutes. A lecture hall shares an address: 400 people who load a survey make 11,000 requests. For sign-ins
 * it is the API's own limit per network, 200 a minute.
 */
export const requestsPerAddress = { everywhere: 20_000, signIn: 1_000 }

/** Rules of AWS's common set that inspect bodies, excluded since answers and pages may contain HTML, URLs and more than 8 KB. */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY']

const answer = 'TooMany'

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false })

const plain = (priority: number, type: string) => ({ priority, type })

/** POST requests under /api/auth/, such as sign-in and sign-up; `GET /api/auth/me`, which every page of a signed-in person makes, is none. */
const signIns: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [
      {
        byteMatchStatement: {
          fieldToMatch: { method: {} },
          positionalConstraint: 'EXACTLY',
          searchString: 'POST',
          textTransformations: [plain(0, 'NONE')],
        },
      },
      {
        byteMatchStatement: {
          fieldToMatch: { uriPath: {} },
          positionalConstraint: 'STARTS_WITH',
          searchString: '/api/auth/',
          textTransformations: [plain(0, 'URL_DECODE'), plain(1, 'NORMALIZE_PATH')],
        },
      },
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
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: 300, scopeDownStatement: which } },
  visibilityConfig: seen(name),
})

/** The web ACL: a rate limit per address, a lower one for signing in, and AWS's common rules on paths, queries and headers. */
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
      rate('PerAddress', 1, requestsPerAddress.everywhere),
      {
        name: 'CommonRules',
        priority: 2,
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
