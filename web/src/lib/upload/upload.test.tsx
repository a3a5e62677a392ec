import { fakeImages } from '../../../../test/support/web/fakeImages.ts'
import { limits } from '#shared/limits.ts'
import { uploadAnswer, uploadFile } from './upload.ts'

type Sent = { url: string; fields: string[]; size: number; aborted: boolean }
type Behavior = { status?: number; fails?: boolean; waits?: boolean }

/** S3, as XMLHttpRequest reaches it. Answers what it got. */
function fakeS3({ status = 204, fails = false, waits = false }: Behavior = {}): Sent[] {
  const sent: Sent[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = 0
    url = ''
    one: Sent | undefined
    open(_: string, url: string) {
      this.url = url
    }
    send(form: FormData) {
      const size = (form.get('file') as File).size
      this.one = { url: this.url, fields: [...form.keys()], size, aborted: false }
      sent.push(this.one)
      if (waits) return
      queueMicrotask(() => {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: size / 2 }))
        this.status = status
        this.dispatchEvent(new Event(fails ? 'error' : 'load'))
      })
    }
    abort() {
      this.one!.aborted = true
      this.dispatchEvent(new Event('abort'))
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  return sent
}

type Asked = { url: string; body: Record<string, unknown> | undefined }

const answer = (status: number, body: unknown) => ({ ok: status < 400, status, headers: new Map(), json: () => Promise.resolve(body) })
const upload = (key: string) => ({ url: 'https://s3.example/', fields: { key, Policy: 'p' } })

/** A stub of the API that signs every upload. Returns the calls that it received. */
function fakeApi(refusal?: { status: number; code: string }): Asked[] {
  const asked: Asked[] = []
  globalThis.fetch = (url, init) => {
    const body = init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : undefined
    asked.push({ url: url as string, body })
    if (refusal) return Promise.resolve(answer(refusal.status, { code: refusal.code }) as unknown as Response)
    const widths = ((body?.renditions ?? []) as { width: number }[]).map(({ width }) => width)
    const signed = {
      id: 'F1',
      upload: upload('pending/F1'),
      renditions: widths.map((width) => ({ width, upload: upload(`pending/F1-${width}`) })),
    }
    return Promise.resolve(
      answer(200, (url as string).endsWith('/complete') ? { id: 'F1', url: '/media/F1.png' } : signed) as unknown as Response,
    )
  }
  return asked
}

const file = (type: string, name = 'a.png', size = 100) => new File([new Uint8Array(size)], name, { type })

beforeEach(() => {
  fakeImages({ width: 100, height: 100 })
})

