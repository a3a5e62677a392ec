import { visible as whole } from '#shared/branching.ts'
import { loadConditions, visible } from './visible.ts'

const survey = {
  sections: [
    { id: 'start', questions: [{ id: 'age', type: 'number' }] },
    { id: 'adults', show_if: { clauses: [{ question_id: 'age', op: 'between', from: 18 }] } },
  ],
}

const aged = (age: number) => new Map([['age', age]])

describe('visible of pages', () => {
  it('shows what visible of shared/branching.ts shows, once the conditions of a survey are loaded', async () => {
    expect(visible(survey, aged(17)).sections).toContain('adults')
    await loadConditions()
    for (const age of [17, 18]) expect(visible(survey, aged(age))).toEqual(whole(survey, aged(age)))
    expect(visible(survey, aged(17)).sections).not.toContain('adults')
  })
})
