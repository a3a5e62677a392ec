const local = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }

/**
 * Region and keys for the functions: the machine's own where a service is elsewhere and it has some, else those of the emulators,
 * and nothing of the machine's that would stand above them.
 */
export function credentials(isElsewhere: boolean): Record<'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string> {
  const { AWS_REGION = 'ap-northeast-2', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
  if (isElsewhere && AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) return { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
  delete process.env['AWS_SESSION_TOKEN']
  delete process.env['AWS_PROFILE']
  return { AWS_REGION, ...local }
}
