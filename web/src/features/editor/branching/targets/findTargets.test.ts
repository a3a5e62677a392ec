import { question, section } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { findTargets } from './findTargets.ts'

const sections = [
  section('roles', [question('role', { title: 'Your role', title_ko: '하는 일' })], { title: 'Roles' }),
  section('news', [question('where', { title: 'Where?' }), question('doubt', { title: 'What made you doubt it?' })], {
    title: 'News',
    title_ko: '뉴스',
  }),
]
const both = { questions: true }
const found = (wanted: string, options: Parameters<typeof findTargets>[2] = both) =>
  findTargets(sections, wanted, options).map(({ number, questions }) => [number, ...questions.map((one) => one.number)].join(' '))

describe('findTargets', () => {
  it.each([
    ['everything for nothing', '', ['1 1.1', '2 2.1 2.2']],
    ['a section with all its questions', 'news', ['2 2.1 2.2']],
    ['a question under its section', 'DOUBT', ['2 2.2']],
    ['by the Korean name', ' 뉴스 ', ['2 2.1 2.2']],
    ['by Korean typed in parts', '하는'.normalize('NFD'), ['1 1.1']],
    ['by number', '2.1', ['2 2.1']],
    ['nothing for a name that is not there', 'weather', []],
  ])('finds %s', (_, wanted, expected) => {
    expect(found(wanted)).toEqual(expected)
  })

  it('can leave out all questions, or one', () => {
    expect(found('', { questions: false })).toEqual(['1', '2'])
    expect(found('doubt', { questions: false })).toEqual([])
    expect(found('', { questions: true, without: 'where' })).toEqual(['1 1.1', '2 2.2'])
  })
})
