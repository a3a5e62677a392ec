import { isDate } from './calendarDate.ts'

it.each([
  ['2026-11-24', 'day', true],
  ['2024-02-29', 'day', true],
  ['2026-02-29', 'day', false],
  ['2026-04-31', 'day', false],
  ['2026-13-01', 'day', false],
  ['2026-00-10', 'day', false],
  ['0999-01-01', 'day', false],
  ['9999-12-31', 'day', true],
  ['2026-1-1', 'day', false],
  ['2026-11', 'day', false],
  ['2026-11', 'month', true],
  ['2026-13', 'month', false],
  ['2026-11-24', 'month', false],
  ['2026-11-24T00:00Z', 'day', false],
] as const)('%s as a %s exists: %s', (text, precision, exists) => expect(isDate(text, precision)).toBe(exists))
