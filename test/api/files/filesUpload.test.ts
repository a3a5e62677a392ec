import { GetObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { beginnings, buildPhoto, pictures, secrets } from '../../support/fixtures/buildImage.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, ownMember, type Person } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
const member = ownMember()

function form(file: Buffer | string, { type = 'image/png', name = 'a.png', ...fields }: Record<string, string> = {}) {
  const made = new FormData()
  if (typeof file === 'string') made.set('file', file)
  else made.set('file', new File([new Uint8Array(file)], name, { type }))
  for (const [key, value] of Object.entries(fields)) made.set(key, value)
  return made
}
const upload = (body: unknown, as: Person | null = admin, headers = {}) => callRoute('uploadFile', { body, as, headers })
async function shown(url: string) {
  const { Body, ContentType } = await s3().send(new GetObjectCommand({ Bucket: process.env.MEDIA_BUCKET, Key: url.slice(1) }))
  return { type: ContentType, bytes: Buffer.from(await Body!.transformToByteArray()) }
}
const png = pictures['image/png']
const avif = Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')

describe('uploadFile', () => {
  it('takes an admin’s file as media and answers where it is', async () => {
    const { status, body } = await upload(form(png))
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String) as string, url: `/media/${body.id}.png` })
    expect(await shown(body.url)).toEqual({ type: 'image/png', bytes: png })
    const video = await upload(form(beginnings['video/mp4'], { type: 'video/mp4' }))
    expect(await shown(video.body.url)).toEqual({ type: 'video/mp4', bytes: beginnings['video/mp4'] })
  })

  it('takes a member’s file as a picture of themselves, which is an image of at most 5 MB', async () => {
    expect((await upload(form(png), member)).status).toBe(201)
    expect(await upload(form(beginnings['video/mp4'], { type: 'video/mp4' }), member)).toMatchObject({ status: 415 })
    expect(await upload(form(png, { purpose: 'media' }), member)).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } })
    expect((await upload(form(png, { purpose: 'avatar' }), admin)).status).toBe(201)
  })

  it('takes nothing from a guest', async () => {
    for (const body of [form(png), form(png, { purpose: 'media' }), form(png, { purpose: 'avatar' })])
      expect(await upload(body, null)).toMatchObject({ status: 401, body: { code: 'auth.required' } })
  })

  it('shows a photo without its place and camera', async () => {
    const { body } = await upload(form(buildPhoto('image/jpeg'), { type: 'image/jpeg' }), member)
    const { bytes } = await shown(body.url)
    expect(secrets.filter((words) => bytes.includes(words))).toEqual([])
  })

  it('detects the type by the bytes if the sender declares none', async () => {
    const { body } = await upload(form(pictures['image/webp'], { type: '', name: 'x.exe' }))
    expect(body.url).toMatch(/\.webp$/)
    expect(await upload(form(Buffer.from('<html>'), { type: 'application/octet-stream' }))).toMatchObject({ status: 415 })
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415, 'file.type_not_taken'],
    ['an AVIF', avif, 'image/avif', 415, 'file.type_not_taken'],
    ['an AVIF of which nothing is said', avif, '', 415, 'file.type_not_taken'],
    ['an AVIF in the name of a PNG', avif, 'image/png', 422, 'file.other_type'],
    ['HTML', Buffer.from('<script>alert(1)</script>'), 'text/html', 415, 'file.type_not_taken'],
    ['HTML in the name of a PNG', Buffer.from('<script>alert(1)</script>'), 'image/png', 422, 'file.other_type'],
    ['a JPEG in the name of a PNG', pictures['image/jpeg'], 'image/png', 422, 'file.other_type'],
    ['an empty file', Buffer.alloc(0), 'image/png', 422, 'file.other_type'],
    ['half a PNG', png.subarray(0, 50), 'image/png', 422, 'file.broken'],
  ])('refuses %s', async (_, file, type, status, code) => {
    expect(await upload(form(file, { type }))).toMatchObject({ status, body: { code } })
  })

  it('refuses a form without a file, or with a text in its place, or with another purpose', async () => {
    for (const body of [form('words'), new FormData()])
      expect(await upload(body)).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ path: 'file' }] } })
    expect(await upload(form(png, { purpose: 'other' }))).toMatchObject({ status: 422, body: { errors: [{ path: 'purpose' }] } })
  })

  it('refuses a body that is not a form', async () => {
    expect(await upload({ file: 'a' })).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of [
      '',
      '--x',
      '--x\r\n\r\n',
      '--y--\r\n',
      `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n${'a'.repeat(1_000)}`,
    ])
      expect(await upload(body, admin, headers)).toMatchObject({ status: 400, body: { code: 'malformed_form' } })
    expect(await upload('--x--', admin, { 'content-type': 'multipart/form-data' })).toMatchObject({ status: 415 })
  })

  it('refuses more than 4 MB', async () => {
    const file = Buffer.alloc(limits.multipartBodyBytes)
    expect(await upload(form(file))).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })

  it('keeps to its own fields', async () => {
    const { status, body } = await upload(form(png, { owner: member.id, id: 'F1', __proto__x: 'y', state: 'pending' }))
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'url']])
  })
})
