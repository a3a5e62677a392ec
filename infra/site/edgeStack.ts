import { CfnOutput, Fn, Stack } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { Settings } from '../stackSettings.ts'
import { edgeAlarms } from './edgeAlarms.ts'
import { webAcl } from './webAcl.ts'

/** The only region from which CloudFront uses certificates and web ACLs. */
export const edgeRegion = 'us-east-1'

const outputs = { webAcl: 'WebAclArn', certificate: 'CertificateArn' } as const

/** The outputs for the site's own stack; an ARN is undefined if it is not created. */
export type Edge = { stack: Stack; webAclArn?: string; certificateArn?: string }

/** Whether these settings need a stack in us-east-1. */
export const needsEdge = ({ waf, domain }: Pick<Settings, 'waf' | 'domain'>): boolean => waf || domain !== null

export const edgeStackName = (siteStack: string, region: string): string => [siteStack, 'Edge', region].filter(Boolean).join('-')

/** The resources that CloudFront needs in us-east-1: the web ACL, a certificate for a hosted zone, alarms. `region`: the site's, part of the name. */
export function edge(scope: Construct, siteStack: string, region: string, { waf, domain, stage, adminEmails }: Settings): Edge | undefined {
  if (!needsEdge({ waf, domain })) return undefined
  const stack = new Stack(scope, edgeStackName(siteStack, region), {
    env: { region: edgeRegion },
    tags: { application: 'surveys', stage },
  })
  const give = (output: string, value: string) => {
    new CfnOutput(stack, output, { value })
    return Fn.getStackOutput(stack.stackName, output, edgeRegion)
  }
  const own = domain && 'hostedZone' in domain ? certificate(stack, domain.name, domain.hostedZone) : undefined
  const certificateArn = domain && 'certificateArn' in domain ? domain.certificateArn : own
  edgeAlarms(stack, adminEmails, { ...(waf && { webAcl: stack.stackName }), ...(certificateArn && { certificateArn }) })
  return {
    stack,
    ...(waf && { webAclArn: give(outputs.webAcl, webAcl(stack).attrArn) }),
    ...(own && { certificateArn: give(outputs.certificate, own) }),
  }
}

const certificate = (stack: Stack, domainName: string, hostedZoneId: string) =>
  new Certificate(stack, 'Certificate', {
    domainName,
    validation: CertificateValidation.fromDns(HostedZone.fromHostedZoneId(stack, 'Zone', hostedZoneId)),
  }).certificateArn
