import { Stack, Validations } from 'aws-cdk-lib'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Suppresses a cdk-nag rule for this construct and its children, with the reason. */
export function acknowledge(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** The objects of a bucket under `prefix`, and why a role needs all of them. */
export type Objects = { bucket: Bucket; prefix: string; reason: string }

/** Suppresses cdk-nag's rule on wildcards for a role's right to these objects. */
export function acknowledgeObjects(role: IConstruct, { bucket, prefix, reason }: Objects): void {
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket)
  acknowledge(role, `IAM5[Resource::<${logicalId}.Arn>/${prefix}*]`, reason)
}
