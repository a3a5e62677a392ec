import { presignedUpload } from '#functions/files/presignedUpload.ts'
import { limits } from '#shared/limits.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, ownMember } from '../../support/api/people.ts'
import type { Upload } from '../../support/api/postUpload.ts'
import { pending, png, post, uploadsOf, type Presigned } from './sendFile.ts'

ownTable()

const admin = ownAdmin()
const member = ownMember()
const { presign, presigned, complete } = uploadsOf(() => admin)

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
    const { id, renditions } = await presigned({ renditions: [{ width: 640, size: 10 }, { width: 1280, size: 20 }] }) // oxfmt-ignore
    expect(renditions.map(({ width, url }) => [width, url])).toEqual([
      [640, `/media/${id}-640.webp`],
      [1280, `/media/${id}-1280.webp`],
    ])
    expect(renditions.map(({ upload }) => upload.fields.key)).toEqual([`pending/${id}-640`, `pending/${id}-1280`])
    expect(policyOf(renditions[1]!.upload).conditions).toContainEqual(['content-length-range', 20, 20])
  })

  it('accepts media from admins, and a profile picture from any signed-in user', async () => {
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
    ['the same width twice', { renditions: [{ width: 640, size: 1 }, { width: 640, size: 1 }] }, 'renditions'], // oxfmt-ignore
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
