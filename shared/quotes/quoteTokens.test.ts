import { processorTime } from '../../test/support/processorTime.ts'
import { nodePieces, quotedField, quoteSource, textPieces } from './quoteTokens.ts'

const quote = (of: string, fallback: string) => ({ source: `{{${of}|${fallback}}}`, of, fallback })

describe('textPieces', () => {
  it.each([
    ['{{q1|it}}', [quote('q1', 'it')]],
    ['You chose {{q1|it}}.', ['You chose ', quote('q1', 'it'), '.']],
    ['{{a|1}}{{b|2}}', [quote('a', '1'), quote('b', '2')]],
    ['{{link.pid|your code}}을(를)', [quote('link.pid', 'your code'), '을(를)']],
    ['{{q1|}}', [quote('q1', '')]],
    ['{{A_b-c.1|{x}}', [quote('A_b-c.1', '{x')]],
    ['{{{q1|it}}}', ['{', quote('q1', 'it'), '}']],
    [`{{q1|${'x'.repeat(100)}}}`, [quote('q1', 'x'.repeat(100))]],
    [`{{${'q'.repeat(64)}|x}}`, [quote('q'.repeat(64), 'x')]],
  ])('finds the quotes of %j', (text, pieces) => {
    expect(textPieces(text)).toEqual(pieces)
  })

  it.each([
    ['no fallback', '{{q1}}'],
    ['a fallback of 101 characters', `{{q1|${'x'.repeat(101)}}}`],
    ['a second |', '{{q1|a|b}}'],
    ['a } within', '{{q1|a}b}}'],
    ['no id', '{{|a}}'],
    ['an id with a blank', '{{q 1|a}}'],
    ['an id that is too long', `{{${'q'.repeat(65)}|a}}`],
    ['one brace', '{q1|a}'],
    ['no end', '{{q1|a}'],
    ['an id of another alphabet', '{{질문|a}}'],
    ['nothing', ''],
  ])('leaves as typed what has %s', (_, text) => {
    expect(textPieces(text)).toEqual(text ? [text] : [])
  })

  it('reads a text in linear time', async () => {
    const text = '{{q|'.repeat(50_000) + '{{'.repeat(50_000)
    expect(await processorTime(() => textPieces(text))).toBeLessThan(500)
  })
})

describe('nodePieces', () => {
  it('decodes the fallback of a text node, and counts its characters', () => {
    expect(nodePieces('{{q1|salt &amp; pepper}}')).toEqual([{ source: '{{q1|salt &amp; pepper}}', of: 'q1', fallback: 'salt & pepper' }])
    expect(nodePieces(`{{q1|${'&amp;'.repeat(100)}}}`)).toMatchObject([{ fallback: '&'.repeat(100) }])
    expect(nodePieces(`{{q1|${'&amp;'.repeat(101)}}}`)).toEqual([`{{q1|${'&amp;'.repeat(101)}}}`])
  })
})

it('names a link field by its prefix alone', () => {
  expect(quotedField('link.pid')).toBe('pid')
  expect(quotedField('linkpid')).toBeUndefined()
  expect(quotedField('my.link.pid')).toBeUndefined()
})

it('writes a quote that is read again, whatever its fallback', () => {
  for (const fallback of ['it', '', 'a|b}c', '{{x|y}}', '가'.repeat(200)]) expect(textPieces(quoteSource('q1', fallback))).toHaveLength(1)
})