describe('uploadFile', () => {
  it('declares the file, sends it with the fields before it, completes it, and answers where it is', async () => {
    const [asked, sent] = [fakeApi(), fakeS3()]
    expect(await uploadFile(file('image/png'), { purpose: 'media' })).toEqual({ id: 'F1', url: '/media/F1.png', widths: [] })
    expect(asked).toEqual([
      { url: '/api/files/presign', body: { filename: 'a.png', content_type: 'image/png', size: 100, purpose: 'media', renditions: [] } },
      { url: '/api/files/F1/complete', body: undefined },
    ])
    expect(sent).toEqual([{ url: 'https://s3.example/', fields: ['key', 'Policy', 'file'], size: 100, aborted: false }])
  })

  it('sends the renditions of media too, and says which there are', async () => {
    fakeImages({ width: 4_000, height: 3_000 })
    const [asked, sent] = [fakeApi(), fakeS3()]
    expect((await uploadFile(file('image/jpeg'), { purpose: 'media' })).widths).toEqual([640, 1280])
    expect(asked[0]!.body).toMatchObject({ content_type: 'image/jpeg', renditions: [{ width: 640 }, { width: 1280 }] })
    expect(sent).toHaveLength(3)
    fakeApi()
    expect((await uploadFile(file('image/jpeg'), { purpose: 'avatar' })).widths).toEqual([])
  })

  it('reports its progress over all files, from 0 to 1', async () => {
    fakeImages({ width: 700, height: 700 })
    fakeApi()
    fakeS3()
    const shares: number[] = []
    await uploadFile(file('image/png'), { purpose: 'media', onProgress: (share) => shares.push(share) })
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares).toHaveLength(5)
  })

  it('sends a video as it is', async () => {
    const [asked, sent] = [fakeApi(), fakeS3()]
    await uploadFile(file('video/mp4', 'a.mp4', 5_000), { purpose: 'media' })
    expect(asked[0]!.body).toMatchObject({ content_type: 'video/mp4', size: 5_000, renditions: [] })
    expect(sent[0]!.size).toBe(5_000)
  })

  it('knows a type by the name where the system does not', async () => {
    const asked = fakeApi()
    fakeS3()
    await uploadFile(file('', 'IMG_1.MOV'), { purpose: 'media' })
    await uploadFile(file('', 'IMG_2.heic'), { purpose: 'avatar' })
    await uploadFile(file('', 'IMG_3.avif'), { purpose: 'avatar' })
    const declared = asked.flatMap(({ body }) => (body ? [[body.filename, body.content_type]] : []))
    expect(declared).toEqual([
      ['IMG_1.MOV', 'video/quicktime'],
      ['IMG_2.jpg', 'image/jpeg'],
      ['IMG_3.webp', 'image/webp'],
    ])
  })

  it.each([
    ['file.type_not_taken', file('image/svg+xml', 'a.svg'), 'media'],
    ['file.type_not_taken', file('text/html', 'a.html'), 'media'],
    ['file.type_not_taken', file('', 'a.exe'), 'media'],
    ['file.type_not_taken', file('video/mp4', 'a.mp4'), 'avatar'],
    ['file.too_large', file('image/gif', 'a.gif', limits.avatarBytes + 1), 'avatar'],
    ['file.empty', file('video/mp4', 'a.mp4', 0), 'media'],
  ] as const)('refuses with %s before anything is sent: %#', async (code, refused, purpose) => {
    const [asked, sent] = [fakeApi(), fakeS3()]
    await expect(uploadFile(refused, { purpose })).rejects.toMatchObject({ name: 'ApiError', code })
    expect([asked, sent]).toEqual([[], []])
  })

  it('passes on the API’s refusal, and sends nothing', async () => {
    fakeApi({ status: 403, code: 'auth.forbidden' })
    const sent = fakeS3()
    await expect(uploadFile(file('image/png'), { purpose: 'media' })).rejects.toMatchObject({ status: 403, code: 'auth.forbidden' })
    expect(sent).toEqual([])
  })

  it('completes nothing that did not arrive', async () => {
    const asked = fakeApi()
    fakeS3({ status: 403 })
    await expect(uploadFile(file('image/png'), { purpose: 'media' })).rejects.toMatchObject({ status: 403, code: 'file.not_sent' })
    fakeS3({ fails: true })
    await expect(uploadFile(file('image/png'), { purpose: 'media' })).rejects.toMatchObject({ status: 0, code: 'offline' })
    expect(asked.map(({ url }) => url)).toEqual(['/api/files/presign', '/api/files/presign'])
  })

  it('stops in the middle with the signal’s reason, and completes nothing', async () => {
    const [asked, sent] = [fakeApi(), fakeS3({ waits: true })]
    const stopping = new AbortController()
    const reason = new DOMException('stopped', 'AbortError')
    const uploading = uploadFile(file('image/png'), {
      purpose: 'media',
      signal: stopping.signal,
      onProgress: () => queueMicrotask(() => stopping.abort(reason)),
    })
    await expect(uploading).rejects.toBe(reason)
    expect(sent.map(({ aborted }) => aborted)).toEqual([true])
    expect(asked).toHaveLength(1)
  })

  it('does not begin when it was stopped before', async () => {
    const asked = fakeApi()
    await expect(uploadFile(file('image/png'), { purpose: 'media', signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(asked).toEqual([])
  })
})

const declared = (asked: Asked[]) => asked[0]!.body!

describe('uploadAnswer', () => {
  const question = { survey_id: 'S1', question_id: 'q1' }

  it('says which question the file answers, and answers the file as the server has it', async () => {
    const asked = fakeApi()
    fakeS3()
    expect(await uploadAnswer(file('application/pdf', 'a.pdf'), question)).toEqual({ id: 'F1', url: '/media/F1.png' })
    expect(declared(asked)).toMatchObject({ ...question, purpose: 'answer', filename: 'a.pdf', content_type: 'application/pdf' })
  })

  it.each([
    ['응답.hwp', '', 'application/x-hwp'],
    ['a.hwpx', 'application/zip', 'application/hwp+zip'],
    ['list.CSV', 'application/vnd.ms-excel', 'text/csv'],
    ['note.txt', '', 'text/plain'],
    ['a.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('detects the document %s by its name, regardless of the system’s type', async (name, given, type) => {
    const asked = fakeApi()
    fakeS3()
    await uploadAnswer(file(given, name), question)
    expect(declared(asked).content_type).toBe(type)
  })

  it.each([
    ['IMG_1.HEIC', '', 'IMG_1.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg', 'a.jpeg', 'image/jpeg'],
    ['scan', 'image/bmp', 'scan.jpg', 'image/jpeg'],
  ])('gives the picture %s the ending of its new type', async (name, given, filename, type) => {
    const asked = fakeApi()
    fakeS3()
    await uploadAnswer(file(given, name), question)
    expect(declared(asked)).toMatchObject({ filename, content_type: type })
  })

  it('sends no photo as the camera wrote it, however small, and no rendition', async () => {
    const [asked, sent] = [fakeApi(), fakeS3()]
    await uploadAnswer(file('image/jpeg', 'a.jpg', 90_000), question)
    expect(declared(asked).size).toBe('100x100 image/jpeg'.length)
    await uploadAnswer(file('image/png', 'a.png', 90_000), question)
    expect(sent.map(({ size }) => size)).toEqual(['100x100 image/jpeg'.length, 90_000])
    expect(declared(asked).renditions).toEqual([])
  })

  it.each([
    ['file.type_not_taken', file('application/zip', 'a.zip')],
    ['file.type_not_taken', file('image/svg+xml', 'a.svg')],
    ['file.type_not_taken', file('text/html', 'a.html')],
    ['file.too_large', file('video/mp4', 'a.mp4', limits.answerFileBytes + 1)],
    ['file.empty', file('text/plain', 'a.txt', 0)],
  ])('refuses with %s before anything is sent: %#', async (code, refused) => {
    const asked = fakeApi()
    await expect(uploadAnswer(refused, question)).rejects.toMatchObject({ code })
    expect(asked).toEqual([])
  })
})
