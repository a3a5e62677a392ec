const names = [
  'TABLE',
  'PRIVATE_BUCKET',
  'MEDIA_BUCKET',
  'TOKEN_ISSUER',
  'TOKEN_JWKS',
  'TOKEN_SECRET_ID',
  'SEALING_SECRET_ID',
  'REFERENCE_SECRET_ID',
  'AWS_REGION',
  'AWS_LAMBDA_FUNCTION_NAME',
] as const
/**
 * `MAIL_FROM`: the address that SES sends from; `MAIL_FOLDER`: where mail is written locally; `SITE_URL`: the site's origin, locally;
 * `ORIGIN_SECRET`: the secrets, by commas, with which the CDN may identify itself; `OAUTH_BASE_URLS`: stand-ins for providers, locally;
 * `VERSION`: the commit that is deployed; `WRITES`: `paused` where routes that write answer 503; `AWS_ENDPOINT_URL_S3`: the S3 that stands
 * in for AWS's, locally; `JOB_FUNCTION`: the name of runJob, which itself has it from Lambda.
 */
const optional = [
  'MAIL_FROM',
  'MAIL_FOLDER',
  'SITE_URL',
  'ORIGIN_SECRET',
  'OAUTH_BASE_URLS',
  'VERSION',
  'WRITES',
  'AWS_ENDPOINT_URL_S3',
  'JOB_FUNCTION',
] as const

/** A required variable. Read at each call, since tests change it. Throws if it is not set. */
export function environment(name: (typeof names)[number]): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment lacks ${name}.`)
  return value
}

export const optionalEnvironment = (name: (typeof optional)[number]): string | undefined => process.env[name] || undefined
