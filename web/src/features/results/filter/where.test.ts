import {
  isAnswerRange,
  parseWhere,
  questionSubject,
  readSubject,
  subjectOf,
  valuesOf,
  whereText,
  withCondition,
  withoutCondition,
} from './where.ts'

describe('a filter in the address', () => {
  const where = [
    { of: 'role', is: ['reader'] },
    { of: 'created_at', from: '2026-11-01T00:00:00.000Z' },
  ] as const
  const said = JSON.stringify(where)

  it('is read as it was written', () => {
    expect(parseWhere(said)).toEqual(where)
    expect(whereText(parseWhere(said))).toBe(said)
    expect(whereText([])).toBeUndefined()
  })

  it.each([
    null,
    '',
    'x',
    '{}',
    '[1]',
    '[{"of":"role"}]',
    '[{"of":"role","is":[]}]',
    '[{"of":"role","is":[null]}]',
    '[{"of":"created_at"}]',
    '[{"of":"visit","from":"soon"}]',
    '[{"of":"visit","from":"2026-02-30"}]',
    '[{"of":"visit","from":"2026-11-01","to":3}]',
    '[{"of":"visit","from":null}]',
  ])('has no condition where there is none: %s', (text) => expect(parseWhere(text)).toEqual([]))

  it.each([[{ of: 'visit', from: '2026-11-01', to: '2026-11-24' }], [{ of: 'visit', to: '2026-11' }], [{ of: 'km', from: -2.5 }]])(
    'may have a range of answers: %j',
    (range) => {
      expect(parseWhere(JSON.stringify([range]))).toEqual([range])
      expect(isAnswerRange(range)).toBe(true)
    },
  )

  it('distinguishes a question from a field of the same name', () => {
    const both = parseWhere('[{"of":"language","is":["ko"]},{"of":"language","question":true,"is":["Korean"]}]')
    expect(both.map(subjectOf)).toEqual(['language', ':language'])
    expect(valuesOf(both, ':language')).toEqual(['Korean'])
    expect(withoutCondition(both, 'language').map(subjectOf)).toEqual([':language'])
    expect(parseWhere('[{"of":"language","question":"yes","is":["ko"]}]')).toEqual([])
    expect(isAnswerRange({ of: 'created_at', question: true, from: '2026-11-01' })).toBe(true)
  })

  it.each([
    ['role', 'role'],
    ['languages', 'languages'],
    ['language', ':language'],
    ['source:row', ':source:row'],
    ['link.pid', ':link.pid'],
    ['drawn.arm:row', ':drawn.arm:row'],
    ['demographics.gender', ':demographics.gender'],
  ])('is about the question %s as %s', (id, subject) => {
    expect(questionSubject(id)).toBe(subject)
    expect(subjectOf(readSubject(subject))).toBe(subject)
  })

  it('has one condition for each thing it is about', () => {
    const other = withCondition(parseWhere(said), { of: 'role', is: ['editor', 'reader'] })
    expect(other.map(({ of }) => of)).toEqual(['role', 'created_at'])
    expect(valuesOf(other, 'role')).toEqual(['editor', 'reader'])
    expect(withCondition(other, { of: 'language', is: ['ko'] }).map(({ of }) => of)).toEqual(['role', 'created_at', 'language'])
    expect(valuesOf(withoutCondition(other, 'role'), 'role')).toEqual([])
  })
})
