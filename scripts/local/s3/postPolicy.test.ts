import { createHmac } from 'node:crypto'
import { checkPolicy } from './postPolicy.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const now = Date.parse('2026-11-21T10:00:00Z')
const credential = 'local/20261121/ap-northeast-2/s3/aws4_request'
const exact: Record<string, string> & { key: string } = { key: 'media/a.mp4', 'Content-Type': 'video/mp4', 'x-amz-credential': credential }

function form({ fields = exact, rules = [] as unknown[], minutes = 5, secret = 'secret' } = {}) {
  const conditions = [{ bucket: 'media' }, ...Object.entries(exact).map(([name, value]) => ({ [name]: value })), ...rules]
  const expiration = new Date(now + minutes * 60_000).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, '20261121'), 'ap-northeast-2'), 's3'), 'aws4_request')
  return { ...fields, policy, 'x-amz-signature': hmac(key, policy).toString('hex') }
}

const check = (fields: Record<string, string>, bucket = 'media') =>
  checkPolicy(fields, bucket, (id) => (id === 'local' ? 'secret' : undefined), now)

describe('checkPolicy', () => {
  it('accepts a presigned form and returns the range of its file', () => {
    expect(check(form({ rules: [['content-length-range', 1, 100]] }))).toEqual({ min: 1, max: 100 })
  })

  it('accepts a field that starts as the policy requires', () => {
    const rules = [['starts-with', '$x-amz-meta-name', 'a']]
    expect(() => check(form({ rules, fields: { ...exact, 'x-amz-meta-name': 'abc' } }))).not.toThrow()
    expect(() => check(form({ rules, fields: { ...exact, 'x-amz-meta-name': 'bc' } }))).toThrow('Policy Condition failed')
  })

  it.each([
    ['another key', form({ fields: { ...exact, key: 'media/b.mp4' } }), 'Policy Condition failed'],
    ['another type', form({ fields: { ...exact, 'Content-Type': 'text/html' } }), 'Policy Condition failed'],
    ['a field more', form({ fields: { ...exact, acl: 'public-read' } }), 'Extra input fields: acl'],
    ['a field less', form({ fields: { key: exact.key, 'x-amz-credential': credential } }), 'Policy Condition failed'],
    ['a policy that is over', form({ minutes: 0 }), 'Policy expired'],
    ['a forged signature', form({ secret: 'other' }), 'signature'],
    ['no signature', { ...form(), 'x-amz-signature': '' }, 'signature'],
    ['no policy', exact, 'Access Denied'],
    ['a stranger', { ...form(), 'x-amz-credential': credential.replace('local', 'x') }, 'Access Key Id'],
  ])('refuses %s', (_, fields, words) => {
    expect(() => check(fields)).toThrow(words)
  })

  it('refuses another bucket', () => {
    expect(() => check(form(), 'private')).toThrow('Policy Condition failed')
  })
})
