import type { QuestionType } from '../kinds/kinds.ts'
import { isAnswered } from './isAnswered.ts'

const file = { id: 'f1', name: 'a.pdf', size: 12, type: 'application/pdf', url: '/api/files/f1' }

describe('isAnswered', () => {
  const answered: [QuestionType, unknown][] = [
    ['short_text', ' a '],
    ['long_text', '0'],
    ['rich_text', '<p>a</p>'],
    ['rich_text', '<p><img src="/media/a.png"></p>'],
    ['single_choice', 'yes'],
    ['single_choice', ' '],
    ['multi_select', ['yes']],
    ['file_upload', file],
    ['file_upload', [file, file]],
  ]
  it.each(answered)('says yes for %s and %j', (type, value) => {
    expect(isAnswered({ type }, value)).toBe(true)
  })

  const blank: [QuestionType, unknown][] = [
    ['short_text', ''],
    ['short_text', ' \n'],
    ['long_text', '\t'],
    ['short_text', '\u0000'],
    ['long_text', ' \u0007\u001b\n'],
    ['rich_text', '<p>\u0000</p>'],
    ['number', '\u0000'],
    ['date', '\u0000'],
    ['rich_text', '<p><br></p>'],
    ['rich_text', '<p>&nbsp;</p>'],
    ['single_choice', ''],
    ['multi_select', []],
    ['file_upload', []],
    ['file_upload', ''],
    ...(['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload'] as const).flatMap(
      (type): [QuestionType, unknown][] => [undefined, null, 7, {}, [7]].map((value) => [type, value]),
    ),
    ['single_choice', ['yes']],
    ['multi_select', 'yes'],
  ]
  it.each(blank)('says no for %s and %j', (type, value) => {
    expect(isAnswered({ type }, value)).toBe(false)
  })
})
