import { sentHash } from './requestHash.ts'

const hash = (value: unknown, more: object = {}) => sentHash('S', { answers: [{ question_id: 'q', value, ...more }], demographics: {} })

describe('the hash of sent content', () => {
  it('is the same in any order of the rows of an answer', () => {
    expect(hash({ a: 'Good', b: 'Bad' })).toBe(hash({ b: 'Bad', a: 'Good' }))
  })

  it.each([
    ['without a row', { a: 'Good', b: 'Bad' }, hash({ a: 'Good' })],
    ['in another order of choices', ['a', 'b'], hash(['b', 'a'])],
    ['with a text, whether or not a choice takes it', 'a', hash('a', { text: 'A parrot' })],
    ['with a blank text', 'a', hash('a', { text: '' })],
  ])('is another %s', (_, value, other) => expect(hash(value)).not.toBe(other))
})
