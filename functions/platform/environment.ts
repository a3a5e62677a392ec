const names = [
  'TABLE',
  'PRIVATE_BUCKET',
  'MEDIA_BUCKET',
  'TOKEN_ISSUER',
  'TOKEN_JWKS',
  'TOKEN_SECRET_ID',
  'SEALING_SECRET_ID',
  'JOB_FUNCTION',
] as const
/**
 * `MAIL_FROM`: the address that SES sends from; `MAIL_FOLDER`: where mail lands locally; `SITE_URL`: the site's origin, locally;
 * `ORIGIN_SECRET`: what the CDN may send beside each call, by commas; `OAUTH_BASE_URLS`: stand-ins for providers, locally.
 */
const optional = ['MAIL_FROM', 'MAIL_FOLDER', 'SITE_URL', 'ORIGIN_SECRET', 'OAUTH_BASE_URLS'] as const

/** A variable that the deployment, the local start or a test sets; read at the call, since tests change it. */
export function environment(name: (typeof names)[number]): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment lacks ${name}.`)
  return value
}

/** A variable that a deployment may go without; undefined where it does. */
export const optionalEnvironment = (name: (typeof optional)[number]): string | undefined => process.env[name] || undefined
