import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, s3 } from '#functions/platform/aws.ts'
import { presignedUpload } from '#functions/files/presignedUpload.ts'
import { pngChunk } from '#functions/files/image/png.ts'
import { limits } from '#shared/limits.ts'
import { beginnings, buildPhoto, pictures, secrets } from '../../../scripts/fixtures/buildImage.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin, buildMember, type Person } from '../../support/api/people.ts'
import { postUpload, type Upload } from '../../support/api/postUpload.ts'

ownTable()

let admin: Person
let member: Person
beforeAll(async () => {
  admin = await buildAdmin()
  member = await buildMember()
})

type Presigned = { id: string; url: string; upload: Upload; renditions: { width: number; url: string; upload: Upload }[] }

const png = pictures['image/png']
const declared = (over: object = {}) => ({ filename: 'a.png', content_type: 'image/png', size: png.length, purpose: 'media', ...over })
const presign = (over: object = {}, as: Person | null = admin) => callRoute('presignFile', { body: declared(over), as })
const presigned = async (over: object = {}, as = admin) => (await presign(over, as)).body as Presigned
const post = (upload: Upload, file: Buffer) => postUpload('presignFile', upload, file)
const complete = (id: string, as: Person | null = admin) => callRoute('completeFile', { params: { id }, as })
/** Declares, sends and completes. */
async function sent(file: Buffer, over: object = {}, as = admin) {
  const made = await presigned({ size: file.length, ...over }, as)
  expect((await post(made.upload, file)).status).toBe(204)
  return { ...made, answer: await complete(made.id, as) }
}

const text = (words: string) => Buffer.from(words)
const missing = (error: Error) => ({ missing: error.name })
const pending = (id: string) =>
  s3()
    .send(new HeadObjectCommand({ Bucket: process.env.PRIVATE_BUCKET, Key: `pending/${id}` }))
    .catch(missing)
/** What the page gets under that address. */
async function shown(url: string) {
  const command = new GetObjectCommand({ Bucket: process.env.MEDIA_BUCKET, Key: url.slice(1) })
  const { Body, ContentType, CacheControl } = await s3().send(command)
  return { type: ContentType, cache: CacheControl, bytes: Buffer.from(await Body!.transformToByteArray()) }
}
const isShown = (url: string) =>
  shown(url).then(
    () => true,
    () => false,
  )
const policyOf = ({ fields }: Upload) =>
  JSON.parse(Buffer.from(fields.Policy!, 'base64').toString()) as { expiration: string; conditions: unknown[] }

describe('presignFile', () => {
  it('answers a form for one key, one type and one size, good for an hour', async () => {
    const { status, body } = await presign()
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: expect.stringMatching(/^F[0-9a-f]{32}$/) as string, renditions: [] })
    const { id, url, upload } = body as Presigned
    expect(url).toBe(`/media/${id}.png`)
    const { expiration, conditions } = policyOf(upload)
    expect(conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', png.length, png.length],
        { key: `pending/${id}` },
        { 'Content-Type': 'image/png' },
        { bucket: process.env.PRIVATE_BUCKET },
      ]),
    )
    expect(conditions.filter((condition) => JSON.stringify(condition).includes('starts-with'))).toEqual([])
    expect(Math.abs(Date.parse(expiration) - Date.now() - 3_600_000)).toBeLessThan(60_000)
  })

  it('answers a form for each rendition too', async () => {
    const { id, renditions } = await presigned({ renditions: [{ width: 640, size: 10 }, { width: 1280, size: 20 }] }) // prettier-ignore
    expect(renditions.map(({ width, url }) => [width, url])).toEqual([
      [640, `/media/${id}-640.webp`],
      [1280, `/media/${id}-1280.webp`],
    ])
    expect(renditions.map(({ upload }) => upload.fields.key)).toEqual([`pending/${id}-640`, `pending/${id}-1280`])
    expect(policyOf(renditions[1]!.upload).conditions).toContainEqual(['content-length-range', 20, 20])
  })

  it('takes media from an admin and a picture of oneself from anyone who is signed in', async () => {
    expect(await presign({}, null)).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    expect(await presign({}, member)).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
    expect(await presign({ purpose: 'avatar' }, null)).toMatchObject({ status: 401, body: { code: 'auth.required' } })
    expect((await presign({ purpose: 'avatar' }, member)).status).toBe(201)
  })

  it.each([
    'image/svg+xml',
    'text/html',
    'application/pdf',
    'image/heic',
    'image/avif',
    'application/xhtml+xml',
    'image/png, text/html',
    '',
    'constructor',
  ])('refuses %j with 415', async (content_type) => {
    expect(await presign({ content_type })).toMatchObject({ status: 415, body: { code: 'file.type_not_taken' } })
  })

  it('takes videos as media and never as a picture of oneself', async () => {
    expect((await presign({ content_type: 'video/mp4', size: limits.mediaBytes })).status).toBe(201)
    expect((await presign({ content_type: 'video/mp4', purpose: 'avatar' }, member)).status).toBe(415)
  })

  it.each([
    ['a video above 200 MB', { content_type: 'video/mp4', size: limits.mediaBytes + 1 }],
    ['a picture of oneself above 5 MB', { purpose: 'avatar', size: limits.avatarBytes + 1 }],
    ['a rendition above 5 MB', { renditions: [{ width: 640, size: limits.renditionBytes + 1 }] }],
  ])('refuses %s with 413', async (_, over) => {
    expect(await presign(over)).toMatchObject({ status: 413, body: { code: 'file.too_large' } })
  })

  it.each([
    ['an empty file', { size: 0 }, 'size'],
    ['half a byte', { size: 1.5 }, 'size'],
    ['no name', { filename: '' }, 'filename'],
    ['another purpose', { purpose: 'other' }, 'purpose'],
    ['another width', { renditions: [{ width: 100, size: 1 }] }, 'renditions.0.width'],
    ['the same width twice', { renditions: [{ width: 640, size: 1 }, { width: 640, size: 1 }] }, 'renditions'], // prettier-ignore
  ])('refuses %s with 422', async (_, over, path) => {
    expect(await presign(over)).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ path }] } })
  })

  it('refuses renditions of what has none', async () => {
    const renditions = [{ width: 640, size: 1 }]
    for (const over of [{ content_type: 'video/mp4' }, { purpose: 'avatar' }])
      expect(await presign({ ...over, renditions })).toMatchObject({ status: 422, body: { code: 'file.no_renditions' } })
  })
})

