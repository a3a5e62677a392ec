import {
  branchingEntry,
  choice,
  entryRule,
  gateway,
  question,
  rule,
  section,
  survey,
} from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { moveSection } from '../../store/edits/sections.ts'
import { backwardRules } from './backwardRules.ts'

const asked = question('q', {
  type: 'single_choice',
  choices: [choice('Yes')],
  gateway: gateway([rule('Yes', { show_section_ids: ['later', 'gone'], show_question_ids: ['next', 'far'] })]),
})
const body = survey([section('own', [asked, question('next')]), section('later', [question('far')])], {
  branching_mode: 'independent',
  branching: [branchingEntry('q', [entryRule('Yes', { show_section_ids: ['later'] })])],
})

describe('rules that point backwards', () => {
  it('are empty while every target comes after its question', () => {
    expect(backwardRules(body).size).toBe(0)
  })

  it('have an entry for each target before its question', () => {
    expect(backwardRules(moveSection('later', 0)(body)).size).toBe(2)
  })

  it('are none if gateways need no order', () => {
    expect(backwardRules(moveSection('later', 0)({ ...body, branching_mode: 'intersect' })).size).toBe(0)
  })
})
