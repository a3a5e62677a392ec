import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { outlineOf } from './outline.ts'

const one = { type: 'single_choice' as const, choices: [choice('a')] }

describe('outlineOf', () => {
  it('has a number for each section and a plus for each gateway', () => {
    const branched = survey([
      section('first', [question('q', { ...one, gateway: gateway([rule('a', { show_section_ids: ['second'] })]) }), question('r')]),
      section('second', [question('s', one), question('t'), question('u')]),
      section('third'),
    ])
    expect(outlineOf(branched)).toBe('2+ 3 0')
    const entry = {
      question_id: 's',
      mode: 'multi' as const,
      default_behavior: 'show_none' as const,
      unanswered_behavior: 'show_none' as const,
    }
    expect(outlineOf({ ...branched, branching: [{ ...entry, choice_rules: [] }] })).toBe('2+ 3+ 0')
  })

  it('accepts an empty draft', () => {
    expect(outlineOf({})).toBe('')
    expect(outlineOf({ sections: [null, {}, { questions: [null] }] })).toBe('0 0')
  })

  it('stays short for the longest survey, in whichever way it is long', () => {
    const branching = { ...one, gateway: gateway([rule('a', { show_section_ids: [] })]) }
    const questions = (name: string, count: number) => Array.from({ length: count }, (_, at) => question(`${name}-${at}`, branching))
    const shape = (sections: number, each: number) =>
      outlineOf(survey(Array.from({ length: sections }, (_, at) => section(`s${at}`, questions(`s${at}`, each)))))
    expect(shape(1, 1000)).toBe(`1000${'+'.repeat(24)}`)
    expect(shape(200, 5).split(' ')).toHaveLength(40)
    for (const [sections, each] of [
      [1, 1000],
      [200, 5],
      [40, 25],
      [10, 100],
    ] as const)
      expect(shape(sections, each).length).toBeLessThanOrEqual(225)
  })
})