describe('the form', () => {
  it.each([
    ['a byte more than declared', {}, Buffer.concat([png, Buffer.alloc(1)]), 'EntityTooLarge'],
    ['a byte less', {}, png.subarray(1), 'EntityTooSmall'],
    ['another type', { 'Content-Type': 'text/html' }, png, 'Content-Type'],
    ['another key', { key: 'pending/other' }, png, 'key'],
    ['a key of the exports', { key: 'exports/other' }, png, 'key'],
    ['a header more', { 'Content-Disposition': 'inline' }, png, 'Extra input fields'],
  ])('is refused by S3 with %s', async (_, changed, file, words) => {
    const { id, upload } = await presigned()
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...upload.fields, ...changed })) form.set(name, value)
    form.set('file', new Blob([new Uint8Array(file)]))
    const answer = await fetch(upload.url, { method: 'POST', body: form })
    expect([400, 403]).toContain(answer.status)
    expect(await answer.text()).toContain(words)
    expect(await pending(id)).toEqual({ missing: 'NotFound' })
    expect(await complete(id)).toMatchObject({ status: 422, body: { code: 'file.not_sent' } })
  })

  it('is refused by S3 in another bucket', async () => {
    const { upload } = await presigned()
    const url = upload.url.replace(process.env.PRIVATE_BUCKET!, process.env.MEDIA_BUCKET!)
    expect(url).not.toBe(upload.url)
    expect(await post({ ...upload, url }, png)).toMatchObject({ status: 403, words: expect.stringContaining('bucket') as string })
  })

  it('is refused by S3 after its hour', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_601_000)
    const upload = await presignedUpload('pending/late', 'image/png', png.length)
    clock.mockRestore()
    expect(await post(upload, png)).toMatchObject({ status: 403, words: expect.stringContaining('expired') as string })
  })
})

