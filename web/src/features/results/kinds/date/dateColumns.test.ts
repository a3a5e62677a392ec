import { dateColumns } from './dateColumns.ts'

describe('dateColumns', () => {
  it('has a column for each month, those without an answer included, and none for the rest', () => {
    const columns = dateColumns([
      { value: '2025-12', count: 2 },
      { value: '2026-02', count: 1 },
      { value: '', count: 9 },
    ])
    expect(columns.map(({ label, tick, count }) => [label, tick, count])).toEqual([
      ['December 2025', '2025.12', 2],
      ['January 2026', '2026.01', 0],
      ['February 2026', '2026.02', 1],
    ])
  })

  it('has a column for each year where there would be too many months', () => {
    const columns = dateColumns([
      { value: '2019-01', count: 2 },
      { value: '2019-12', count: 3 },
      { value: '2022-01', count: 1 },
    ])
    expect(columns.map(({ label, count }) => [label, count])).toEqual([
      ['2019', 5],
      ['2020', 0],
      ['2021', 0],
      ['2022', 1],
    ])
    expect(dateColumns([{ value: '', count: 1 }])).toEqual([])
  })
})
