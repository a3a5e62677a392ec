import { createServer } from 'node:http'
import { listen } from '../../../local/listen.ts'
import type { S3Request } from '../../../local/s3/s3Proxy.ts'
import { operator, type AwsCall } from './permissions.ts'
import { s3Permit } from './s3Permit.ts'

/** Knows one object, and roles by what they may do. */
const roles: Record<string, string[]> = { reads: ['s3:GetObject', 's3:PutObject'], lists: ['s3:GetObject', 's3:ListBucket'], none: [] }
const may = async (caller: string, { action }: AwsCall) => roles[caller]!.includes(action)
const denial = async (caller: string, calls: AwsCall[]) => {
  if (caller === operator) return null
  for (const call of calls) if (!(await may(caller, call))) return `${caller} may not ${call.action}`
  return null
}
const emulator = createServer(({ url }, response) => response.writeHead(url === '/files/here/%EA%B0%80%20b' ? 200 : 404).end())
let permit: ReturnType<typeof s3Permit>
let close: () => Promise<void>
beforeAll(async () => {
  const { url, close: end } = await listen(emulator, 0)
  close = end
  permit = s3Permit({ denial, may, denied: [] }, url)
})
afterAll(() => close())

const ask = (caller: string, given: Partial<S3Request>) =>
  permit(caller, { method: 'GET', bucket: 'files', key: 'here/가 b', query: new URLSearchParams(), ...given }).then(
    () => 'done',
    (error: Error) => error.message,
  )

describe('a function that calls S3', () => {
  it('does what its role allows, and nothing else', async () => {
    expect(await ask('reads', {})).toBe('done')
    expect(await ask('none', {})).toBe('none may not s3:GetObject')
  })

  it('is refused an object that is not there, unless it may list the bucket', async () => {
    for (const method of ['GET', 'HEAD']) {
      expect(await ask('reads', { method, key: 'gone' })).toBe('Access Denied')
      expect(await ask('lists', { method, key: 'gone' })).toBe('done')
      expect(await ask(operator, { method, key: 'gone' })).toBe('done')
    }
  })

  it('is refused the copy of an object that is not there as well, and writes where nothing is', async () => {
    const copy = { method: 'PUT', key: 'new' }
    expect(await ask('reads', { ...copy, copySource: 'files/gone' })).toBe('Access Denied')
    expect(await ask('reads', { ...copy, copySource: '/files/here/%EA%B0%80%20b' })).toBe('done')
    expect(await ask('reads', copy)).toBe('done')
  })
})
