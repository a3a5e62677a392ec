import { checkSigned, S3Refusal, type SecretOf } from './signature.ts'

type Condition = Record<string, string> | [string, string, string] | ['content-length-range', number, number]
type Policy = { expiration: string; conditions: Condition[] }

export type ByteRange = { min: number; max: number }

const invalid = (words: string) => new S3Refusal(403, 'AccessDenied', `Invalid according to Policy: ${words}`)

/** Whether a field may be there without the policy naming it. */
const isExempt = (name: string) => ['file', 'policy', 'x-amz-signature'].includes(name) || name.startsWith('x-ignore-')

/** Checks a presigned POST as S3 does: signature, expiry, conditions, no other fields. Returns the file's range; throws S3Refusal. */
export function checkPolicy(form: Record<string, string>, bucket: string, secretOf: SecretOf, now = Date.now()): ByteRange {
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name.toLowerCase(), value]))
  const encoded = fields['policy']
  if (!encoded) throw new S3Refusal(403, 'AccessDenied', 'Access Denied')
  checkSigned(encoded, fields['x-amz-signature'] ?? '', fields['x-amz-credential'] ?? '', secretOf)
  const { expiration, conditions } = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Policy
  if (!(now < Date.parse(expiration))) throw invalid('Policy expired.')
  const values: Record<string, string | undefined> = { ...fields, bucket }
  const named = new Set<string>()
  const range: ByteRange = { min: 0, max: 5 * 1024 ** 3 }
  for (const condition of conditions) {
    if (isRange(condition)) {
      range.min = Math.max(range.min, condition[1])
      range.max = Math.min(range.max, condition[2])
      continue
    }
    for (const [operator, field, wanted] of rules(condition)) {
      named.add(field)
      const given = values[field]
      const holds = given !== undefined && (operator === 'starts-with' ? given.startsWith(wanted) : operator === 'eq' && given === wanted)
      if (!holds) throw invalid(`Policy Condition failed: ${JSON.stringify(condition)}`)
    }
  }
  const extra = Object.keys(fields).filter((name) => !isExempt(name) && !named.has(name))
  if (extra.length) throw invalid(`Extra input fields: ${extra.join(', ')}`)
  return range
}

const isRange = (condition: Condition): condition is ['content-length-range', number, number] =>
  Array.isArray(condition) && condition[0] === 'content-length-range'

const rules = (condition: Exclude<Condition, ['content-length-range', number, number]>): [string, string, string][] =>
  Array.isArray(condition)
    ? [[condition[0], condition[1].replace(/^\$/, '').toLowerCase(), condition[2]]]
    : Object.entries(condition).map(([name, value]) => ['eq', name.toLowerCase(), value])
