import { choice, question, section } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { t } from '../../../lib/language/i18n.ts'
import { numberQuestions } from '../data/numberQuestions.ts'
import { conditionText, daysOf, formatRanges } from './conditionText.ts'

const asked = question('role', {
  type: 'single_choice',
  choices: [choice('reader', { label: 'Reader' }), choice('editor', { label: 'Editor' })],
})
const spent = question('spent', {
  type: 'number',
  number: { min: null, max: null, decimals: 0, unit: 'USD', unit_ko: '', unit_before: true },
})
const { sections } = numberQuestions({ sections: [section('one', [asked, spent])] }, { sections: [], questions: [] })
const said = (condition: Parameters<typeof conditionText>[1]) => {
  const { name, values } = conditionText(t, condition, sections[0]!.questions, { sections: [section('warm', [], { title: 'Warm words' })] })
  return `${name}: ${values}`
}

beforeAll(loadAllTexts)

describe('a condition in words', () => {
  it('names choices by their labels, and countries in the language of the person', () => {
    expect(said({ of: 'role', is: ['reader', 'gone'] })).toBe('1.1 role: Reader, gone')
    expect(said({ of: 'demographics.country', is: ['KR', 'Wonderland'] })).toBe('Country: South Korea, Wonderland')
    expect(said({ of: 'demographics.gender', is: ['female'] })).toBe('Gender: Female')
    expect(said({ of: 'language', is: ['ko'] })).toBe('Language: Korean')
    expect(said({ of: 'screened', is: [true] })).toBe('Screened out: only these responses')
    expect(said({ of: 'source', is: ['sent', 'imported'] })).toBe('Source: Sent, Imported')
  })

  it('names link fields, and drawn sections by their titles', () => {
    expect(said({ of: 'link.pid', is: ['7', 'a b'] })).toBe('Link field pid: 7, a b')
    expect(said({ of: 'drawn.arm', is: ['warm', 'gone'] })).toBe('Section drawn from arm: Warm words, gone')
  })

  it('names ages as runs', () => {
    expect(said({ of: 'demographics.age', is: [20, 21, 22, 40] })).toBe('Age: 20–22, 40')
    expect(formatRanges([3, 1, 2])).toBe('1–3')
  })

  it.each([
    [{ from: '2026-11-01', to: '2026-11-24' }, 'November 1, 2026 to November 24, 2026'],
    [{ from: '2026-11' }, 'from November 2026'],
    [{ to: '2026-11-24' }, 'until November 24, 2026'],
  ])('names a range of dates: %j', (range, values) => expect(said({ of: 'gone', ...range })).toBe(`gone: ${values}`))

  it.each([
    [{ of: 'spent', from: 1000, to: 2000 }, '1.2 spent: USD 1,000 to USD 2,000'],
    [{ of: 'gone', from: 1000.123456 }, 'gone: 1,000.123456 or more'],
  ])('names a range of numbers, with the unit of a known question: %j', (range, words) => expect(said(range)).toBe(words))

  it('names the days in Seoul, the last one included', () => {
    const dates = { of: 'created_at', from: '2026-10-31T15:00:00.000Z', to: '2026-11-21T15:00:00.000Z' } as const
    expect(daysOf(dates)).toEqual({ first: '2026-11-01', last: '2026-11-21' })
    expect(said(dates)).toBe('Dates: Nov 1\u2009–\u200921, 2026')
    expect(said({ of: 'created_at', to: dates.to })).toBe('Dates: until Nov 21, 2026')
  })
})
