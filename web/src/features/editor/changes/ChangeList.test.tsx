import { render, screen } from '@testing-library/react'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { ChangeList } from './ChangeList.tsx'
import { surveyChanges } from './surveyChanges.ts'

const asked = question('often', {
  type: 'single_choice',
  title: 'How often',
  title_ko: '빈도',
  choices: [choice('Daily', { label_ko: '매일' })],
})
const isDaily = { match: 'all' as const, clauses: [{ question_id: 'often', op: 'any_of' as const, values: ['Daily'] }] }
const without = survey([section('a', [asked, question('why')]), section('b')])
const withConditions = survey([section('a', [asked, question('why', { show_if: isDaily })], { ends_if: isDaily }), section('b')])

const list = (before = without, after = withConditions) => {
  render(<ChangeList changes={surveyChanges(before, after)} after={after} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('a list of changes', () => {
  beforeEach(async () => {
    localStorage.setItem('lang', 'en')
    await loadAllTexts()
  })

  it('says a changed condition as a sentence', () => {
    expect(list()).toEqual([
      expect.stringContaining('now ends the survey if 1.1 How often is Daily'),
      expect.stringContaining('now shows only if 1.1 How often is Daily'),
    ])
  })

  it('describes a change in Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadAllTexts('ko')
    expect(list()[1]).toContain('표시 조건: 1.1 빈도: 매일')
  })

  it('lists a removed condition', () => {
    expect(list(withConditions, without)).toEqual([
      expect.stringContaining('no longer ends the survey'),
      expect.stringContaining('now shows without a condition'),
    ])
  })
})
