/** Parameters that a survey's address already uses. */
const reserved: ReadonlySet<string> = new Set(['mine', 'claim', 'lang', 'token', 'next', 'response', 'survey'])

/** Why a link field cannot have a name; undefined if it can. */
export function linkNameProblem(name: string): 'not_allowed' | 'reserved' | undefined {
  if (!/^[a-z][a-z0-9_]{0,31}$/.test(name)) return 'not_allowed'
  return reserved.has(name) ? 'reserved' : undefined
}
