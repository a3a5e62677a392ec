import { edgeRegion } from '../../infra/site/edgeStack.ts'
import { xmlField } from '../deploy/aws.ts'
import { fine, know, orNothing, stops, type Finding, type Look } from './finding.ts'

/** CDK says so where the account has less. */
const bootstrapVersion = 6

/** Whether CDK has what it needs, in the site's region and, for what CloudFront takes from there alone, in us-east-1. */
export const bootstrap: Look = async ({ aws, asked, account }) => {
  const needsEdge = asked.waf || (asked.domain !== null && 'hostedZone' in asked.domain)
  const regions = [...new Set([aws.region, ...(needsEdge ? [edgeRegion] : [])])]
  return Promise.all(
    regions.map(async (region): Promise<Finding> => {
      const Name = '/cdk-bootstrap/hnb659fds/version'
      const found = await orNothing(() => aws.json<{ Parameter: { Value: string } }>('ssm', 'AmazonSSM.GetParameter', { Name }, region))
      const remedy = `npx cdk bootstrap aws://${account}/${region}`
      if (!found) return stops(`CDK was never bootstrapped in ${region}.`, remedy)
      if (Number(found.Parameter.Value) < bootstrapVersion) return stops(`CDK’s bootstrap in ${region} is too old.`, remedy)
      return fine(`CDK is bootstrapped in ${region}.`)
    }),
  )
}

/** Lambda's instances at once that carry a first day: a class that submits at the same moment. */
const concurrency = 100

/** Whether Lambda runs more than the ten instances that a new account gets. */
export const lambdaConcurrency: Look = async ({ aws }) => {
  const { AccountLimit } = JSON.parse(await aws.read('lambda', '/2016-08-19/account-settings/')) as {
    AccountLimit: { ConcurrentExecutions: number }
  }
  const { ConcurrentExecutions: most } = AccountLimit
  if (most >= concurrency) return [fine(`Lambda runs ${most} instances at once.`)]
  const remedy =
    'Ask for 1,000 before people come: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000'
  return [know(`Lambda runs ${most} instances at once in this account, for all its functions together.`, remedy)]
}

/** What the stack takes of what an account has few of. A test holds it to the template. */
export const taken = { roles: 70, responseHeadersPolicies: 3, cachePolicies: 2 }

/** CloudFront's policies, each with the quota of an account. */
const policies = [
  {
    path: '/2020-05-31/response-headers-policy?Type=custom',
    what: 'response headers policies',
    takes: taken.responseHeadersPolicies,
    most: 20,
  },
  { path: '/2020-05-31/cache-policy?Type=custom', what: 'cache policies', takes: taken.cachePolicies, most: 20 },
]

/** Whether the account has room: roles, and CloudFront's policies, of which an account has few. */
export const quotas: Look = async ({ aws }) => {
  const summary = await aws.query('iam', 'GetAccountSummary', '2010-05-08')
  const count = (key: string) => Number(xmlField(summary.split(`<key>${key}</key>`)[1] ?? '', 'value') ?? 0)
  const roles = { what: 'roles', used: count('Roles'), most: count('RolesQuota'), takes: taken.roles }
  const rooms = await Promise.all(
    policies.map(async ({ path, ...room }) => ({
      ...room,
      used: Number(xmlField(await aws.read('cloudfront', path), 'Quantity') ?? 0),
    })),
  )
  return [roles, ...rooms].map(({ what, used, most, takes }) =>
    used + takes <= most
      ? fine(`There is room for ${takes} ${what}: ${used} of ${most} are in use.`)
      : stops(
          `There is no room for ${takes} ${what}: ${used} of ${most} are in use.`,
          `Remove some, or ask for more under Service Quotas.`,
        ),
  )
}
