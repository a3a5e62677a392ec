import { tableText, type ChartData } from './chartData.ts'

const chart: ChartData = {
  title: 'Role',
  note: '',
  columns: ['Answer', 'n', '%'],
  rows: [
    { key: 'a', label: 'One\tline\nor two', cells: ['1,204', '75.8%'], bars: [0.758] },
    { key: 'b', label: '=SUM(A1)', cells: ['0', '0%'], bars: [0] },
  ],
}

it('copies a chart as lines of cells without formulas', () => {
  expect(tableText(chart)).toBe("Answer\tn\t%\nOne line or two\t1,204\t75.8%\n'=SUM(A1)\t0\t0%")
})
