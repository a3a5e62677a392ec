import { heroPictures, logoFile, pictureFile, useCasePictures } from './pictures.ts'

const names = [...heroPictures, ...useCasePictures].map(({ name }) => name)

describe('the demo pictures', () => {
  it.each(names)('%s is a small WebP, smaller the narrower', (name) => {
    const { bytes, renditions } = pictureFile(name)
    const all = [...renditions.map((rendition) => rendition.bytes), bytes]
    for (const file of all) expect(file.subarray(8, 12).toString()).toBe('WEBP')
    const sizes = all.map(({ length }) => length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes.at(-1)).toBeLessThan(64 * 1024)
  })

  it('has a logo that fits a bar', () => {
    const { bytes } = logoFile()
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([288, 96])
  })
})
