import { GetObjectCommand } from '@aws-sdk/client-s3'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { incrementCounter } from '#functions/data/counters.ts'
import { documents as table, s3 } from '#functions/platform/aws.ts'
import { endings, type DocumentType } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { answerForm, fileSurvey } from '../../support/api/answerFile.ts'
import { documents, impostors } from '../../support/buildDocument.ts'
import { beginnings, buildPhoto, pictures, secrets } from '../../support/fixtures/buildImage.ts'
import { callRoute, type Input } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { beforeTests, ownAdmin, ownMember, type Person } from '../../support/api/people.ts'
import { postUpload, type Upload } from '../../support/api/postUpload.ts'

ownTable()

const admin = ownAdmin()
const member = ownMember()
const survey = beforeTests(() => fileSurvey(admin))

const png = pictures['image/png']
type Over = Record<string, unknown>
const presign = (over: Over = {}, input: Input = {}) =>
  callRoute('presignFile', {
    body: {
      filename: 'a.png',
      content_type: 'image/png',
      size: png.length,
      purpose: 'answer',
      survey_id: survey.id,
      question_id: 'proof',
      ...over,
    },
    ...input,
  })
/** Declares, sends and completes. */
async function send(
  bytes: Buffer,
  content_type: string,
  { filename = 'a.png', as = null }: { filename?: string; as?: Person | null } = {},
) {
  const { body } = await presign({ filename, content_type, size: bytes.length }, { as })
  const { id, upload } = body as { id: string; upload: Upload }
  expect((await postUpload('presignFile', upload, bytes)).status).toBe(204)
  return { id, answer: await callRoute('completeFile', { params: { id }, as }) }
}
async function kept(id: string) {
  const { Body, ContentType } = await s3().send(new GetObjectCommand({ Bucket: process.env.PRIVATE_BUCKET, Key: `answers/${id}` }))
  return { type: ContentType, bytes: Buffer.from(await Body!.transformToByteArray()) }
}
const upload = (over: Partial<Parameters<typeof answerForm>[0]> = {}, as: Person | null = null) =>
  callRoute('uploadFile', { body: answerForm({ survey_id: survey.id, ...over }), as })

