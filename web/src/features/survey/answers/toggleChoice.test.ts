import { choice, question } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { toggleChoice } from './answerValues.ts'

const asked = question('q', {
  type: 'multi_select',
  choices: [choice('a'), choice('b'), choice('none', { exclusive: true }), choice('unknown', { no_answer: true })],
})

describe('toggleChoice', () => {
  it.each<[string[] | undefined, string, string[] | undefined]>([
    [undefined, 'b', ['b']],
    [['b'], 'a', ['a', 'b']],
    [['a'], 'a', undefined],
    [['a', 'b'], 'none', ['none']],
    [['a', 'b'], 'unknown', ['unknown']],
    [['none'], 'a', ['a']],
    [['none'], 'unknown', ['unknown']],
    [['none'], 'none', undefined],
    [['a', 'b', 'none'], 'a', ['b', 'none']],
    [['a', 'none'], 'none', ['a']],
  ])('of %j and %s is %j', (value, toggled, next) => {
    expect(toggleChoice(asked, value, toggled)).toEqual(next)
  })
})
