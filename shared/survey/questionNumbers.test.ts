import { question, section } from '../../test/support/fixtures/buildSurvey.ts'
import { questionNumbers } from './questionNumbers.ts'

describe('questionNumbers', () => {
  it('counts the questions of each section, and no notes', () => {
    const sections = [section('a', [question('b')]), section('c', [question('d'), question('e', { type: 'note' }), question('f')])]
    expect([...questionNumbers(sections)]).toEqual([
      ['b', '1.1'],
      ['d', '2.1'],
      ['e', ''],
      ['f', '2.2'],
    ])
  })
})
