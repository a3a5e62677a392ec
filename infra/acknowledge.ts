import { Stack, Validations } from 'aws-cdk-lib'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Says why a rule of cdk-nag does not apply to this construct and what is in it. */
export function acknowledge(scope: IConstruct, rule: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** The objects of a bucket whose keys begin with `prefix`, and why all of them. */
export type Objects = { bucket: Bucket; prefix: string; reason: string }

/** Says why a role reaches these objects. */
export function acknowledgeObjects(role: IConstruct, { bucket, prefix, reason }: Objects): void {
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnBucket)
  acknowledge(role, `IAM5[Resource::<${logicalId}.Arn>/${prefix}*]`, reason)
}
