import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import type { Target } from '../store/edits/logic/gatewayRules.ts'
import { pointsBackwards } from './ruleMarks.ts'

const sections = [
  section('first', [question('before')]),
  section('own', [question('beside'), question('gate', { type: 'single_choice', choices: [choice('Yes')] }), question('next')]),
  section('last', [question('after')]),
]
const independent = survey(sections, { branching_mode: 'independent' })
const inVain = (kind: Target['kind'], id: string, of = independent, gate: string | undefined = 'gate') =>
  pointsBackwards(of, gate, { kind, id })

describe('pointsBackwards', () => {
  it.each([
    ['section', 'first', true],
    ['section', 'own', true],
    ['section', 'last', false],
    ['section', 'gone', false],
    ['question', 'before', true],
    ['question', 'beside', true],
    ['question', 'gate', true],
    ['question', 'next', false],
    ['question', 'after', false],
    ['question', 'gone', false],
  ] as const)('says of the %s %s: %s', (kind, id, expected) => {
    expect(inVain(kind, id)).toBe(expected)
  })

  it('is never so where all gateways must agree, nor for a gateway without a question', () => {
    expect(inVain('section', 'first', survey(sections))).toBe(false)
    expect(inVain('section', 'first', independent, 'gone')).toBe(false)
  })
})
