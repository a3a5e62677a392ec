import { choice, gateway, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import type { Clause, Condition } from '../../survey/condition.ts'
import type { Question, Section } from '../../survey/survey.ts'
import { checkLogic } from '../checkLogic.ts'

const on = (question_id: string): Condition => ({ match: 'all', clauses: [{ question_id, op: 'answered' } satisfies Clause] })
const pool = { id: 'arms', show: 2, shuffle: true }
const warned = (sections: Section[], pools = [pool]) =>
  checkLogic(survey(sections, { pools, branching_mode: 'independent' })).flatMap((warning) =>
    warning.code === 'clause_in_random_order' ? [`${warning.place.id} ${warning.place.part} ${JSON.stringify(warning.shuffled)}`] : [],
  )

const shuffled = (asked: Partial<Question>, asking: Partial<Question> = {}, more: Partial<Section> = {}) =>
  warned([section('a', [question('q', asked), question('r', { show_if: on('q'), ...asking })], { shuffle_questions: true, ...more })], [])

describe('a clause on what may come later', () => {
  it('is reported between sections of a pool whose order is drawn: of a section, of its questions and of its end', () => {
    const arms = [
      section('a', [question('q')], { pool: 'arms' }),
      section('b', [question('r', { show_if: on('q') })], { pool: 'arms', show_if: on('q'), ends_if: on('q') }),
    ]
    expect(warned(arms)).toEqual(['b show_if {"pool":"arms"}', 'b ends_if {"pool":"arms"}', 'r show_if {"pool":"arms"}'])
    expect(warned(arms, [{ ...pool, shuffle: false }])).toEqual([])
  })

  it('is not reported if only one of the sections is in the pool, or no pool has that name', () => {
    expect(warned([section('a', [question('q')]), section('b', [], { pool: 'arms', show_if: on('q') })], [{ ...pool, show: 1 }])).toEqual(
      [],
    )
    const loose = [section('a', [question('q')], { pool: 'gone' }), section('b', [], { pool: 'gone', show_if: on('q') })]
    expect(warned([...loose, section('c', [], { pool: 'arms' })], [{ ...pool, show: 1 }])).toEqual([])
  })

  it('is reported between questions of a section whose questions are shuffled, unless both keep their places', () => {
    expect(shuffled({})).toEqual(['r show_if {"section_id":"a","unpinned":["q","r"]}'])
    expect(shuffled({ pinned: true })).toEqual(['r show_if {"section_id":"a","unpinned":["r"]}'])
    expect(shuffled({ pinned: true }, { pinned: true })).toEqual([])
    expect(shuffled({ pinned: true }, { type: 'note' })).toEqual([])
    const gate = { type: 'single_choice' as const, choices: [choice('x')], gateway: gateway([]) }
    expect(shuffled(gate, { pinned: true })).toEqual([])
  })

  it('is not reported for the end of the section, which comes after all of its questions', () => {
    expect(shuffled({}, { show_if: undefined }, { ends_if: on('q') })).toEqual([])
  })

  it('is reported once if evaluation ignores the clause', () => {
    expect(shuffled({}, { show_if: on('gone') })).toEqual([])
  })
})
