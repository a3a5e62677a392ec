import { branchingEntry, entryRule, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import type { Clause } from '../survey/condition.ts'
import { decidingQuestions } from './decidingQuestions.ts'

const choices = [
  { id: 'a', value: 'a', label: 'A' },
  { id: 'b', value: 'b', label: 'B' },
]
const single = (id: string, more = {}) => question(id, { type: 'single_choice', choices: choices as never, ...more })
const asks = (...clauses: Clause[]) => ({ match: 'all' as const, clauses })
const isA = (question_id: string): Clause => ({ question_id, op: 'any_of', values: ['a'] })
const isAIn = (row: string): Clause => ({ ...isA('media'), row })

describe('the questions that decide', () => {
  it('have gateways of their own or of the survey, or are read by conditions of sections, questions and ends', () => {
    const one = [
      single('own', { gateway: gateway([rule('a', { show_section_ids: ['two'] })]) }),
      single('entry'),
      single('shows'),
      single('asked'),
      single('ends'),
      single('nothing'),
    ]
    const found = decidingQuestions(
      survey(
        [
          section('one', [...one, single('sixth', { show_if: asks(isA('asked')) })], { ends_if: asks(isA('ends')) }),
          section('two', [], { show_if: asks(isA('shows')) }),
        ],
        { branching: [branchingEntry('entry', [entryRule('a', { show_section_ids: ['two'] })])] },
      ),
    )
    expect([...found.questions.keys()].toSorted()).toEqual(['asked', 'ends', 'entry', 'own', 'shows'])
    expect(found.endings).toEqual(['one'])
  })

  it('leave out questions that no clause can read, such as later ones', () => {
    const found = decidingQuestions(
      survey([
        section('one', [single('first', { show_if: asks(isA('later')) })], { ends_if: asks(isA('later')) }),
        section('two', [single('later')]),
      ]),
    )
    expect([...found.questions.keys()]).toEqual([])
    expect(found.endings).toEqual([])
  })

  it('come with the rows that clauses name', () => {
    const rows = ['tv', 'radio', 'web'].map((id) => ({ id, label: id, label_ko: '' }))
    const matrix = single('media', { type: 'matrix', rows })
    const found = decidingQuestions(
      survey([section('one', [matrix]), section('two', [], { show_if: asks(isAIn('tv'), isAIn('web'), isAIn('gone')) })]),
    )
    expect([...found.questions.get('media')!]).toEqual(['tv', 'web'])
  })
})
