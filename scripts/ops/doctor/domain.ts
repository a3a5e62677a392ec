import { edgeRegion } from '../../../infra/site/edgeStack.ts'
import { xmlField, xmlFields } from '../deploy/aws.ts'
import { ok, warning, orNull, blocker, type Finding, type Check } from './finding.ts'

type Certificate = { Status: string; DomainName: string; SubjectAlternativeNames?: string[]; NotAfter?: number }

/** Whether a certificate for `pattern`, such as `*.example.com`, is valid for `name`. */
const covers = (pattern: string, name: string) =>
  pattern === name || (pattern.startsWith('*.') && name.split('.').slice(1).join('.') === pattern.slice(2))

/** Whether the domain is not in use by another distribution, and its certificate is issued or can be created. */
export const domain: Check = async ({ aws, settings }) => {
  if (!settings.domain) return [ok('The site takes CloudFront’s own name.')]
  const { name } = settings.domain
  const proof = 'hostedZone' in settings.domain ? await zone(settings.domain.hostedZone) : await certificate(settings.domain.certificateArn)
  return [await free(), proof]

  /** A domain can belong to one distribution only, in all of AWS. */
  async function free(): Promise<Finding> {
    const found = (await aws.read('cloudfront', '/2020-05-31/distribution')).split('<DistributionSummary>').slice(1)
    const owner = found.find((one) => xmlFields(one.split('</Aliases>')[0]!, 'CNAME').includes(name))
    if (!owner) return ok(`No other distribution of this account has ${name}.`)
    const id = xmlField(owner, 'Id')
    return warning(`The distribution ${id} of this account has ${name}.`, 'Fine where that is this site; else take the name off it first.')
  }

  async function zone(id: string): Promise<Finding> {
    const found = await orNull(() => aws.read('route53', `/2013-04-01/hostedzone/${id}`))
    const zoneName = found && xmlField(found, 'Name')?.replace(/\.$/, '')
    if (!zoneName) return blocker(`There is no hosted zone ${id}.`, 'aws route53 list-hosted-zones')
    if (name === zoneName || name.endsWith(`.${zoneName}`)) return ok(`${name} is in the hosted zone of ${zoneName}.`)
    return blocker(`${name} is not in the hosted zone ${id}, which is of ${zoneName}.`, 'aws route53 list-hosted-zones')
  }

  async function certificate(arn: string): Promise<Finding> {
    const target = 'CertificateManager.DescribeCertificate'
    const found = await orNull(() => aws.json<{ Certificate: Certificate }>('acm', target, { CertificateArn: arn }, edgeRegion))
    if (!found) return blocker('There is no such certificate in us-east-1.', `aws acm list-certificates --region ${edgeRegion}`)
    const { Status, DomainName, SubjectAlternativeNames = [] } = found.Certificate
    if (Status !== 'ISSUED')
      return blocker(
        `The certificate is ${Status}.`,
        `Put the record into the DNS that this shows: aws acm describe-certificate --region ${edgeRegion} --certificate-arn ${arn}`,
      )
    if (![DomainName, ...SubjectAlternativeNames].some((one) => covers(one, name)))
      return blocker(`The certificate is for ${DomainName}, not for ${name}.`, `aws acm list-certificates --region ${edgeRegion}`)
    return ok(`The certificate of ${name} is issued.`)
  }
}
