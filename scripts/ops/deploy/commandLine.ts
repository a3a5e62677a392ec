/** Removes `--profile NAME` from the arguments and sets it as AWS_PROFILE. */
export function applyProfile(args: string[]): string[] {
  const at = args.findIndex((word) => word === '--profile' || word.startsWith('--profile='))
  if (at < 0) return args
  const isPair = args[at] === '--profile'
  const profile = isPair ? args[at + 1] : args[at]!.slice('--profile='.length)
  if (!profile || profile.startsWith('-')) throw new Error('--profile wants the name of a profile.')
  process.env['AWS_PROFILE'] = profile
  // keys in the environment would take precedence over the profile
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']) delete process.env[name]
  return args.toSpliced(at, isPair ? 2 : 1)
}

/** Runs `read`; where it throws, adds `usage` to the error's message. */
export function withUsage<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}