describe('completeFile', () => {
  it('lets caches keep a person’s picture for a day, since it may be taken back', async () => {
    const { url } = await sent(png, { purpose: 'avatar' }, member)
    expect((await shown(url)).cache).toBe('public, max-age=86400')
  })

  it('shows the file to everybody, for ever, and leaves nothing behind', async () => {
    const { id, url, answer } = await sent(png)
    expect(answer).toMatchObject({ status: 200, body: { id, url } })
    expect(await shown(url)).toEqual({ type: 'image/png', cache: 'public, max-age=31536000, immutable', bytes: png })
    expect(await pending(id)).toEqual({ missing: 'NotFound' })
  })

  it('shows nothing before', async () => {
    const { url, upload } = await presigned()
    await post(upload, png)
    expect(await isShown(url)).toBe(false)
  })

  it.each(Object.keys(beginnings) as (keyof typeof beginnings)[])('takes a %s', async (content_type) => {
    const { url, answer } = await sent(beginnings[content_type], { content_type })
    expect(answer.status).toBe(200)
    expect(await shown(url)).toMatchObject({ type: content_type, bytes: beginnings[content_type] })
  })

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const)(
    'shows a %s photo without its place and camera',
    async (content_type) => {
      const { url } = await sent(buildPhoto(content_type), { content_type, purpose: 'avatar' }, member)
      const { bytes } = await shown(url)
      expect(secrets.filter((words) => bytes.includes(words))).toEqual([])
      expect(bytes.subarray(-8).equals(pictures[content_type].subarray(-8)) || content_type === 'image/webp').toBe(true)
    },
  )

  it('shows the renditions too, and all of it or nothing', async () => {
    const webp = pictures['image/webp']
    const renditions = [{ width: 640, size: webp.length }]
    const made = await presigned({ renditions })
    await post(made.upload, png)
    expect(await complete(made.id)).toMatchObject({ status: 422, body: { code: 'file.not_sent' } })
    expect(await isShown(made.url)).toBe(false)
    await post(made.renditions[0]!.upload, webp)
    expect((await complete(made.id)).status).toBe(200)
    expect(await shown(made.renditions[0]!.url)).toMatchObject({ type: 'image/webp', bytes: webp })

    const lying = await presigned({ renditions: [{ width: 640, size: png.length }] })
    await post(lying.upload, png)
    await post(lying.renditions[0]!.upload, png)
    expect(await complete(lying.id)).toMatchObject({ status: 422, body: { code: 'file.other_type' } })
    expect([await isShown(lying.url), await pending(lying.id)]).toEqual([false, { missing: 'NotFound' }])
  })

  it.each([
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'file.other_type'],
    ['SVG after a declaration', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'file.other_type'],
    ['HTML', text('<!doctype html><script>alert(1)</script>'), 'file.other_type'],
    ['a PDF', text('%PDF-1.7\n1 0 obj'), 'file.other_type'],
    ['another image', pictures['image/jpeg'], 'file.other_type'],
    ['a program', Buffer.concat([text('MZ'), Buffer.alloc(200)]), 'file.other_type'],
    ['a PNG’s first bytes before HTML', Buffer.concat([png.subarray(0, 33), text('<script>alert(1)</script>')]), 'file.broken'],
    ['nothing but zeros', Buffer.alloc(100), 'file.other_type'],
  ])('refuses %s in the name of a PNG and removes it', async (_, file, code) => {
    const { id, url, answer } = await sent(file)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect([await isShown(url), await pending(id)]).toEqual([false, { missing: 'NotFound' }])
  })

  it('refuses a GIF that is a script, and takes the script out of one that is a picture', async () => {
    const script = text('GIF89a/*\0\0\0\0*/=1;alert(document.domain)//;')
    expect((await sent(script, { content_type: 'image/gif' })).answer).toMatchObject({ status: 422, body: { code: 'file.broken' } })
    const gif = pictures['image/gif']
    const words = text('*/=1;alert(1)//')
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, words.length]), words, Buffer.alloc(1)])
    const { url } = await sent(Buffer.concat([gif.subarray(0, 19), comment, gif.subarray(19), words]), { content_type: 'image/gif' })
    expect((await shown(url)).bytes.equals(gif)).toBe(true)
  })

  it('refuses a video in the name of another kind', async () => {
    const { answer } = await sent(beginnings['video/webm'], { content_type: 'video/mp4' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'file.other_type' } })
  })

  it('answers the same again, whatever was sent with the form meanwhile', async () => {
    const { id, url, upload } = await sent(png)
    const other = Buffer.from(png)
    other[other.length - 20]! ^= 1
    expect((await post(upload, other)).status).toBe(204)
    expect(await complete(id)).toMatchObject({ status: 200, body: { id, url } })
    expect((await shown(url)).bytes.equals(png)).toBe(true)
  })

  it('publishes once, however many ask at once', async () => {
    const { id, url, upload } = await presigned()
    await post(upload, png)
    const answers = await Promise.all([complete(id), complete(id), complete(id)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await shown(url)).bytes.equals(png)).toBe(true)
    expect((await complete(id)).status).toBe(200)
  })

  it('takes what is sent after a refusal, as long as the form is good', async () => {
    const { id, upload } = await presigned()
    await post(upload, Buffer.alloc(png.length))
    expect((await complete(id)).status).toBe(422)
    await post(upload, png)
    expect((await complete(id)).status).toBe(200)
  })

  it('is nobody else’s: 404 for another person, a guest and an id that is none', async () => {
    const { id, upload } = await presigned({ purpose: 'avatar' }, member)
    await post(upload, png)
    for (const as of [admin, await buildMember(), null])
      expect(await complete(id, as)).toMatchObject({ status: 404, body: { code: 'file.not_found' } })
    for (const other of ['F'.padEnd(33, '0'), '../secret', 'F#', '%00'])
      expect(await complete(other)).toMatchObject({ status: 404, body: { code: 'file.not_found' } })
    expect((await complete('x'.repeat(3_000))).status).toBe(404)
    expect((await complete(id, member)).status).toBe(200)
  })

  it('is over after two hours, when the table still has it too', async () => {
    const { id, upload } = await presigned()
    await post(upload, png)
    const past = { UpdateExpression: 'SET expires_at = :past', ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 } }
    await documents().send(new UpdateCommand({ TableName: process.env.TABLE, Key: { pk: `FILE#${id}`, sk: 'FILE' }, ...past }))
    expect(await complete(id)).toMatchObject({ status: 404, body: { code: 'file.not_found' } })
  })

  it('takes an image of many megabytes', async () => {
    const [head, tail] = [png.subarray(0, 33), png.subarray(33)]
    const large = Buffer.concat([head, pngChunk('tEXt', Buffer.alloc(6_000_000)), pngChunk('bKGD', Buffer.alloc(9_000_000)), tail])
    const { url, answer } = await sent(large)
    expect(answer.status).toBe(200)
    expect((await shown(url)).bytes).toHaveLength(9_000_000 + 12 + png.length)
  })
})
