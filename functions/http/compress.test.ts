import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { Route } from '#shared/routes.ts'
import { reply } from './reply.ts'

const long = 'an answer "token": '.repeat(1_000)
const admins: Route = { access: 'admin', reply: v.object({ text: v.string() }) }

/** The reply of a route to a caller that sends this Accept-Encoding. */
const sent = (acceptEncoding: string | undefined, value: object = { text: long }, route = admins) => {
  const { headers, body = '', isBase64Encoded = false } = reply(route, value, { anonymous: route.cache === 'public', acceptEncoding })
  return { encoding: headers?.['content-encoding'], vary: headers?.vary, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }
}

describe('a large reply', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('to a caller that accepts %s is compressed with %s', (accepted, encoding, decompress) => {
    const { body, ...rest } = sent(accepted)
    expect(rest).toEqual({ encoding, vary: 'Accept-Encoding' })
    expect(JSON.parse(decompress(body).toString())).toEqual({ text: long })
    expect(body.length).toBeLessThan(2_000)
  })

  it.each([[undefined], ['identity'], ['brotli'], ['br;q=0']])('to a caller that accepts %s is sent as it is', (accepted) => {
    const { encoding, body } = sent(accepted)
    expect([encoding, JSON.parse(body.toString())]).toEqual([undefined, { text: long }])
  })

  it('is left to CloudFront if CloudFront may cache it', () => {
    expect(sent('br', { text: long }, { ...admins, access: 'public', cache: 'public' }).encoding).toBeUndefined()
  })

  it.each(['token', 'access_token'])('with a field %s is never compressed', (field) => {
    const route: Route = { ...admins, reply: v.object({ text: v.string(), [field]: v.string() }) }
    expect(sent('br', { text: long, [field]: 'secret' }, route).encoding).toBeUndefined()
  })
})

it('leaves a reply of at most 10,000 bytes as it is', () => {
  const around = JSON.stringify({ text: '' }).length
  expect(sent('br', { text: 'a'.repeat(10_000 - around) }).encoding).toBeUndefined()
  expect(sent('br', { text: 'a'.repeat(10_001 - around) }).encoding).toBe('br')
})
