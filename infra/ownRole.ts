import { PolicyDocument, PolicyStatement, Role, ServicePrincipal, type IRole } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge, acknowledgeObjects, type Objects } from './acknowledge.ts'
import type { Statement } from './statements.ts'

/** A Lambda's role with these statements only; no construct can add others. `objects`: reasons for statements on all objects under a prefix. */
export function ownRole(scope: Construct, id: string, statements: Statement[], ...objects: Objects[]): IRole {
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { own: new PolicyDocument({ statements: statements.map((statement) => new PolicyStatement(statement)) }) },
  })
  if (statements.some(({ resources }) => resources.includes('*'))) {
    acknowledge(
      role,
      'IAM5[Resource::*]',
      'X-Ray takes no resource, and its two actions only write traces; nor does ListStreams, which Lambda calls before it reads one.',
    )
  }
  if (statements.some(({ resources }) => resources.some((resource) => resource.endsWith(':identity/*')))) {
    acknowledge(
      role,
      'IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
      'A condition fixes the sender; SES asks for the recipient’s identity too while the account is in its sandbox.',
    )
  }
  if (statements.some(({ resources }) => resources.some((resource) => resource.endsWith('/*.zip')))) {
    acknowledge(
      role,
      'IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*.zip]',
      'What CDK itself uploaded to deploy. The name of the one file changes with each build.',
    )
  }
  for (const many of objects) acknowledgeObjects(role, many)
  return role.withoutPolicyUpdates()
}
