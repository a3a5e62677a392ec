import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { startCloud, type Cloud } from './cloud.ts'

let cloud: Cloud
beforeAll(async () => {
  cloud = await startCloud({ dataDir: null, port: 0, seed: 'none', admin: null, site: false })
}, 60_000)
afterAll(() => cloud.stop())

describe('startCloud', () => {
  it('gives the private key of tokens to readers of its secret, and the public key to everyone', async () => {
    const manager = new SecretsManagerClient()
    const { SecretString } = await manager.send(new GetSecretValueCommand({ SecretId: cloud.environment['TOKEN_SECRET_ID'] }))
    const secret = JSON.parse(SecretString!) as Record<string, string>
    const { keys } = JSON.parse(cloud.environment['TOKEN_JWKS']!) as { keys: Record<string, string>[] }
    expect(secret['d']).toMatch(/^[\w-]{43}$/)
    expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: secret['x'], kid: secret['kid'], alg: 'EdDSA', use: 'sig' }])
  })

  it('has no other secret', async () => {
    const asked = new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId: 'other' }))
    await expect(asked).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })

  it('refuses a port in use, and names the process', async () => {
    const second = startCloud({ dataDir: null, port: Number(new URL(cloud.url).port), seed: 'none', admin: null, site: false })
    await expect(second).rejects.toThrow(`is in use by process ${process.pid} `)
  })
})

const put = (Bucket: string, Key: string) =>
  new S3Client().send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: '0123456789',
      ContentType: 'text/html',
      ContentDisposition: 'attachment',
      CacheControl: 'public, max-age=60',
    }),
  )

describe('the API', () => {
  it('redirects to the canonical form of a path', async () => {
    const answer = await fetch(`${cloud.url}/api/surveys/slug/%6Eone?x=%26`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/api/surveys/slug/none?x=%26'])
    expect((await fetch(`${cloud.url}/api/surveys/slug/%6Eone`)).status).toBe(404)
  })

  it.each(['%zz', '%', '%E0%A4', '%EC%84%A4', '%00'])('answers 400 or 404 to the slug %s', async (slug) => {
    expect([400, 404]).toContain((await fetch(`${cloud.url}/api/surveys/slug/${slug}`)).status)
  })
})

describe('media', () => {
  beforeAll(async () => {
    await put('surveys-media', 'media/a b.html')
    await put('surveys-media', 'other')
    await put('surveys-private', 'media/secret')
  })

  it('answers an object inert, for as long as it says itself', async () => {
    const answer = await fetch(`${cloud.url}/media/a%20b.html`)
    expect(await answer.text()).toBe('0123456789')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
    })
  })

  it('answers a part, a 304 and a HEAD', async () => {
    const url = `${cloud.url}/media/a%20b.html`
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await fetch(url, { headers: { 'if-none-match': part.headers.get('etag')! } })).status).toBe(304)
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  })

  it.each(['/media/gone', '/media/secret', '/media/../other', '/media/%2e%2e/other', '/media/'])('answers 404 to %s', async (path) => {
    const answer = await fetch(cloud.url + path)
    expect(answer.status).toBe(404)
  })

  it('answers 400 to an address that is not valid text, and 405 to a write', async () => {
    expect((await fetch(`${cloud.url}/media/%ff`)).status).toBe(400)
    expect((await fetch(`${cloud.url}/media/x`, { method: 'PUT', body: 'x' })).status).toBe(405)
  })
})
