import * as v from 'valibot'
import { arrayOf, givenLine, ids, line } from './fields.ts'

describe('arrayOf', () => {
  const looked = jest.fn(() => true)
  const item = v.pipe(v.string(), v.check(looked))
  const around = jest.fn(() => true)
  const schema = v.pipe(v.object({ list: arrayOf(item, 2) }), v.check(around))
  const issues = (list: unknown) => v.safeParse(schema, { list }).issues?.map(({ type }) => type)
  beforeEach(() => jest.clearAllMocks())

  it('accepts as many items as allowed, and validates each', () => {
    expect([issues(['a', 'b']), looked.mock.calls.length, around.mock.calls.length]).toEqual([undefined, 2, 1])
    expect(issues(['a', 1])).toEqual(['string'])
  })

  it('validates no item of a longer array, and skips checks around it', () => {
    expect([issues(['a', 'b', 1]), looked.mock.calls.length, around.mock.calls.length]).toEqual([['max_length'], 0, 0])
  })

  it('keeps its limit in a valibot pipe with other actions', () => {
    const piped = v.pipe(arrayOf(item, 2), v.minLength(1))
    expect([v.is(piped, ['a']), v.is(piped, []), v.is(piped, ['a', 'b', 'c'])]).toEqual([true, false, false])
    expect(v.parse(arrayOf(v.pipe(v.string(), v.trim()), 1), [' a '])).toEqual(['a'])
  })
})

describe('line', () => {
  it.each([
    ['a\u202eb\u2066c\u0000d\u009be\u007f', 'abcde'],
    ['one\r\ntwo\tthree', 'one two three'],
    ['\u{1f468}\u200d\u{1f469} \ud55c\u200e', '\u{1f468}\u200d\u{1f469} \ud55c\u200e'],
  ])('keeps the visible characters of %j, in one line', (given, kept) => {
    expect(v.parse(line(20), given)).toBe(kept)
    expect(v.parse(givenLine(20), given)).toBe(kept)
  })

  it('counts the characters that it keeps', () => {
    expect(v.is(line(3), 'abc'.padEnd(200_000, '\u202e'))).toBe(true)
    expect(v.is(line(3), 'abcd')).toBe(false)
    expect(v.parse(line(3, 'x'), null)).toBe('x')
  })
})

const saidOf = (given: unknown) => v.safeParse(ids(2), given).issues?.map(({ type, message }) => (type === 'check' ? message : type))

describe('ids', () => {
  it.each([
    [undefined, undefined],
    [['a', ''], undefined],
    ['a', ['custom']],
    [['a', null], ['wrong_type']],
    [['a', 'x'.repeat(65)], ['too_long']],
    [['a', 'b', 'c'], ['max_length']],
  ])('says of %j: %j', (given, said) => {
    expect(saidOf(given)).toEqual(said)
  })
})
