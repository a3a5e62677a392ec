import { pastedParts, readTypedDate, typedParts } from './typedDate.ts'

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

it('shows the typed texts in its fields', () => {
  expect(typedParts('2026-2-', 'day')).toEqual(['2026', '2', ''])
  expect(typedParts('2026-02-03', 'day')).toEqual(['2026', '02', '03'])
  expect(typedParts('2026', 'month')).toEqual(['2026', ''])
})

it.each([
  ['2026-11-24', 'day', ['2026', '11', '24']],
  [' 2026. 1. 4. ', 'day', ['2026', '1', '4']],
  ['２０２６年１１月２４日', 'day', ['2026', '11', '24']],
  ['2026년 11월 24일', 'day', ['2026', '11', '24']],
  ['20261124', 'day', ['2026', '11', '24']],
  ['11/24/2026', 'day', undefined],
  ['2026', 'day', undefined],
  ['2026-11', 'day', undefined],
  ['2026-11', 'month', ['2026', '11']],
  ['2026년 3월', 'month', ['2026', '3']],
  ['202611', 'month', ['2026', '11']],
  ['2026-11-24', 'month', undefined],
] as const)('%s, pasted as a %s, has the parts %j', (text, precision, parts) => expect(pastedParts(text, precision)).toEqual(parts))
