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
import { choiceTargets } from './choiceTargets.ts'

const asked = question('q', {
  type: 'single_choice',
  choices: ['Yes', 'No', 'Maybe'].map((value) => choice(value)),
  gateway: gateway([
    rule('Yes', { show_section_ids: ['a', 'gone'], show_question_ids: ['far'] }),
    rule('Yes', { show_section_ids: ['a', 'b'] }),
    rule('No', { selects_all_sections: true }),
  ]),
})
const body = (own = asked) => survey([section('s', [own]), section('a', [question('far')]), section('b')])

describe('the targets of a question’s answers', () => {
  it('are counted over all rules of an answer, without deleted ones', () => {
    expect(choiceTargets(body(), asked)?.get('Yes')).toEqual({ sections: 2, questions: 1, everySection: false })
    expect(choiceTargets(body(), asked)?.get('No')).toEqual({ sections: 0, questions: 0, everySection: true })
    expect(choiceTargets(body(), asked)?.has('Maybe')).toBe(false)
  })

  it('counts survey-level rules too', () => {
    const branching = [branchingEntry('q', [entryRule('Maybe', { show_section_ids: ['b'] })])]
    expect(choiceTargets({ ...body(), branching }, asked)?.get('Maybe')).toEqual({ sections: 1, questions: 0, everySection: false })
  })

  it.each([
    ['a gateway that is off', { gateway: gateway([rule('Yes')], { enabled: false }) }],
    ['no gateway', { gateway: undefined }],
    ['another type', { type: 'short_text' as const }],
  ])('says nothing of %s', (_, overrides) => {
    const own = { ...asked, ...overrides }
    expect(choiceTargets(body(own), own)).toBeNull()
  })
})
