import type { ChartData } from './chartData.ts'
import { ChartMenu } from './ChartMenu.tsx'
import css from './ChartHead.module.css'

/** The title of a section that is one chart, with the chart's menu. */
export const ChartHead = ({ id, chart }: { id: string; chart: ChartData }) => (
  <header className={css.head}>
    <h2 id={id}>{chart.title}</h2>
    <ChartMenu chart={chart} />
  </header>
)
