import { dateIssue, isDate } from './dateIssue.ts'

const day = { precision: 'day', min: null, max: null } as const
const month = { ...day, precision: 'month' } as const

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

it.each([
  ['2026-11-24', day, undefined],
  ['yesterday', day, 'answer.no_such_date'],
  ['2026-11-24', { ...day, min: '2026-11-24', max: '2026-11-24' }, undefined],
  ['2026-11-23', { ...day, min: '2026-11-24' }, 'answer.too_early'],
  ['2026-11-25', { ...day, max: '2026-11-24' }, 'answer.too_late'],
  ['2026-11-30', { ...day, max: 'today' }, undefined],
  ['2026-12-01', { ...day, max: 'today' }, undefined],
  ['2026-12-02', { ...day, max: 'today' }, 'answer.too_late'],
  ['2026-11-29', { ...day, min: 'today' }, undefined],
  ['2026-11-28', { ...day, min: 'today' }, 'answer.too_early'],
  ['2026-12', { ...month, max: 'today' }, undefined],
  ['2027-01', { ...month, max: 'today' }, 'answer.too_late'],
  ['2026-11', { ...month, min: 'today' }, undefined],
  ['2026-10', { ...month, min: 'today' }, 'answer.too_early'],
] as const)('%s within %j, on November 30: %s', (value, bounds, issue) => expect(dateIssue(value, bounds, '2026-11-30')).toBe(issue))
