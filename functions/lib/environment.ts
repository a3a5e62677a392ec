const names = ['TABLE', 'PRIVATE_BUCKET', 'MEDIA_BUCKET', 'TOKEN_ISSUER', 'TOKEN_JWKS', 'TOKEN_SECRET_ID'] as const

/** A variable that the deployment, the local start or a test sets; read at the call, since tests change it. */
export function environment(name: (typeof names)[number]): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment lacks ${name}.`)
  return value
}
