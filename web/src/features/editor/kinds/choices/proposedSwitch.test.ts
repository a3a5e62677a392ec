import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { proposedSwitch } from './proposedSwitch.ts'

describe('the switch that a label calls for', () => {
  it.each([
    ["Don't know", '', 'no_answer'],
    ['I don’t know.', '', 'no_answer'],
    ['Prefer not to say', '', 'no_answer'],
    ['?', '모름', 'no_answer'],
    ['?', '응답 거부', 'no_answer'],
    ['None of these', '', 'exclusive'],
    ['none of the above', '', 'exclusive'],
    ['?', '해당 없음', 'exclusive'],
    ['A lens', '렌즈', undefined],
    ['I know', '아는 것 없음이 아님', undefined],
  ])('of %j and %j is %s', (label, label_ko, wanted) => {
    expect(proposedSwitch(choice('x', { label, label_ko }), true)).toBe(wanted)
    expect(proposedSwitch(choice('x', { label, label_ko }), false)).toBe(wanted === 'exclusive' ? undefined : wanted)
  })

  it('is undefined once the choice is exclusive', () => {
    expect(proposedSwitch(choice('x', { label: 'None of these', exclusive: true }), true)).toBeUndefined()
    expect(proposedSwitch(choice('x', { label: "Don't know", no_answer: true }), true)).toBeUndefined()
  })
})
