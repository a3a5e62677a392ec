import { choice, gateway, question, rule, section, survey } from '../../../../../scripts/fixtures/buildSurvey.ts'
import { resultsSurvey } from '../../../../../scripts/fixtures/buildResults.ts'
import { sectionRules } from './sectionRules.ts'

const asking = (id: string, shows: string) =>
  question(id, {
    type: 'multi_select',
    choices: [choice('a'), choice('b')],
    gateway: gateway([rule('a', { show_section_ids: [shows] })]),
  })

describe('the rule of a section', () => {
  it('names the choices that show it', () => {
    expect([...sectionRules(resultsSurvey())]).toEqual([['desk', { question_id: 'role', values: ['editor'] }]])
    const several = survey([section('start', [asking('one', 'more')], { always_show: true }), section('more', [question('words')])])
    expect(sectionRules(several).get('more')).toEqual({ question_id: 'one', values: ['a'] })
  })

  it('is none where two questions decide together', () => {
    const both = survey([
      section('start', [asking('one', 'more'), asking('two', 'more')], { always_show: true }),
      section('more', [question('words')]),
    ])
    expect(sectionRules(both).size).toBe(0)
  })
})
