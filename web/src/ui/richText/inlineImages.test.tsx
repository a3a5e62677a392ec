import { ApiError } from '../../lib/api/ApiError.ts'
import { uploadInlineImages } from './inlineImages.ts'

const mockUpload = jest.fn()
jest.mock('../../lib/upload/upload.ts', () => ({ uploadFile: (...given: unknown[]) => mockUpload(...given) as unknown }))

const image = (type: string, letters: string) => `data:image/${type};base64,${btoa(letters)}`
let count = 0
beforeEach(() => {
  mockUpload.mockReset()
  mockUpload.mockImplementation(() => Promise.resolve({ id: 'x', url: `/media/${++count}.png`, widths: [] }))
})

describe('uploadInlineImages', () => {
  it.each(['png', 'gif', 'jpeg', 'bmp', 'x-icon'])('uploads an image of type %s and puts its address in its place', async (type) => {
    const now = await uploadInlineImages(`<p>a &gt; b <img alt="A > B" src="${image(type, `one ${type}`)}"></p>`)
    expect(now).toMatch(/^<p>a &gt; b <img alt="A (?:>|&gt;) B" src="\/media\/\d+\.png"><\/p>$/)
    const [file, options] = mockUpload.mock.calls[0] as [File, object]
    expect([file.type, file.name, file.size]).toEqual([`image/${type}`, `image.${type}`, `one ${type}`.length])
    expect(options).toEqual({ purpose: 'media' })
  })

  it('answers the very string where there is nothing to upload', async () => {
    const html = `<p>data:image/png;base64,AAAA <img src="/media/a.png"><img src="${image('svg+xml', 'x')}"></p>`
    expect(await uploadInlineImages(html)).toBe(html)
    expect(mockUpload).not.toHaveBeenCalled()
  })

  it('uploads an image once, even if repeated or saved again, and retries after a failure', async () => {
    const twice = `<img src="${image('png', 'twice')}">`.repeat(2)
    mockUpload.mockImplementationOnce(() => Promise.reject(new ApiError(413, 'file.too_large')))
    await expect(uploadInlineImages(twice)).rejects.toMatchObject({ code: 'file.too_large' })
    const now = await uploadInlineImages(twice)
    expect(await uploadInlineImages(twice)).toBe(now)
    expect(mockUpload).toHaveBeenCalledTimes(2)
  })
})
