import { sameAnswers } from './sameAnswers.ts'

const said = (value: unknown, demographics = {}) => ({ answers: [{ question_id: 'q', value }], demographics })
const written = (text?: string) => ({ answers: [{ question_id: 'q', value: 'other', text }], demographics: {} })

describe('sameAnswers', () => {
  it.each([
    [
      '<p><a href="https://a.example" rel="noopener" target="_blank">a</a></p>',
      '<p><a target="_blank" href="https://a.example" rel="noopener">a</a></p>',
    ],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
  ])('takes %j and %j for the same', (one, other) => {
    expect(sameAnswers(said(one), said(other))).toBe(true)
  })

  it.each([
    ['<p>a</p>', '<p><strong>a</strong></p>'],
    ['<a href="https://a.example">a</a>', '<a href="https://b.example">a</a>'],
    [['a', 'b'], ['a']],
  ])('takes %j and %j for different', (one, other) => {
    expect(sameAnswers(said(one), said(other))).toBe(false)
  })

  it('compares the texts of choices, and treats an empty one as missing', () => {
    expect(sameAnswers(written('a'), written('a'))).toBe(true)
    expect(sameAnswers(written('a'), written('b'))).toBe(false)
    expect(sameAnswers(written('a'), written())).toBe(false)
    expect(sameAnswers(written(''), said('other'))).toBe(true)
  })

  it('looks at who answered, and not at the order of the answers', () => {
    expect(sameAnswers(said('a', { age: 3 }), said('a', { age: 4 }))).toBe(false)
    const [one, two] = [
      { question_id: '1', value: 'a' },
      { question_id: '2', value: 'b' },
    ]
    expect(sameAnswers({ answers: [one, two], demographics: {} }, { answers: [two, one], demographics: {} })).toBe(true)
  })
})
