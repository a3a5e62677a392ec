import { choice, question } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { writtenText } from './writtenText.ts'

const choices = [choice('a'), choice('other', { text_entry: true, aliases: ['former'] }), choice('retyped')]
const single = question('tool', { type: 'single_choice', choices })
const several = question('tool', { type: 'multi_select', choices })

describe('writtenText', () => {
  it.each([
    ['the choice that takes a text', single, 'other', 'other', 'A parrot'],
    ['the same by its former value', single, 'former', 'other', 'A parrot'],
    ['the choice that takes a text, among several', several, ['a', 'other'], 'other', 'A parrot'],
    ['a choice that takes no text any more', single, 'retyped', 'retyped', 'A parrot'],
    ['another choice', single, 'retyped', 'other', null],
    ['another one of several', several, ['a', 'other'], 'a', null],
  ])('is the text of %s', (_, asked, value, of, expected) => {
    expect(writtenText(asked, [{ question_id: 'tool', value, text: 'A parrot' }], of)).toBe(expected)
  })

  it('is the text of any choice if none is named', () => {
    expect(writtenText(single, [{ question_id: 'tool', value: 'retyped', text: 'A parrot' }])).toBe('A parrot')
  })
})
