import { useT } from '../../../lib/language/i18n.ts'
import type { ChartData } from './chartData.ts'
import css from './ChartTable.module.css'
import { FiguresTable } from './FiguresTable.tsx'

/** The data of a chart as a table that opens on demand. */
export function ChartTable({ chart: { title, columns, rows } }: { chart: ChartData }) {
  const t = useT()
  const [head, ...figures] = columns
  return (
    <details className={css.table}>
      <summary className={css.summary}>{t('results.as_table')}</summary>
      <div role="region" aria-label={title} tabIndex={0}>
        <FiguresTable title={title} head={head} columns={figures.map((label, at) => ({ key: `${label} ${at}`, label }))} rows={rows} />
      </div>
    </details>
  )
}
