import { number } from '../../../lib/language/format.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { share, type ChartData, type ChartRow } from '../chart/chartData.ts'
import chartTable from '../chart/ChartTable.module.css'
import { FiguresTable } from '../chart/FiguresTable.tsx'
import { percentOf } from '../questions/choiceChart.ts'
import css from './Prism.module.css'
import type { PrismModel } from './prismModel.ts'
import { partKey, partName, splitName } from './prismWords.ts'

type Row = ChartRow & { level: 'part' | 'split' | 'branch' }

/** The numbers of the drawing: a row for each section, for each question that splits the beam, and for each of its answers. */
function rowsOf(t: Translate, { total, lost, parts }: PrismModel): Row[] {
  const row = (level: Row['level'], key: string, label: string, count: number, percent: string, bar: number, lang?: string): Row => ({
    key,
    level,
    label,
    lang,
    cells: [number(count), percent],
    bars: [bar],
  })
  const rows = parts.flatMap((part) => [
    row('part', partKey(part), partName(part), part.shown, percentOf(part.shown, total), share(part.shown, total), part.title.lang),
    ...part.splits.flatMap((split) => [
      row('split', split.id, splitName(t, split), split.shown, percentOf(split.shown, total), share(split.shown, total), split.title.lang),
      ...split.all.map(({ key, label, lang, count, share: percent }) =>
        row('branch', `${split.id} ${key}`, label, count, percent, share(count, split.of), lang),
      ),
    ]),
  ])
  return lost > 0 ? [...rows, row('part', 'lost', t('results.screened'), lost, '', 0)] : rows
}

/** The same as a chart, to copy. */
export const prismChart = (t: Translate, model: PrismModel): ChartData => ({
  title: t('results.prism_title'),
  note: t('results.prism_note'),
  columns: [t('results.prism_part_column'), t('results.n'), '%'],
  rows: rowsOf(t, model),
})

export function PrismTable({ model, title }: { model: PrismModel; title: string }) {
  const t = useT()
  const [head, ...figures] = prismChart(t, model).columns
  const rows = rowsOf(t, model).map(({ level, ...row }) => ({ ...row, className: css[level] }))
  return (
    <details className={css.table}>
      <summary className={chartTable.summary}>{t('results.as_table')}</summary>
      <FiguresTable title={title} head={head} columns={figures.map((label) => ({ key: label, label }))} rows={rows} />
    </details>
  )
}
