import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { t } from '../../../lib/language/i18n.ts'
import { reasonText } from './reasonText.ts'

const choices = ['A', 'B', 'C', 'D'].map((value) => choice(value, { label: `Label ${value}`, label_ko: `${value}번` }))
const asked = survey([section('one', [question('first'), question('second', { type: 'single_choice', choices })])])
const say = (because: Parameters<typeof reasonText>[1], language: 'en' | 'ko' = 'en') => reasonText(asked, because, language, t)

const missing = (...values: string[]) => ({ code: 'not_chosen' as const, question_id: 'second', values })

beforeAll(async () => {
  localStorage.clear()
  await loadAllTexts()
})

describe('why something is hidden', () => {
  it('names the number of the deciding question', () => {
    expect(say({ code: 'unanswered', question_id: 'second', values: [] })).toBe('hidden because 1.2 is not answered')
    expect(say({ code: 'answered', question_id: 'first' })).toBe('hidden because 1.1 is answered')
    expect(say({ code: 'gateway_hidden', question_id: 'first' })).toBe('hidden because 1.1 is hidden')
    expect(say({ code: 'gateways_disagree', question_id: 'first' })).toBe('hidden because 1.1 never shows it')
    expect(say({ code: 'no_rule' })).toBe('hidden because no rule shows it')
  })

  it('names the condition that is not met, and the section that ends the survey', () => {
    const show_if = { match: 'all' as const, clauses: [{ question_id: 'first', op: 'answered' as const }] }
    const conditioned = survey([section('one', [question('first'), question('second', { show_if })]), section('two', [], { show_if })])
    const reason = (kind: 'section' | 'question', id: string) => reasonText(conditioned, { code: 'show_if', owner: { kind, id } }, 'en', t)
    expect(reason('question', 'second')).toBe('hidden because this does not hold: 1.1 first is answered')
    expect(reason('section', 'two')).toBe('hidden because this does not hold: 1.1 first is answered')
    expect(say({ code: 'ended', section_id: 'one' })).toBe('hidden because the survey ends after section 1')
  })

  it('names the choices that would show it, in the language that is looked at, three at the most', () => {
    expect(say(missing('A'))).toBe('hidden because 1.2 is not “Label A”')
    expect(say(missing('A', 'B'), 'ko')).toBe('hidden because 1.2 is not “A번” or “B번”')
    expect(say(missing('A', 'B', 'C'))).toBe('hidden because 1.2 is not “Label A”, “Label B”, or “Label C”')
    expect(say(missing('A', 'B', 'C', 'D'))).toBe('hidden because 1.2 is not “Label A”, “Label B”, or another choice')
  })

  it('names a deleted choice by its value', () => {
    expect(say({ code: 'not_chosen', question_id: 'second', values: ['Gone'] })).toBe('hidden because 1.2 is not “Gone”')
  })
})
