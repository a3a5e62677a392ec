import { beginnings, pictures } from '../../../../test/support/fixtures/buildImage.ts'
import { fakeImages } from '../../../../test/support/web/fakeImages.ts'
import { prepareImage } from './prepareImage.ts'

const image = (type: string, bytes: Uint8Array | string = 'pixels', name = 'a') =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type })
const drawn = ({ file }: { file: Blob }) => (file as Blob & { drawn?: string }).drawn

describe('prepareImage', () => {
  it.each([
    ['image/jpeg', 4_800, 3_600, '2400x1800 image/jpeg'],
    ['image/png', 1_000, 10_000, '240x2400 image/png'],
    ['image/webp', 2_401, 1, '2400x1 image/webp'],
    ['image/avif', 4_800, 4_800, '2400x2400 image/webp'],
  ])('makes a large %s of %i by %i fit into 2,400 pixels', async (type, width, height, expected) => {
    fakeImages({ width, height })
    expect(drawn(await prepareImage(image(type)))).toBe(expected)
  })

  it('leaves a small image as it is', async () => {
    fakeImages({ width: 2_400, height: 2_400 })
    const file = image('image/jpeg')
    expect(await prepareImage(file)).toEqual({ file, type: 'image/jpeg', renditions: [] })
  })

  it('leaves a saved crop the PNG that it is, with its renditions', async () => {
    fakeImages({ width: 5_000, height: 1_000 })
    const file = image('image/png')
    const made = await prepareImage(file, { keepFile: true, renditions: true })
    expect(made.file).toBe(file)
    expect(made.renditions.map(drawn)).toEqual(['640x128 image/webp', '1280x256 image/webp'])
  })

  it('makes renditions only where they are smaller', async () => {
    fakeImages({ width: 1_280, height: 1_280 })
    expect((await prepareImage(image('image/png'), { renditions: true })).renditions.map(({ width }) => width)).toEqual([640])
    fakeImages({ width: 640, height: 3_000 })
    expect((await prepareImage(image('image/png'), { renditions: true })).renditions).toEqual([])
  })

  it('makes no rendition if the browser cannot write WebP, and reports the actual type of its output', async () => {
    fakeImages({ width: 4_000, height: 4_000, writes: ['image/png', 'image/jpeg'] })
    expect(await prepareImage(image('image/webp'), { renditions: true })).toMatchObject({ type: 'image/png', renditions: [] })
  })

  it('reads images upright, and lets go of them', async () => {
    const seen = fakeImages({ width: 3_000, height: 10 })
    await prepareImage(image('image/jpeg'))
    expect(seen).toEqual({ options: [{ imageOrientation: 'from-image' }], closed: 1 })
  })

  it.each([
    ['image/heic', 'image/jpeg'],
    ['image/bmp', 'image/jpeg'],
    ['image/avif', 'image/webp'],
  ])('converts %s to %s if the browser can read it, of any size', async (type, made) => {
    fakeImages({ width: 100, height: 50 })
    const prepared = await prepareImage(image(type))
    expect([prepared.type, drawn(prepared)]).toEqual([made, `100x50 ${made}`])
  })

  it.each([
    ['file.heic', image('image/heic')],
    ['file.heic', image('image/jpeg', 'x', 'IMG_1.HEIC')],
    ['file.unreadable', image('image/jpeg')],
  ])('refuses an unreadable file with %s', async (code, file) => {
    fakeImages(null)
    await expect(prepareImage(file)).rejects.toMatchObject({ name: 'ApiError', code })
  })

  const animatedPng = Buffer.from(pictures['image/png'])
  animatedPng.write('acTL', 40, 'latin1')
  const animatedWebp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02', 'latin1'), Buffer.alloc(20)])
  it.each([
    ['GIF', image('image/gif', pictures['image/gif'])],
    ['PNG', image('image/png', animatedPng)],
    ['WebP', image('image/webp', animatedWebp)],
  ])('never stops an animated %s', async (_, file) => {
    fakeImages({ width: 9_000, height: 9_000 })
    expect(await prepareImage(file, { renditions: true })).toEqual({ file, type: file.type, renditions: [] })
  })

  it('takes no still image for an animation', async () => {
    fakeImages({ width: 9_000, height: 9_000 })
    for (const type of ['image/png', 'image/webp'] as const)
      expect(drawn(await prepareImage(image(type, beginnings[type])))).toBe(`2400x2400 ${type}`)
  })
})
