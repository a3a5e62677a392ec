import { limits } from '#shared/limits.ts'
import { inquiryBody } from '#shared/inquiry.ts'
import { responseBody } from '#shared/responses/response.ts'
import { exceedsRichTextLimits } from '#shared/html/richTextSize.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { isBlank } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { validate } from './validate.ts'
import { contentDisposition } from './reply.ts'
import { HttpError } from '../platform/errors.ts'
import { plainText } from '#shared/html/plainText.ts'
import { storedName } from '../files/storedName.ts'
import { sanitizeAnswer, sanitizeRichText } from '../html/html.ts'
import { parseMultipart } from './parseRequest.ts'
import { findIllFormedText } from './wellFormed.ts'
import { processorTime } from '../../test/support/processorTime.ts'

/** Characters of each input: as many as a guest may send without an earlier check. */
const length = 200_000

/** Texts that make a parser or a pattern backtrack, or leave structures open. */
const pieces = [
  '<!---->', '<b>', '<a>', '<p>', '<li>', '</i>', '<b></i>', '<ol><li>', '<x>', '<br>', '<a href=x>', '<img src=x>', '<iframe>',
  '<', '<a', '</', '<!', '<!--', '-->', '<![CDATA[', '<script>', '<textarea>', '<svg>', '<table><tr><td>',
  '&', '&amp;', '&#', '"', "'", '=', ' ', '\t', '\n', '.', ' .', '-', '/', '\\', '%', '%22', '\r\n', '\u0301', '\u0344', '\u1112\u1161', '\u202e', '한', '😀', '\ud83d', '\0',
] // oxfmt-ignore
const filled = (piece: string, characters = length) => piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)

const refusedOrNot = (run: () => unknown) => () => {
  try {
    run()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

/** Treats a text as a save does: a text that is too long, or has too many tags, is refused without parsing. */
const made = (sanitize: (html: string) => string) => (html: string) => {
  if (exceedsRichTextLimits(html)) return
  const safe = sanitize(html)
  if (exceedsRichTextLimits(safe)) return
  isBlank(safe)
  plainText(safe)
}
const form = (part: string) => Buffer.from(`--x\r\nContent-Disposition: form-data; ${part}\r\n\r\nb\r\n--x--\r\n`)
const multipart = (bytes: Buffer<ArrayBuffer>) => parseMultipart(bytes, 'multipart/form-data; boundary=x').catch(() => null)

const treatments: [string, (piece: string) => unknown][] = [
  ['an answer', (piece) => made(sanitizeAnswer)(filled(piece))],
  ['a rich text', (piece) => made(sanitizeRichText)(filled(piece))],
  ['a link in it', (piece) => made(sanitizeAnswer)(`<a href="https://e/${filled(piece, length - 100)}">b</a>`)],
  ['an image in it', (piece) => made(sanitizeRichText)(`<img src="https://e/${filled(piece, length - 100)}">`)],
  ['a class in it', (piece) => made(sanitizeAnswer)(`<p class="${filled(piece, length - 100)}">b</p>`)],
  ['attributes in it', (piece) => made(sanitizeAnswer)(`<a ${filled(piece, length - 100)}>b</a>`)],
  ['many open tags', (piece) => made(sanitizeAnswer)(filled('<b>', 18_000) + filled(piece, 20_000))],
  ['a file’s name', (piece) => contentDisposition(storedName(`a${filled(piece)}b.png`, 'image/png'))],
  ['an address', (piece) => isSafeUrl(`https://${filled(piece)}`) || isSafeUrl(`/${filled(piece)}`)],
  ['a form', (piece) => multipart(Buffer.from(`--x\r\n${filled(piece)}`))],
  ['a form’s names', (piece) => multipart(form(`name="a${filled(piece, 90_000)}"; filename="${filled(piece, 90_000)}"`))],
  ['a form’s value', (piece) => multipart(form(`name="a"\r\n\r\n${filled(piece)}`))],
  [
    'an e-mail',
    (piece) => refusedOrNot(() => validate(inquiryBody, { name: 'a', note: 'b', email: `${filled(piece)}@${filled(piece)}` }, 'body'))(),
  ],
  ['a slug', (piece) => refusedOrNot(() => validate(surveyBody, { slug: filled(piece) }, 'body'))()],
  ['a text of JSON', (piece) => findIllFormedText({ a: filled(piece) }, JSON.stringify(filled(piece)))],
]

describe.each(treatments)('%s of 200,000 characters', (_, treat) => {
  it.each(pieces.map((piece) => [JSON.stringify(piece), piece] as const))(
    'costs less than 100 ms where it repeats %s',
    async (_name, piece) => {
      expect(await processorTime(() => treat(piece))).toBeLessThan(100)
    },
  )
})

describe('a body of 200,000 characters', () => {
  it.each(['1', '[]', '{}', '""', 'null', '{"question_id":1}'])('costs less than 100 ms as a list of %s', async (item) => {
    const list: unknown = JSON.parse(
      `[${Array<string>(Math.floor(length / (item.length + 1)))
        .fill(item)
        .join(',')}]`,
    )
    expect(await processorTime(refusedOrNot(() => validate(responseBody, { survey_id: 'S', answers: list }, 'body')))).toBeLessThan(100)
    expect(await processorTime(refusedOrNot(() => validate(surveyBody, { sections: list }, 'body')))).toBeLessThan(100)
  })

  it('costs less than 100 ms as a form of many fields', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
    expect(await processorTime(() => multipart(Buffer.from(`${filled(part)}\r\n--x--\r\n`)))).toBeLessThan(100)
  })
})

it('takes as many tags as the toolbar makes of a long text', () => {
  const item = '<li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>A line of some words</li>'
  const longest = `<ol>${item.repeat(Math.floor(limits.richText / item.length) - 1)}</ol>`
  expect(exceedsRichTextLimits(longest)).toBe(false)
})
