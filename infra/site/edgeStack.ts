import { CfnOutput, Fn, Stack } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { webAcl } from './webAcl.ts'

/** Where CloudFront takes its certificates and web ACLs from, and nowhere else. */
export const edgeRegion = 'us-east-1'

const outputs = { webAcl: 'WebAclArn', certificate: 'CertificateArn' } as const

/** What the site's own stack reads of this one; undefined where there is nothing of the kind. */
export type Edge = { stack: Stack; webAclArn?: string; certificateArn?: string }

/**
 * The small stack in us-east-1 that holds what CloudFront takes only from there: the web ACL, and the certificate where a hosted zone proves the
 * name. `region`: the site's, since two sites of one account have a stack each there. Undefined where neither is wanted.
 */
export function edge(scope: Construct, siteStack: string, region: string, { waf, domain, stage }: Settings): Edge | undefined {
  const hosted = domain && 'hostedZone' in domain ? domain : null
  if (!waf && !hosted) return undefined
  const stack = new Stack(scope, [siteStack, 'Edge', region].filter(Boolean).join('-'), {
    env: { region: edgeRegion },
    tags: { application: 'surveys', stage },
  })
  const give = (output: string, value: string) => {
    new CfnOutput(stack, output, { value })
    return Fn.getStackOutput(stack.stackName, output, edgeRegion)
  }
  return {
    stack,
    ...(waf && { webAclArn: give(outputs.webAcl, webAcl(stack).attrArn) }),
    ...(hosted && { certificateArn: give(outputs.certificate, certificate(stack, hosted.name, hosted.hostedZone)) }),
  }
}

const certificate = (stack: Stack, domainName: string, hostedZoneId: string) =>
  new Certificate(stack, 'Certificate', {
    domainName,
    validation: CertificateValidation.fromDns(HostedZone.fromHostedZoneId(stack, 'Zone', hostedZoneId)),
  }).certificateArn
