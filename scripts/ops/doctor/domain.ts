import { edgeRegion } from '../../../infra/site/edgeStack.ts'
import { xmlField, xmlFields } from '../deploy/aws.ts'
import { ok, warning, orNull, blocker, type Finding, type Check } from './finding.ts'

type Certificate = { Status: string; DomainName: string; SubjectAlternativeNames?: string[]; NotAfter?: number }

const withoutDot = (domainName: string) => domainName.replace(/\.$/, '')

/** Whether a certificate for `pattern`, such as `*.example.com`, is valid for `name`. */
const covers = (pattern: string, name: string) =>
  pattern === name || (pattern.startsWith('*.') && name.split('.').slice(1).join('.') === pattern.slice(2))

/** Whether the domain is not in use by another distribution, and its certificate is issued or can be created. */
export const domain: Check = async ({ aws, settings, deployed, nameServers }) => {
  if (!settings.domain) return [ok('The site takes CloudFront’s own name.')]
  const { name } = settings.domain
  const proof =
    'hostedZone' in settings.domain ? await zone(settings.domain.hostedZone) : [await certificate(settings.domain.certificateArn)]
  return [await free(), ...proof]

  /** A domain can belong to one distribution only, in all of AWS. */
  async function free(): Promise<Finding> {
    const found = (await aws.read('cloudfront', '/2020-05-31/distribution')).split('<DistributionSummary>').slice(1)
    const owner = found.find((one) => xmlFields(one.split('</Aliases>')[0]!, 'CNAME').includes(name))
    if (!owner) return ok(`No other distribution of this account has ${name}.`)
    const id = xmlField(owner, 'Id')
    return warning(`The distribution ${id} of this account has ${name}.`, 'Fine where that is this site; else take the name off it first.')
  }

  async function zone(id: string): Promise<Finding[]> {
    const found = await orNull(() => aws.read('route53', `/2013-04-01/hostedzone/${id}`))
    const zoneName = found && withoutDot(xmlField(found, 'Name') ?? '')
    if (!zoneName) return [blocker(`There is no hosted zone ${id}.`, 'aws route53 list-hosted-zones')]
    if (name !== zoneName && !name.endsWith(`.${zoneName}`))
      return [blocker(`${name} is not in the hosted zone ${id}, which is of ${zoneName}.`, 'aws route53 list-hosted-zones')]
    return [
      ok(`${name} is in the hosted zone of ${zoneName}.`),
      await delegated(zoneName, xmlFields(found, 'NameServer')),
      await unused(id),
    ]
  }

  /** A certificate is validated by public DNS, which must lead to the zone. */
  async function delegated(zoneName: string, own: string[]): Promise<Finding> {
    const asked = await nameServers(zoneName).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
      return null
    })
    if (!asked) return warning(`The name servers of ${zoneName} could not be looked up.`, `nslookup -type=NS ${zoneName}`)
    if (asked.some((server) => own.includes(withoutDot(server).toLowerCase()))) return ok(`${zoneName} is delegated to its hosted zone.`)
    return blocker(
      `${zoneName} is not delegated to its hosted zone, so its certificate would wait for ever.`,
      `Name these servers at the domain’s registrar, or in the zone above: ${own.join(', ')}.`,
    )
  }

  /** A deployment creates these records, and fails if there are others. */
  async function unused(id: string): Promise<Finding> {
    const isOurs = deployed.domain === name && deployed.hostedZone === id
    const found = await aws.read('route53', `/2013-04-01/hostedzone/${id}/rrset?name=${name}&maxitems=10`)
    const types = found
      .split('<ResourceRecordSet>')
      .filter((record) => withoutDot(xmlField(record, 'Name') ?? '') === name)
      .map((record) => xmlField(record, 'Type') ?? '')
      .filter((type) => ['A', 'AAAA', 'CNAME'].includes(type))
    if (isOurs || !types.length) return ok(`No other record has ${name}.`)
    return blocker(`${name} has a record already (${types.join(', ')}).`, 'Delete it in the hosted zone; the deployment creates its own.')
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
