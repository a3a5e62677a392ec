import { toHttp } from './gatewayReply.ts'

const text = (result: unknown) => toHttp(result).body.toString()

describe('toHttp', () => {
  it('turns cookies into set-cookie lines and header names into lower case', () => {
    expect(
      toHttp({ statusCode: 201, headers: { ETag: 'x', 'X-N': 5, 'Content-Type': 'a/b' }, cookies: ['a=1', 'b=2'], body: 'hi' }),
    ).toEqual({
      status: 201,
      headers: { etag: 'x', 'x-n': '5', 'content-type': 'a/b', 'set-cookie': ['a=1', 'b=2'] },
      body: Buffer.from('hi'),
    })
  })

  it('decodes a base64 body', () => {
    expect([...toHttp({ statusCode: 200, body: 'AP8=', isBase64Encoded: true }).body]).toEqual([0, 255])
  })

  it('answers 200 with the JSON of a result that has no status', () => {
    expect(toHttp({ a: 1 })).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
    expect(text({ a: 1 })).toBe('{"a":1}')
    expect(text('hi')).toBe('"hi"')
    expect(text(undefined)).toBe('null')
  })

  it('takes the status from text', () => {
    expect(toHttp({ statusCode: '204' })).toMatchObject({ status: 204, body: Buffer.alloc(0) })
  })

  it.each([
    ['no status', { statusCode: 'x' }],
    ['a status out of range', { statusCode: 99 }],
    ['a body that is no text', { statusCode: 200, body: { a: 1 } }],
    ['headers that are no texts', { statusCode: 200, headers: { a: ['1'] } }],
    ['cookies that are no list', { statusCode: 200, cookies: 'a=1' }],
    ['more than 6 MB', { statusCode: 200, body: 'a'.repeat(6 * 1024 * 1024) }],
    ['more than 6 MB of bytes', { statusCode: 200, body: '한'.repeat(2.1 * 1024 * 1024) }],
  ])('refuses %s', (_, result) => {
    expect(() => toHttp(result)).toThrow(TypeError)
  })
})
