import { reservedFunctions } from '../../../infra/grants.ts'
import { edgeRegion, needsEdge } from '../../../infra/site/edgeStack.ts'
import { xmlField } from '../deploy/aws.ts'
import { ok, warning, orNull, blocker, type Finding, type Check } from './finding.ts'

/** The oldest bootstrap version with which CDK deploys the stack. */
const bootstrapVersion = 6

/** Whether CDK is bootstrapped in the site's region and, where the WAF or a domain needs it, in us-east-1. */
export const bootstrap: Check = async ({ aws, settings, account }) => {
  const regions = [...new Set([aws.region, ...(needsEdge(settings) ? [edgeRegion] : [])])]
  return Promise.all(
    regions.map(async (region): Promise<Finding> => {
      const Name = '/cdk-bootstrap/hnb659fds/version'
      const found = await orNull(() => aws.json<{ Parameter: { Value: string } }>('ssm', 'AmazonSSM.GetParameter', { Name }, region))
      const remedy = `npx cdk bootstrap aws://${account}/${region}`
      if (!found) return blocker(`CDK was never bootstrapped in ${region}.`, remedy)
      if (Number(found.Parameter.Value) < bootstrapVersion) return blocker(`CDK’s bootstrap in ${region} is too old.`, remedy)
      return ok(`CDK is bootstrapped in ${region}.`)
    }),
  )
}

/** Concurrent Lambda executions that are enough at first: a class that submits at the same moment. */
const enoughConcurrency = 100

/** Instances that AWS keeps unreserved. */
const unreserved = 100

const increase =
  'Ask for 1,000 before people come: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000'

export const lambdaConcurrency: Check = async ({ aws, settings: { reserve }, deployed }) => {
  const { AccountLimit } = JSON.parse(await aws.read('lambda', '/2016-08-19/account-settings/')) as {
    AccountLimit: { ConcurrentExecutions: number; UnreservedConcurrentExecutions: number }
  }
  const { ConcurrentExecutions: most, UnreservedConcurrentExecutions: left } = AccountLimit
  const room = left - unreserved + Number(deployed.reserve ?? 0) * reservedFunctions
  const fits = Math.max(0, Math.floor(room / reservedFunctions))
  const limit =
    most >= enoughConcurrency
      ? ok(`Lambda runs ${most} instances at once; -c reserve=N fits up to ${fits}.`)
      : warning(`Lambda runs ${most} instances at once in this account, for all its functions together.`, increase)
  if (reserve <= fits) return [limit]
  return [
    limit,
    blocker(`reserve=${reserve} does not fit, only ${fits} does: AWS keeps ${unreserved} of ${most} instances unreserved.`, increase),
  ]
}

/** How much the stack uses of what AWS limits per account. A test compares it with the template. */
export const needed = { roles: 77, responseHeadersPolicies: 4, cachePolicies: 3 }

const policies = [
  {
    path: '/2020-05-31/response-headers-policy?Type=custom',
    what: 'response headers policies',
    takes: needed.responseHeadersPolicies,
    most: 20,
  },
  { path: '/2020-05-31/cache-policy?Type=custom', what: 'cache policies', takes: needed.cachePolicies, most: 20 },
]

/** Whether the account's quotas of roles and CloudFront policies have room for the stack. */
export const quotas: Check = async ({ aws }) => {
  const summary = await aws.query('iam', 'GetAccountSummary', '2010-05-08')
  const count = (key: string) => Number(xmlField(summary.split(`<key>${key}</key>`)[1] ?? '', 'value') ?? 0)
  const roles = { what: 'roles', used: count('Roles'), most: count('RolesQuota'), takes: needed.roles }
  const rooms = await Promise.all(
    policies.map(async ({ path, ...room }) => ({
      ...room,
      used: Number(xmlField(await aws.read('cloudfront', path), 'Quantity') ?? 0),
    })),
  )
  return [roles, ...rooms].map(({ what, used, most, takes }) =>
    used + takes <= most
      ? ok(`There is room for ${takes} ${what}: ${used} of ${most} are in use.`)
      : blocker(
          `There is no room for ${takes} ${what}: ${used} of ${most} are in use.`,
          `Remove some, or ask for more under Service Quotas.`,
        ),
  )
}
