import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { startS3 } from '../services/emulators.ts'
import { s3Proxy } from './s3Proxy.ts'

type Emulated = Awaited<ReturnType<typeof startS3>>

const credentials = { accessKeyId: 'local', secretAccessKey: 'secret' }
const Bucket = 'box'
const site = 'http://site.example'
let emulator: Emulated
let server: Server
let endpoint: string
let s3: S3Client
const client = (secretAccessKey: string) =>
  new S3Client({
    endpoint,
    region: 'ap-northeast-2',
    forcePathStyle: true,
    credentials: { ...credentials, secretAccessKey },
    maxAttempts: 1,
  })

beforeAll(async () => {
  emulator = await startS3(null)
  const proxy = s3Proxy(emulator.url, {
    secretOf: (id) => (id === credentials.accessKeyId ? credentials.secretAccessKey : undefined),
    cors: (bucket) => (bucket === Bucket ? [{ methods: ['GET'], origins: [site], headers: ['x-*'], seconds: 60 }] : []),
  })
  server = createServer((request, response) => void proxy(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  s3 = client('secret')
  await s3.send(new CreateBucketCommand({ Bucket }))
}, 60_000)

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await emulator.stop()
})

describe('s3Proxy', () => {
  const Key = 'media/a b+한글(1).txt'
  const signed = async (more = {}, expiresIn = 60) => getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...more }), { expiresIn })
  beforeAll(() => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'hello', ContentType: 'text/plain' })))

  it('sends an object to a caller with a signed address, under the name in the address', async () => {
    const answer = await fetch(await signed({ ResponseContentDisposition: 'attachment; filename="b.txt"' }))
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="b.txt"')
    expect(await answer.text()).toBe('hello')
  })

  const allowedFor = async (origin: string, method = 'GET') => {
    const answer = await fetch(await signed(), { method, headers: { origin } })
    return answer.headers.get('access-control-allow-origin')
  }
  it('lets pages of the allowed origins alone read an object, by the allowed methods', async () => {
    const allowed = [
      await allowedFor(site),
      await allowedFor(site, 'HEAD'),
      await allowedFor('http://other.example'),
      await allowedFor('null'),
    ]
    expect(allowed).toEqual([site, null, null, null])
  })

  it('answers a preflight by the rules of its bucket', async () => {
    const ask = async (asked: Record<string, string>, bucket = Bucket) => {
      const headers = { origin: site, 'access-control-request-method': 'GET', ...asked }
      const { status, headers: answered } = await fetch(`${endpoint}/${bucket}/a`, { method: 'OPTIONS', headers })
      return [status, answered.get('access-control-allow-origin'), answered.get('access-control-allow-headers')]
    }
    expect(await ask({ 'access-control-request-headers': 'x-one' })).toEqual([200, site, 'x-one'])
    const refused = [403, null, null]
    expect(await ask({ 'access-control-request-headers': 'x-one, range' })).toEqual(refused)
    expect(await ask({ 'access-control-request-method': 'PUT' })).toEqual(refused)
    expect(await ask({ origin: 'http://other.example' })).toEqual(refused)
    expect(await ask({}, 'other')).toEqual(refused)
  })

  it('refuses an unsigned call, a changed address and another secret', async () => {
    expect((await fetch(`${endpoint}/${Bucket}/${encodeURIComponent(Key)}`)).status).toBe(403)
    expect((await fetch((await signed()).replace('Expires=60', 'Expires=61'))).status).toBe(403)
    await expect(client('other').send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  })

  it('refuses an address whose time is over', async () => {
    const address = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key }), {
      expiresIn: 60,
      signingDate: new Date(Date.now() - 61_000),
    })
    const answer = await fetch(address)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Request has expired')])
  })

  it('stores and copies an object that is larger than the emulator accepts in one call', async () => {
    const Body = Buffer.alloc(20_000_000, 'abc')
    await s3.send(new PutObjectCommand({ Bucket, Key: 'large', Body, ContentType: 'video/mp4' }))
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/large` }))
    const { Body: kept, ContentType } = await s3.send(new GetObjectCommand({ Bucket, Key: 'copy' }))
    expect(ContentType).toBe('video/mp4')
    expect(Body.equals(await kept!.transformToByteArray())).toBe(true)
  })

  it('refuses keys that leave their bucket', async () => {
    await expect(s3.send(new PutObjectCommand({ Bucket, Key: 'a/../../x', Body: 'x' }))).rejects.toMatchObject({ name: 'InvalidURI' })
  })

  it('remembers the tags of an upload until they are removed, and leaves the object alone', async () => {
    const tagged = { Bucket, Key: 'media/tagged 1.txt' }
    const tags = async (object = tagged) => (await s3.send(new GetObjectTaggingCommand(object))).TagSet
    await s3.send(new PutObjectCommand({ ...tagged, Body: 'hello', Tagging: 'state=unsent' }))
    expect(await tags()).toEqual([{ Key: 'state', Value: 'unsent' }])
    const copy = { ...tagged, Key: 'copy' }
    const CopySource = `${Bucket}/${encodeURIComponent(tagged.Key)}`
    await s3.send(new CopyObjectCommand({ ...copy, CopySource, TaggingDirective: 'REPLACE', Tagging: 'a=b' }))
    expect(await tags(copy)).toEqual([{ Key: 'a', Value: 'b' }])
    await s3.send(new DeleteObjectTaggingCommand(tagged))
    expect(await tags()).toEqual([])
    const { Body } = await s3.send(new GetObjectCommand(tagged))
    expect(await Body!.transformToString()).toBe('hello')
    for (const command of [new GetObjectTaggingCommand({ Bucket, Key: 'none' }), new DeleteObjectTaggingCommand({ Bucket, Key: 'none' })])
      await expect(s3.send(command as GetObjectTaggingCommand)).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('refuses calls that the emulator mistakes for a plain PUT', async () => {
    const tagging = new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } })
    await expect(s3.send(tagging)).rejects.toMatchObject({ name: 'NotImplemented' })
    expect(await (await fetch(await signed())).text()).toBe('hello')
  })
})
