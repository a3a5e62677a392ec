/** US dollars for one `unit`, in Seoul (for people in Korea) and in North Virginia (for people in the USA); `source`: where AWS says so. */
type Price = { what: string; unit: string; seoul: number; virginia: number; source: string }

/**
 * AWS's own price list, in its editions of 11 to 22 September 2026. `AmazonDynamoDB WriteRequestUnits` is that usage type (in Seoul `APN2-` goes
 * before it) in https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/AmazonDynamoDB/current/ap-northeast-2/index.json; CloudFront's is without a
 * region, `AP-` is Korea and `US-` the USA.
 */
export const prices = {
  bytesOut: { what: 'CloudFront, to people', unit: 'GB', seoul: 0.12, virginia: 0.085, source: 'AmazonCloudFront DataTransfer-Out-Bytes' },
  bytesIn: { what: 'CloudFront, to the API', unit: 'GB', seoul: 0.06, virginia: 0.02, source: 'AmazonCloudFront DataTransfer-Out-OBytes' },
  requests: { what: 'CloudFront, requests', unit: 'million', seoul: 1.2, virginia: 1, source: 'AmazonCloudFront Requests-Tier2-HTTPS' },
  runs: {
    what: 'CloudFront, functions',
    unit: 'million',
    seoul: 0.1,
    virginia: 0.1,
    source: 'AmazonCloudFront Executions-CloudFrontFunctions',
  },
  calls: { what: 'HTTP API, calls', unit: 'million', seoul: 1.23, virginia: 1, source: 'AmazonApiGateway ApiGatewayHttpRequest' },
  invocations: { what: 'Lambda, calls', unit: 'million', seoul: 0.2, virginia: 0.2, source: 'AWSLambda Request' },
  seconds: { what: 'Lambda, ARM', unit: 'million GB-seconds', seoul: 13.3334, virginia: 13.3334, source: 'AWSLambda Lambda-GB-Second-ARM' },
  writes: { what: 'DynamoDB, write units', unit: 'million', seoul: 0.68, virginia: 0.625, source: 'AmazonDynamoDB WriteRequestUnits' },
  reads: { what: 'DynamoDB, read units', unit: 'million', seoul: 0.1355, virginia: 0.125, source: 'AmazonDynamoDB ReadRequestUnits' },
  logs: { what: 'CloudWatch, logs', unit: 'GB', seoul: 0.76, virginia: 0.5, source: 'AmazonCloudWatch DataProcessing-Bytes' },
  traces: { what: 'X-Ray, traces', unit: 'million', seoul: 5, virginia: 5, source: 'https://aws.amazon.com/xray/pricing/' },
  kept: { what: 'DynamoDB, storage', unit: 'GB-month', seoul: 0.27075, virginia: 0.25, source: 'AmazonDynamoDB TimedStorage-ByteHrs' },
  backup: {
    what: 'DynamoDB, point-in-time recovery',
    unit: 'GB-month',
    seoul: 0.2166,
    virginia: 0.2,
    source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/; Seoul by the ratio of storage',
  },
  files: { what: 'S3, storage', unit: 'GB-month', seoul: 0.025, virginia: 0.023, source: 'AmazonS3 TimedStorage-ByteHrs' },
  puts: { what: 'S3, writes', unit: 'million', seoul: 4.5, virginia: 5, source: 'AmazonS3 Requests-Tier1' },
  gets: { what: 'S3, reads', unit: 'million', seoul: 0.35, virginia: 0.4, source: 'AmazonS3 Requests-Tier2' },
  mails: { what: 'SES, mails', unit: 'thousand', seoul: 0.1, virginia: 0.1, source: 'https://aws.amazon.com/ses/pricing/' },
  alarms: {
    what: 'CloudWatch, metrics of alarms',
    unit: 'month',
    seoul: 0.1,
    virginia: 0.1,
    source: 'AmazonCloudWatch CW:AlarmMonitorUsage',
  },
  metrics: {
    what: 'CloudWatch, metrics of log lines',
    unit: 'month',
    seoul: 0.3,
    virginia: 0.3,
    source: 'AmazonCloudWatch CW:MetricMonitorUsage',
  },
  inspected: { what: 'AWS WAF, requests', unit: 'million', seoul: 0.6, virginia: 0.6, source: 'https://aws.amazon.com/waf/pricing/' },
  webAcl: { what: 'AWS WAF, web ACL', unit: 'month', seoul: 5, virginia: 5, source: 'https://aws.amazon.com/waf/pricing/' },
  webAclRules: { what: 'AWS WAF, rules', unit: 'month', seoul: 1, virginia: 1, source: 'https://aws.amazon.com/waf/pricing/' },
  secrets: {
    what: 'Secrets Manager, secrets',
    unit: 'month',
    seoul: 0.4,
    virginia: 0.4,
    source: 'https://aws.amazon.com/secrets-manager/pricing/',
  },
} satisfies Record<string, Price>

export type PriceName = keyof typeof prices
