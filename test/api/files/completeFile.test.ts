import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { limits } from '#shared/limits.ts'
import { documents } from '#functions/platform/aws.ts'
import { pngChunk } from '#functions/files/image/png.ts'
import { beginnings, buildPhoto, pictures, secrets } from '../../support/fixtures/buildImage.ts'
import { box, placedVideos, places } from '../../support/fixtures/buildVideo.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, ownMember } from '../../support/api/people.ts'
import { isShown, pending, png, post, shown, uploadsOf } from './sendFile.ts'

ownTable()

const admin = ownAdmin()
const member = ownMember()
const { presigned, complete, sent } = uploadsOf(() => admin)

const text = (words: string) => Buffer.from(words)

describe('completeFile', () => {
  it('lets caches keep a person’s picture for a day, since it may be taken back', async () => {
    const { url } = await sent(png, { purpose: 'avatar' }, member)
    expect((await shown(url)).cache).toBe('public, max-age=86400')
  })

  it('serves the file publicly with a year of caching, and leaves nothing behind', async () => {
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

  it.each(Object.entries(placedVideos))('shows %s without its place', async (_, { type, bytes }) => {
    const { url, answer } = await sent(Buffer.from(bytes), { content_type: type })
    expect(answer.status).toBe(200)
    const published = (await shown(url)).bytes
    expect(places.filter((words) => published.includes(words))).toEqual([])
    expect(published).toHaveLength(bytes.length)
  })

  it('refuses a video of too many parts and removes it', async () => {
    const boxes = Buffer.alloc(8 * 2 * limits.videoParts, box('free'))
    const { id, url, answer } = await sent(Buffer.concat([beginnings['video/mp4'], boxes]), { content_type: 'video/mp4' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'file.broken' } })
    expect([await isShown(url), await pending(id)]).toEqual([false, { missing: 'NotFound' }])
  })

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

  it('replies the same again, regardless of later uploads with the form', async () => {
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

  it('accepts another upload after a refusal, while the form is valid', async () => {
    const { id, upload } = await presigned()
    await post(upload, Buffer.alloc(png.length))
    expect((await complete(id)).status).toBe(422)
    await post(upload, png)
    expect((await complete(id)).status).toBe(200)
  })

  it('is only its owner’s: 404 for another member, a guest and an unknown id', async () => {
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
