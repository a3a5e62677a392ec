import { readPostForm } from './postForm.ts'

const type = 'multipart/form-data; boundary=XyZ'
const part = (head: string, body: string) => `--XyZ\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const file = (body: string) => part('name="file"; filename="a.bin"', body)

async function* cut(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, size = 7) {
  const form = await readPostForm(cut(text, size), type)
  const pieces: Buffer[] = []
  for await (const piece of form.file) pieces.push(piece)
  return { fields: form.fields, file: Buffer.concat(pieces).toString() }
}

describe('readPostForm', () => {
  const almost = 'one\r\n--XyX\r\n--Xy'

  it.each([1, 2, 3, 7, 64, 10_000])('reads fields and file whole when they come in pieces of %i bytes', async (size) => {
    const text = `${part('name="key"', 'media/한')}${part('name="empty"', '')}${file(almost)}--XyZ--\r\n`
    expect(await read(text, size)).toEqual({ fields: { key: 'media/한', empty: '' }, file: almost })
  })

  it('reads an empty file', async () => {
    expect(await read(`${file('')}--XyZ--`)).toEqual({ fields: {}, file: '' })
  })

  it.each([
    ['a form without a file', `${part('name="key"', 'k')}--XyZ--\r\n`, 'exactly one file'],
    ['a form that is cut', file('abc').slice(0, -2), 'not well-formed'],
    ['a part without a name', `--XyZ\r\nContent-Type: a/b\r\n\r\nx\r\n--XyZ--`, 'not well-formed'],
    ['an endless field', part('name="key"', 'k'.repeat(200_000)), 'not well-formed'],
  ])('refuses %s', async (_, text, words) => {
    await expect(read(text, 1_000)).rejects.toThrow(words)
  })

  it('refuses a content type without a boundary', async () => {
    await expect(readPostForm(cut('', 1), 'multipart/form-data')).rejects.toThrow('not well-formed')
  })
})
