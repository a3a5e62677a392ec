import { edgeRegion } from '../../infra/site/edgeStack.ts'
import { xmlField, xmlFields } from '../deploy/aws.ts'
import { fine, know, orNothing, stops, type Finding, type Look } from './finding.ts'

type Certificate = { Status: string; DomainName: string; SubjectAlternativeNames?: string[]; NotAfter?: number }

/** Whether a certificate for `pattern` (`*.example.com`) is one for `name`. */
const covers = (pattern: string, name: string) =>
  pattern === name || (pattern.startsWith('*.') && name.split('.').slice(1).join('.') === pattern.slice(2))

/** Whether the name is free, and its certificate is there or can be made. */
export const domain: Look = async ({ aws, asked }) => {
  if (!asked.domain) return [fine('The site takes CloudFront’s own name.')]
  const { name } = asked.domain
  const proof = 'hostedZone' in asked.domain ? await zone(asked.domain.hostedZone) : await certificate(asked.domain.certificateArn)
  return [await free(), proof]

  /** A name belongs to one distribution of the world. */
  async function free(): Promise<Finding> {
    const found = (await aws.read('cloudfront', '/2020-05-31/distribution')).split('<DistributionSummary>').slice(1)
    const owner = found.find((one) => xmlFields(one.split('</Aliases>')[0]!, 'CNAME').includes(name))
    if (!owner) return fine(`No other distribution of this account has ${name}.`)
    const id = xmlField(owner, 'Id')
    return know(`The distribution ${id} of this account has ${name}.`, 'Fine where that is this site; else take the name off it first.')
  }

  async function zone(id: string): Promise<Finding> {
    const found = await orNothing(() => aws.read('route53', `/2013-04-01/hostedzone/${id}`))
    const zoneName = found && xmlField(found, 'Name')?.replace(/\.$/, '')
    if (!zoneName) return stops(`There is no hosted zone ${id}.`, 'aws route53 list-hosted-zones')
    if (name === zoneName || name.endsWith(`.${zoneName}`)) return fine(`${name} is in the hosted zone of ${zoneName}.`)
    return stops(`${name} is not in the hosted zone ${id}, which is of ${zoneName}.`, 'aws route53 list-hosted-zones')
  }

  async function certificate(arn: string): Promise<Finding> {
    const target = 'CertificateManager.DescribeCertificate'
    const found = await orNothing(() => aws.json<{ Certificate: Certificate }>('acm', target, { CertificateArn: arn }, edgeRegion))
    if (!found) return stops('There is no such certificate in us-east-1.', `aws acm list-certificates --region ${edgeRegion}`)
    const { Status, DomainName, SubjectAlternativeNames = [] } = found.Certificate
    if (Status !== 'ISSUED')
      return stops(
        `The certificate is ${Status}.`,
        `Put the record into the DNS that this shows: aws acm describe-certificate --region ${edgeRegion} --certificate-arn ${arn}`,
      )
    if (![DomainName, ...SubjectAlternativeNames].some((one) => covers(one, name)))
      return stops(`The certificate is for ${DomainName}, not for ${name}.`, `aws acm list-certificates --region ${edgeRegion}`)
    return fine(`The certificate of ${name} is issued.`)
  }
}