describe('An answer’s file', () => {
  it.each([
    ['a guest', () => null],
    ['a member', () => member],
    ['an admin', () => admin],
  ])('is accepted from %s, and returned with all fields', async (_, who) => {
    const { id, answer } = await send(png, 'image/png', { as: who() })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({ id, name: 'a.png', size: png.length, type: 'image/png', url: `/api/files/${id}` })
    expect(await kept(id)).toEqual({ type: 'image/png', bytes: png })
  })

  it('is invisible: nothing of it is in the media bucket', async () => {
    const { id } = await send(png, 'image/png')
    const Key = `media/${id}.png`
    await expect(s3().send(new GetObjectCommand({ Bucket: process.env.MEDIA_BUCKET, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it.each(Object.keys(documents) as DocumentType[])('may be %s', async (type) => {
    const { id, answer } = await send(documents[type], type, { filename: `보고서.${endings[type]}` })
    expect(answer.body).toMatchObject({ name: `보고서.${endings[type]}`, type, size: documents[type].length })
    expect((await kept(id)).bytes.equals(documents[type])).toBe(true)
    expect((await upload({ bytes: documents[type], type, name: `a.${endings[type]}` })).body).toMatchObject({ type })
  })

  it('may be a video', async () => {
    expect((await send(beginnings['video/mp4'], 'video/mp4', { filename: 'a.mp4' })).answer.status).toBe(200)
  })

  it('is stored without its place and camera, and has the size of the rest', async () => {
    const photo = buildPhoto('image/jpeg')
    const { id, answer } = await send(photo, 'image/jpeg', { filename: 'a.jpg' })
    const { bytes } = await kept(id)
    expect(secrets.filter((words) => bytes.includes(words))).toEqual([])
    expect([bytes.length < photo.length, answer.body.size]).toEqual([true, bytes.length])
  })

  it.each(['image/svg+xml', 'text/html', 'application/zip', 'application/x-sh', 'application/msword', 'audio/mpeg', ''])(
    'is refused as %j with 415',
    async (content_type) => {
      expect(await presign({ content_type })).toMatchObject({ status: 415, body: { code: 'file.type_not_taken' } })
    },
  )

  it.each([
    [
      'an archive as .docx',
      impostors.archive,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'file.other_type',
    ],
    ['macros as .docx', impostors.macros, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'file.other_type'],
    ['an archive as .hwpx', impostors.archive, 'application/hwp+zip', 'file.other_type'],
    ['another program’s file as .hwp', impostors.compound, 'application/x-hwp', 'file.other_type'],
    [
      'a spreadsheet as .odt',
      documents['application/vnd.oasis.opendocument.spreadsheet'],
      'application/vnd.oasis.opendocument.text',
      'file.other_type',
    ],
    ['HTML as PDF', Buffer.from('<script>alert(1)</script>%PDF-1.7'), 'application/pdf', 'file.other_type'],
    ['HTML as text', Buffer.from(' \n<!DOCTYPE html><script>alert(1)</script>'), 'text/plain', 'file.other_type'],
    ['SVG as CSV', Buffer.from('<svg onload="alert(1)"/>'), 'text/csv', 'file.other_type'],
    ['text in another encoding', Buffer.from([0xc0, 0xcc, 0xb8, 0xa7]), 'text/csv', 'file.not_text'],
    ['text with a NUL', Buffer.from('a\0b'), 'text/plain', 'file.not_text'],
    ['a program as text', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(50, 0x90)]), 'text/plain', 'file.not_text'],
    ['a PNG as PDF', png, 'application/pdf', 'file.other_type'],
  ])('is refused when it is %s, both ways', async (_, bytes, type, code) => {
    const { id, answer } = await send(bytes, type)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    await expect(kept(id)).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect(await upload({ bytes, type })).toMatchObject({ status: 422, body: { code } })
  })

  it('has at most 25 MB', async () => {
    expect((await presign({ content_type: 'video/mp4', size: limits.answerFileBytes })).status).toBe(201)
    expect(await presign({ content_type: 'video/mp4', size: limits.answerFileBytes + 1 })).toMatchObject({ status: 413 })
  })

  it('has a name with the ending of its type', async () => {
    const { body } = await upload({ name: '../evil.html' })
    expect(body).toMatchObject({ name: 'evil.html.txt' })
  })

  it('is recognized by its bytes or its name if the sender declares no type', async () => {
    expect((await upload({ bytes: png, type: '', name: 'x' })).body).toMatchObject({ type: 'image/png', name: 'x.png' })
    const hwp = { bytes: documents['application/x-hwp'], name: '공문.hwp' }
    expect((await upload({ ...hwp, type: 'application/octet-stream' })).body).toMatchObject({ type: 'application/x-hwp', name: '공문.hwp' })
    expect(await upload({ bytes: impostors.archive, type: '', name: 'a.zip' })).toMatchObject({ status: 415 })
  })

  it('can only be completed by its member; a guest’s by anyone with its id', async () => {
    const { body } = await presign({}, { as: member })
    await postUpload('presignFile', body.upload as Upload, png)
    const complete = (as: Person | null) => callRoute('completeFile', { params: { id: body.id as string }, as })
    expect([(await complete(null)).status, (await complete(admin)).status, (await complete(member)).status]).toEqual([404, 404, 200])
  })
})

const both = (over: Over) => [presign(over), upload(over)] as const

describe('The question that a file answers', () => {
  it('is one that takes files, of a survey that is there', async () => {
    for (const over of [{ question_id: 'name' }, { question_id: 'other' }, { question_id: '__proto__' }])
      for (const call of both(over))
        expect(await call).toMatchObject({ status: 422, body: { code: 'file.no_question', errors: [{ path: 'question_id' }] } })
    for (const over of [{ survey_id: 'S0123456789abcdef' }, { survey_id: 'x#y' }])
      for (const call of both(over)) expect(await call).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
  })

  it('must be named', async () => {
    expect(await presign({ survey_id: undefined })).toMatchObject({ status: 422, body: { errors: [{ path: 'survey_id' }] } })
    expect(await presign({ question_id: undefined })).toMatchObject({ status: 422, body: { errors: [{ path: 'question_id' }] } })
  })

  it('is of a survey that is open', async () => {
    const closed = await fileSurvey(admin, { is_active: false })
    for (const call of both({ survey_id: closed.id })) expect(await call).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
  })
})

const sourceIp = '203.0.113.9'
const tries = () =>
  Promise.all([presign({}, { sourceIp }), callRoute('uploadFile', { body: answerForm({ survey_id: survey.id }), sourceIp })])
const count = (at: number, of = sourceIp) => incrementCounter({ name: 'test', of, most: 3, seconds: 3_600 }, at)

describe('The quota of a source address', () => {
  it('is counted over both ways, and said with 429 and when to come again', async () => {
    const most = jest.replaceProperty(limits, 'filesPerHour', 2 as never)
    try {
      expect((await tries()).map(({ status }) => status)).toEqual([201, 201])
      for (const { status, body, headers } of await tries()) {
        expect([status, body.code]).toEqual([429, 'too_many_requests'])
        expect(Math.abs(Number(headers['retry-after']) - (3_600 - (Math.floor(Date.now() / 1000) % 3_600)))).toBeLessThan(5)
      }
      expect((await presign({}, { sourceIp: '203.0.113.10' })).status).toBe(201)
      expect((await presign({ content_type: 'text/html' }, { sourceIp })).status).toBe(415)
    } finally {
      most.restore()
    }
  })

  it('does not count media of admins', async () => {
    const most = jest.replaceProperty(limits, 'filesPerHour', 1 as never)
    const body = { filename: 'a.png', content_type: 'image/png', size: 10, purpose: 'avatar' }
    try {
      await callRoute('presignFile', { body, as: member, sourceIp })
      expect((await callRoute('presignFile', { body, as: member, sourceIp })).status).toBe(429)
      expect((await callRoute('presignFile', { body: { ...body, purpose: 'media' }, as: admin, sourceIp })).status).toBe(201)
    } finally {
      most.restore()
    }
  })

  it('restarts each hour, and applies to concurrent uploads', async () => {
    const hour = Date.UTC(2026, 10, 21, 9)
    const waits = await Promise.all(Array.from({ length: 10 }, () => count(hour + 3_590_000)))
    expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 10, 10, 10, 10, 10, 10, 10])
    expect([await count(hour + 3_599_999), await count(hour + 3_600_000), await count(hour, 'another')]).toEqual([1, 0, 0])
  })
})

it('A file that is attached to no response is forgotten after a day', async () => {
  const { body } = await upload()
  const { id } = body as { id: string }
  const { Item } = await table().send(new GetCommand({ TableName: process.env.TABLE, Key: { pk: `FILE#${id}`, sk: 'FILE' } }))
  expect(Math.abs((Item!.expires_at as number) - Date.now() / 1000 - 86_400)).toBeLessThan(60)
})
