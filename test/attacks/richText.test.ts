import { sanitizeAnswer, sanitizeRichText } from '#functions/html/html.ts'
import { limits } from '#shared/limits.ts'
import { exceedsRichTextLimits } from '#shared/html/richTextSize.ts'
import { forEachCase } from '../support/attacks/generatedCases.ts'
import { hostileHtml } from '../support/attacks/hostileHtml.ts'
import { liveParts } from '../support/attacks/inert.ts'
import { processorTime } from '../support/processorTime.ts'

describe('a hostile rich text', () => {
  it('is inert once it is made safe, and when that is made safe again', async () => {
    await forEachCase(200, hostileHtml, (html) => {
      for (const safe of [sanitizeRichText, sanitizeAnswer]) {
        const once = safe(html)
        expect(liveParts(once)).toEqual([])
        expect(liveParts(safe(once))).toEqual([])
      }
    })
  })

  it('is found where nothing makes it safe: the looking is no sleep', async () => {
    let live = 0
    await forEachCase(50, hostileHtml, (html) => (live += Number(liveParts(html).length > 0)))
    expect(live).toBeGreaterThan(25)
  })
})

/** Treats a text as a save does: a text that is too long, or has too many tags, is refused without parsing. */
const made = (sanitize: (html: string) => string, html: string) => (exceedsRichTextLimits(html) ? '' : sanitize(html))

const full = (piece: string) => piece.repeat(limits.richText / piece.length)

describe('a rich text at its limit', () => {
  it.each([
    ['20,000 nested tags', '<p>'.repeat(20_000)],
    ['nested inline tags', full('<b>')],
    ['as many nested tags as are taken', '<b>'.repeat(limits.richTextTags)],
    ['as many tags as are taken, half of them closed', '<p>'.repeat(limits.richTextTags / 2) + '</p>'.repeat(limits.richTextTags / 2)],
    ['tags that are not taken', full('<x>')],
    ['comments in an address', `<a href="${full('<!---->')}">a</a>`],
    ['comments in the address of a site', `<a href="https://a.example/${full('<!---->')}">a</a>`],
    ['an open comment', full('<!--')],
    ['open tags', full('<a ')],
    ['angle brackets', full('<')],
    ['quotes', `<a href=${full('"')}>`],
    ['ampersands', full('&')],
    ['entities', full('&#x26;')],
    ['a long data address', `<img src="data:image/png;base64,${full('A')}!">`],
    ['spaces in an address', `<a href="${full(' ')}javascript:alert(1)">a</a>`],
    ['attributes', `<a ${full('a=1 ')}>`],
    ['classes', `<p class="${full('ql-align-center ')}">`],
    ['closing tags', full('</p>')],
  ])('of %s is inert, and takes the processor less than 100 ms', async (_, html) => {
    for (const sanitize of [sanitizeRichText, sanitizeAnswer]) {
      const given = html.slice(0, limits.richText)
      expect(await processorTime(() => made(sanitize, given))).toBeLessThan(100)
      expect(liveParts(made(sanitize, given).slice(0, 10_000))).toEqual([])
    }
  })
})
