import { render, screen } from '@testing-library/react'
import type { Question } from '#shared/survey/survey.ts'
import { question } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { LanguageContext } from '../../../lib/language/language.ts'
import { ReadAnswer } from './ReadAnswer.tsx'

beforeAll(loadAllTexts)

const read = (type: Question['type'], value?: string) =>
  render(
    <LanguageContext value="ko">
      <ReadAnswer question={question('why', { type })} value={value} responseId={undefined} />
    </LanguageContext>,
  )

describe('an answer that is read in another language than the page', () => {
  it.each([
    ['short_text', '습관입니다'],
    ['rich_text', '<p>습관입니다</p>'],
  ] as const)('is marked as written in it: %s', (type, value) => {
    read(type, value)
    expect(screen.getByText('습관입니다').closest('[lang]')?.getAttribute('lang')).toBe('ko')
  })

  it('is said to be missing in the language of the page', () => {
    read('short_text')
    expect(screen.getByText('No answer').closest('[lang=ko]')).toBeNull()
  })
})
