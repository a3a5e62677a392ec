import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/**
 * Requests of one address in five minutes. A lecture hall shares an address: 400 people who load a survey make 11,000, and 200 sign-ins a minute
 * are what the API itself takes from one network.
 */
export const requestsPerAddress = { everywhere: 20_000, signIn: 1_000 }

/** Rules of AWS's common set that look into bodies: answers and pages of the site hold HTML, addresses and more than 8 KB by right. */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY']

const answer = 'TooMany'

const seen = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false })

const plain = (priority: number, type: string) => ({ priority, type })

/** Calls that make or try a password: `GET /auth/me` comes with every page of who is signed in. */
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

/** Counts the requests of each address, of `which` alone where that is given, and answers 429 as the API does from `limit` on. */
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

/** What stands before the site: a bound for each address, a tighter one for signing in, and AWS's common rules on paths, queries and headers. */
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
