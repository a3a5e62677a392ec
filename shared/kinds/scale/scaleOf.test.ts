import { question } from '../../../test/support/fixtures/buildSurvey.ts'
import { answerText } from '../../answers/answerText.ts'
import { anyScale, scaleText } from './scaleOf.ts'

const labels = [...Array.from({ length: 4 }, () => ({ label: '', label_ko: '' })), { label: 'Very', label_ko: '매우' }]
const asked = (look?: 'stars') =>
  question('q', { type: 'scale', scale: { ...anyScale, labels, na_label: 'Never tried', na_label_ko: '' }, look })

describe('an answer on a scale', () => {
  it.each([
    [4, undefined, '4 of 5', '5점 중 4점', '4'],
    [5, undefined, '5 of 5 (Very)', '5점 중 5점(매우)', '5 (Very)'],
    [4, 'stars', '4 of 5 stars', '별 5개 중 4개', '4'],
    [5, 'stars', '5 of 5 stars (Very)', '별 5개 중 5개(매우)', '5 (Very)'],
    ['na', undefined, 'Never tried', 'Never tried', 'Never tried'],
    [7, 'stars', '7', '7', '7'],
  ] as const)('%s with look %s is read as %s, %s, and named %s in results', (value, look, en, ko, named) => {
    const read = (lang: 'en' | 'ko') => answerText(asked(look), { value }, lang)
    expect([read('en'), read('ko'), scaleText(value, asked(look), 'en')]).toEqual([en, ko, named])
  })
})
