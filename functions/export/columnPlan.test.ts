import { choice, question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { definitionOf } from '../../test/support/exportOf.ts'
import { planColumns } from './columnPlan.ts'
import { allQuestions } from '../answered/allQuestions.ts'

const multi = (id: string, choices: number) =>
  question(id, { type: 'multi_select', choices: Array.from({ length: choices }, (_, index) => choice(`${id}${index}`)) })

const ids = (list: Iterable<{ id: string }>) => Array.from(list, ({ id }) => id)

describe('planColumns', () => {
  const questions = allQuestions(definitionOf(survey([section('s', [multi('large', 5), question('text'), multi('small', 2)])])))

  it('gives every choice of a multi_select a column while there is room', () => {
    const plan = planColumns(questions, 10 + 3 + 7)
    expect(ids(plan.flagged).sort()).toEqual(['large', 'small'])
    expect(plan.flagsLeftOut).toEqual([])
  })

  it('leaves out the columns of the largest multi_select first', () => {
    const plan = planColumns(questions, 10 + 3 + 6)
    expect(ids(plan.flagged)).toEqual(['small'])
    expect(ids(plan.flagsLeftOut)).toEqual(['large'])
    expect(ids(plan.questions)).toEqual(['large', 'text', 'small'])
  })

  it('leaves out the last questions when there is no room for them at all', () => {
    const plan = planColumns(questions, 10 + 2)
    expect(ids(plan.questions)).toEqual(['large', 'text'])
    expect(ids(plan.columnsLeftOut)).toEqual(['small'])
  })
})
