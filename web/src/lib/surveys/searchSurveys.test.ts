import type { SurveyRow } from '#shared/survey/survey.ts'
import { searchSurveys } from './searchSurveys.ts'

const row = (id: string, title: string, title_ko: string, slug: string): SurveyRow => ({
  id,
  title,
  title_ko,
  slug,
  is_active: true,
  is_listed: true,
  state: 'open',
  version: 1,
  updated_at: '',
  responses: null,
  screened: 0,
  last_response_at: null,
})
const rows = [
  row('a', 'Trust in everyday media', '일상 속 미디어와 신뢰', 'everyday-media'),
  row('b', 'Checking notices', '', 'trust-check'),
]

describe('searchSurveys', () => {
  it.each([
    ['', 'ab'],
    ['  ', 'ab'],
    ['trust', 'ab'],
    ['TRUST media', 'a'],
    ['everyday-', 'a'],
    ['미디어', 'a'],
    ['미디어'.normalize('NFD'), 'a'],
    ['nothing', ''],
  ])('finds for %j what has all of its words', (asked, ids) =>
    expect(searchSurveys(rows, asked).map(({ id }) => id)).toEqual(ids.split('')),
  )
})
