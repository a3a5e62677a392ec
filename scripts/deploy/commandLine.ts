/**
 * The arguments without `--profile NAME`, which from now on is the profile of everything that this command does with AWS: its own calls and the
 * programs that it runs.
 */
export function applyProfile(args: string[]): string[] {
  const at = args.findIndex((word) => word === '--profile' || word.startsWith('--profile='))
  if (at < 0) return args
  const isPair = args[at] === '--profile'
  const profile = isPair ? args[at + 1] : args[at]!.slice('--profile='.length)
  if (!profile || profile.startsWith('-')) throw new Error('--profile wants the name of a profile.')
  process.env['AWS_PROFILE'] = profile
  // a profile is asked for by name: keys that lie in the environment are not meant
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']) delete process.env[name]
  return args.toSpliced(at, isPair ? 2 : 1)
}

/** What `read` makes of a command line. Throws what it throws, with `usage` in the line below. */
export function withUsage<T>(usage: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}
