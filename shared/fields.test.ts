import * as v from 'valibot'
import { arrayOf } from './fields.ts'

describe('arrayOf', () => {
  const looked = jest.fn(() => true)
  const item = v.pipe(v.string(), v.check(looked))
  const around = jest.fn(() => true)
  const schema = v.pipe(v.object({ list: arrayOf(item, 2) }), v.check(around))
  const issues = (list: unknown) => v.safeParse(schema, { list }).issues?.map(({ type }) => type)
  beforeEach(() => jest.clearAllMocks())

  it('takes as many as it may, and looks at each', () => {
    expect([issues(['a', 'b']), looked.mock.calls.length, around.mock.calls.length]).toEqual([undefined, 2, 1])
    expect(issues(['a', 1])).toEqual(['string'])
  })

  it('looks at no item of a longer one, nor is it looked into from around', () => {
    expect([issues(['a', 'b', 1]), looked.mock.calls.length, around.mock.calls.length]).toEqual([['max_length'], 0, 0])
  })

  it('is told by a pipe of valibot alone, in which other actions can stand', () => {
    const piped = v.pipe(arrayOf(item, 2), v.minLength(1))
    expect([v.is(piped, ['a']), v.is(piped, []), v.is(piped, ['a', 'b', 'c'])]).toEqual([true, false, false])
    expect(v.parse(arrayOf(v.pipe(v.string(), v.trim()), 1), [' a '])).toEqual(['a'])
  })
})
