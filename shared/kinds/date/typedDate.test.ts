import { readTypedDate, typedParts } from './typedDate.ts'

it.each([
  [['2026', '2', '3'], '2026-02-03'],
  [['２０２６', ' 11 ', '24'], '2026-11-24'],
  [['2026', '2'], '2026-02'],
  [['2026', '2', ''], '2026-2-'],
  [['26', '2', '3'], '26-2-3'],
  [['2026', 'May', '3'], '2026-May-3'],
  [['', '', '3'], '--3'],
  [['', ' '], undefined],
])('%j is read as %s', (typed, value) => expect(readTypedDate(typed)).toBe(value))

it('shows in its fields what was typed', () => {
  expect(typedParts('2026-2-', 'day')).toEqual(['2026', '2', ''])
  expect(typedParts('2026-02-03', 'day')).toEqual(['2026', '02', '03'])
  expect(typedParts('2026', 'month')).toEqual(['2026', ''])
})
