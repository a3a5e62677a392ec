import type { SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'

/** Names that mean something to JavaScript, to the table or to the product. */
export const hostileNames = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', 'pk', 'sk', 'id', 'roles', 'email', 'password_hash', 'user_id',
  'survey_id', 'owner', 'token_epoch', 'email_verified', 'version', 'kind', 'time', 'expires_at', 'sections', 'answers', 'value', '', ' ', '$where', '.', 'a.b',
] // oxfmt-ignore

const texts = [
  '', ' ', '\u0000', '\ud83d', '\udc00', '👩‍👩‍👧', '\u202egnp.exe', 'ﬁ', 'е@example.com', '０', '-0', 'NaN', 'true', '../', '..%2f', '%00', '\r\nSet-Cookie: a=b', '{{7*7}}',
  '${7*7}', "' OR 1=1 --", '=1+1', '@import', '<script>alert(1)</script>', '__proto__', 'javascript:alert(1)', '//evil.example', 'S0000000000000000', 'admin',
] // oxfmt-ignore
const numbers = ['0', '-1', '1e308', '1e999', '-1e999', '9007199254740993', '0.1', '1E400', '-0', '00', '1_000']
const literals = ['null', 'true', 'false', 'NaN', 'undefined', 'Infinity', "'a'"]

function value(random: SeededRandom, depth: number): string {
  const kind = random.below(depth === 0 ? 4 : 8)
  if (kind === 0) return random.oneOf(numbers)
  if (kind === 1) return random.oneOf(literals)
  if (kind < 4) return JSON.stringify(random.oneOf(texts).repeat(random.chance(0.1) ? 5_000 : 1))
  if (kind < 6) return `[${Array.from({ length: random.below(4) }, () => value(random, depth - 1)).join()}]`
  return object(random, depth, hostileNames)
}

/** An object of hostile values under these names, some of them twice. */
function object(random: SeededRandom, depth: number, names: readonly string[]): string {
  const fields = Array.from({ length: random.below(6) }, () => `${JSON.stringify(random.oneOf(names))}:${value(random, depth - 1)}`)
  return `{${fields.join()}}`
}

/** A hostile body: the route's own `fields` and others with values of every shape; sometimes it is no JSON at all. */
export function hostileJson(random: SeededRandom, fields: readonly string[]): string {
  const json = object(random, 4, [...fields, ...fields, ...hostileNames])
  return random.chance(0.1) ? json.slice(0, random.below(json.length)) : json
}
