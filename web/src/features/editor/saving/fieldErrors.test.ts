import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { placeOf, stablePath } from './fieldErrors.ts'

const asked = survey([section('one', [question('a'), question('b')]), section('two', [question('c')])])

describe('a path of the survey', () => {
  it('leads to the card of the named part', () => {
    expect(placeOf('slug', asked)).toEqual({ place: { kind: 'survey' } })
    expect(placeOf('description_ko', asked)).toEqual({ place: { kind: 'survey', part: 'description' } })
    expect(placeOf('sections.1.title', asked)).toEqual({ place: { kind: 'section', id: 'two' } })
    expect(placeOf('sections.0.questions.1.title', asked)).toEqual({ place: { kind: 'question', id: 'b' }, sectionId: 'one' })
    expect(placeOf('sections.0.questions.1.choices.4.label', asked).place).toEqual({ kind: 'question', id: 'b', part: 'choices' })
    expect(placeOf('sections.1.questions.0.gateway.choice_rules.3.choice_value', asked).place).toEqual({
      kind: 'question',
      id: 'c',
      part: 'gateway',
      rule: 3,
    })
    expect(placeOf('branching.2.choice_rules.1.choice_value', asked).place).toEqual({ kind: 'branching', entry: 2, rule: 1 })
    expect(placeOf('branching', asked).place).toEqual({ kind: 'branching' })
    expect(placeOf('sections', asked).place).toEqual({ kind: 'survey' })
  })

  it('follows the named part when that moves', () => {
    const moved = survey([section('two', [question('c')]), section('one', [question('b'), question('a')])])
    expect(stablePath('sections.1.questions.0.title', moved)).toBe(stablePath('sections.0.questions.1.title', asked))
    expect(stablePath('sections.0.title', moved)).not.toBe(stablePath('sections.0.title', asked))
    expect(stablePath('slug', moved)).toBe('slug')
    expect(stablePath('sections.7.title', asked)).toBeUndefined()
  })
})
