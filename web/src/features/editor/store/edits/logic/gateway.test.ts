import { branchingEntry, choice, gateway, question, rule, section, survey } from '../../../../../../../test/support/fixtures/buildSurvey.ts'
import { gatewayAt, setBehavior, setMode, switchGateway, type GatewayPlace } from './gateway.ts'

const on = gateway([rule('Yes', { show_section_ids: ['b'] })], {
  mode: 'multi',
  default_behavior: 'show_all',
  unanswered_behavior: 'show_all',
})
const choices = [choice('Yes'), choice('No')]
const start = survey(
  [
    section('a', [
      question('ruled', { type: 'single_choice', choices, gateway: on }),
      question('bare', { type: 'multi_select', choices }),
      question('text'),
    ]),
    section('b', [question('other')]),
  ],
  { branching: [branchingEntry('ruled', []), branchingEntry('bare', [])] },
)
const ruled = { questionId: 'ruled' }

describe('switchGateway', () => {
  it.each([
    ['on, what is on', 'ruled', true],
    ['off, what has none', 'bare', false],
    ['on, a question without choices', 'text', true],
    ['on, a question that is gone', 'gone', true],
  ])('changes nothing when it switches %s', (_, id, to) => {
    expect(switchGateway(id, to)(start)).toBe(start)
  })
})

describe.each<[string, GatewayPlace]>([
  ['a question', ruled],
  ['the survey', { entry: 1 }],
])('a gateway on %s', (_, place) => {
  it.each(['default_behavior', 'unanswered_behavior'] as const)('takes its %s', (which) => {
    const all = setBehavior(place, which, 'show_all')(start)
    const none = setBehavior(place, which, 'show_none')(all)
    expect(gatewayAt(none, place)).toEqual({ ...gatewayAt(start, place), [which]: 'show_none' })
    expect(setBehavior(place, which, 'show_none')(none)).toBe(none)
  })

  it('takes a mode, and leaves all else the very object', () => {
    const changed = setMode(place, 'single')(start)
    expect(gatewayAt(changed, place)).toEqual({ ...gatewayAt(start, place), mode: 'single' })
    expect(setMode(place, 'single')(changed)).toBe(changed)
    expect(changed.sections[1]).toBe(start.sections[1])
    expect(changed.sections[0]!.questions[1]).toBe(start.sections[0]!.questions[1])
    expect(changed.branching[0]).toBe(start.branching[0])
  })
})

it.each<[string, GatewayPlace]>([
  ['a question without a gateway', { questionId: 'bare' }],
  ['a question that is gone', { questionId: 'gone' }],
  ['an entry that is gone', { entry: 9 }],
])('changes nothing at %s', (_, place) => {
  expect(setMode(place, 'single')(start)).toBe(start)
})
