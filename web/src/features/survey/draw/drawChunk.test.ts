import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { givenTo, inOwnOrder, isWhole } from './drawChunk.ts'

// Without a window, as the server that renders published pages.

describe('the draw and link values of a form that opens', () => {
  it('is nothing yet in published HTML, which has all questions where their order is random', () => {
    const random = survey([section('one', [], { shuffle_questions: true })])
    const linked = survey([section('one')], { link_fields: [{ name: 'pid' }] })
    for (const asked of [random, linked, survey([section('one')])]) expect(givenTo(asked, null, null, true)).toBeUndefined()
    expect([isWhole(random, undefined), isWhole(random, { seed: '00000000' }), isWhole(linked, undefined)]).toEqual([true, false, false])
  })
})

describe('inOwnOrder', () => {
  const choices = ['a', 'b', 'c'].map((value) => choice(value))

  it('gives several choices in the order of the survey, and leaves every other answer', () => {
    expect(inOwnOrder(question('q', { type: 'multi_select', choices }), ['c', 'a'])).toEqual(['a', 'c'])
    expect(inOwnOrder(question('q', { type: 'ranking', choices }), ['c', 'a'])).toEqual(['c', 'a'])
    expect(inOwnOrder(question('q', { type: 'single_choice', choices }), 'c')).toBe('c')
    expect([inOwnOrder(undefined, ['c', 'a']), inOwnOrder(undefined, undefined)]).toEqual([['c', 'a'], undefined])
  })
})
