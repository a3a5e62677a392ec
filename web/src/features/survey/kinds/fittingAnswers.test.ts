import type { AnswerValue } from '../../../../../shared/kinds/kinds.ts'
import type { FileValue } from '../../../../../shared/kinds/files.ts'
import type { Question } from '../../../../../shared/survey/survey.ts'
import { choice, question, section } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { fittingAnswers } from './fittingAnswers.ts'

const single = question('q', { type: 'single_choice', choices: [choice('A', { id: 'a' }), choice('B', { id: 'b' })] })
const file: FileValue = { id: 'f', name: 'a.pdf', size: 1, type: 'application/pdf', url: '' }

const of = (one?: Question) => ({ sections: [section('s', one ? [one] : [])] })

/** The rest of an answer after a change of its question. */
function left(was: Question, is: Question | undefined, value: AnswerValue) {
  return fittingAnswers(of(was), of(is), new Map([['q', value]])).get('q')
}

describe('an answer after an edit', () => {
  it('stays the very value where its question stayed', () => {
    const value = ['A']
    expect(left(single, single, value)).toBe(value)
  })

  it('follows its choice to another value', () => {
    const renamed = { ...single, choices: [choice('Alpha', { id: 'a' }), choice('B', { id: 'b' })] }
    expect(left(single, renamed, 'A')).toBe('Alpha')
  })

  it('goes with its choice, even where another took its value', () => {
    expect(left(single, { ...single, choices: [choice('B', { id: 'b' })] }, 'A')).toBeUndefined()
    expect(left(single, { ...single, choices: [choice('A', { id: 'other' })] }, 'A')).toBeUndefined()
  })

  it('stays as it was typed where a number is not read yet, and goes with the type', () => {
    const number = question('q', { type: 'number' })
    expect(left(number, { ...number, title: 'How many?' }, '12 or')).toBe('12 or')
    expect(left(number, question('q'), 12)).toBeUndefined()
    expect(left(question('q'), number, '12')).toBeUndefined()
  })

  it('is read by its value where choices have no ids', () => {
    const bare = { ...single, choices: [choice('A'), choice('B')] }
    expect(left(bare, { ...bare, choices: [choice('A')] }, 'A')).toBe('A')
    expect(left(bare, { ...bare, choices: [choice('A')] }, 'B')).toBeUndefined()
  })

  it('goes over from one choice to several and back', () => {
    const many = { ...single, type: 'multi_select' as const }
    expect(left(single, many, 'A')).toEqual(['A'])
    expect(left(many, single, ['B', 'A'])).toBe('B')
    expect(left(many, { ...many, title: 'Else' }, ['B', 'A'])).toEqual(['B', 'A'])
  })

  it('stays among the kinds of text and goes with any other change of kind', () => {
    expect(left(question('q'), question('q', { type: 'long_text' }), 'Words')).toBe('Words')
    expect(left(question('q'), single, 'A')).toBeUndefined()
    expect(left(single, question('q'), 'A')).toBeUndefined()
    expect(left(question('q', { type: 'file_upload' }), question('q'), [file])).toBeUndefined()
    expect(left(question('q', { type: 'file_upload' }), question('q', { type: 'file_upload' }), [file])).toEqual([file])
  })

  it('stays for a deleted question', () => {
    expect(left(single, undefined, 'A')).toBe('A')
  })
})
