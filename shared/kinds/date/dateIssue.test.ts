import { dateIssue } from './dateIssue.ts'

const day = { precision: 'day', min: null, max: null } as const
const month = { ...day, precision: 'month' } as const

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
