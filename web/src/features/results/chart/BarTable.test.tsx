import { render } from '@testing-library/react'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { BarTable } from './BarTable.tsx'

beforeAll(() => loadAllTexts())

const row = (key: string, bar: number, aside = false) => ({ key, label: key, cells: [`${bar}`], bars: [bar], aside })

it('has only the longest bars in the accent color, except for rows that are not answers', () => {
  const rows = [row('a', 0.4), row('b', 0.5), row('c', 0.5), row('none', 0.9, true)]
  const { container } = render(<BarTable title="Chart" note="" columns={['Answer', 'Count']} rows={rows} />)
  const bars = [...container.querySelectorAll('tbody tr')].map((one) => one.querySelector('[aria-hidden] > span')?.className)
  expect(bars).toEqual(['', 'longest', 'longest', undefined])
})
