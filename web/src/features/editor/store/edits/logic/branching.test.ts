import { branchingEntry, choice, entryRule, question, section, survey } from '../../../../../../../test/support/fixtures/buildSurvey.ts'
import { addEntry, setEntryQuestion } from './branching.ts'

const entries = [branchingEntry('one', [entryRule('Yes')]), branchingEntry('many', [])]
const start = survey(
  [
    section('a', [
      question('one', { type: 'single_choice', choices: [choice('Yes')] }),
      question('many', { type: 'multi_select' }),
      question('text', { type: 'long_text' }),
    ]),
  ],
  { branching: entries },
)

describe('the survey’s own gateways', () => {
  it('are limited to the number that a survey may have', () => {
    const full = { ...start, branching: Array.from({ length: 1000 }, () => branchingEntry('one', [])) }
    expect(addEntry(full)).toBe(full)
  })

  it('take another question with choices and keep their rules', () => {
    const [first, second] = setEntryQuestion(0, 'many')(start).branching
    expect(first).toEqual({ ...entries[0], question_id: 'many' })
    expect(second).toBe(entries[1])
  })

  it.each([
    ['the one it has', 0, 'one'],
    ['a question without choices', 0, 'text'],
    ['a question that is gone', 0, 'gone'],
    ['a question for an entry that is gone', 7, 'one'],
  ])('do not change for %s', (_, index, id) => {
    expect(setEntryQuestion(index, id)(start)).toBe(start)
  })
})
