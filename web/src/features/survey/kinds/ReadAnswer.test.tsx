import { render, screen } from '@testing-library/react'
import { answerText } from '#shared/answers/answerText.ts'
import type { Question } from '#shared/survey/survey.ts'
import { choice, question } from '../../../../../test/support/fixtures/buildSurvey.ts'
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

describe('the text of a choice', () => {
  const taking = { text_entry: true }
  it.each<[string, string | string[], object, string]>([
    ['beside the choice that takes it', ['a', 'b'], taking, 'First: A parrotSecond'],
    ['beside the only choice, which takes none any more', 'a', {}, 'First: A parrot'],
    ['after several choices, of which none takes one any more', ['a', 'b'], {}, 'FirstSecondA parrot'],
  ])('is read %s', (_, value, first, words) => {
    const choices = [choice('a', { label: 'First', ...first }), choice('b', { label: 'Second' })]
    const asked = question('q', { type: Array.isArray(value) ? 'multi_select' : 'single_choice', choices })
    render(<ReadAnswer question={asked} value={value} text="A parrot" responseId={undefined} />)
    expect(screen.getByRole('list').textContent).toBe(words)
    expect(answerText(asked, { value, text: 'A parrot' }, 'en').replaceAll(', ', '')).toBe(words)
  })
})
