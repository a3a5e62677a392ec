import type { Results } from '#shared/responses/results.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { BarTable } from '../chart/BarTable.tsx'
import { share, type ChartData } from '../chart/chartData.ts'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import { ColumnChart } from '../chart/ColumnChart.tsx'
import { demographicText } from '../demographicText.ts'
import { percentOf } from '../questions/choiceChart.ts'
import css from './Summary.module.css'

/** Maximum number of listed values; the rest is counted as others. */
const maxValues = 10

export function Demographics({ results: { demographics, total } }: { results: Results }) {
  const t = useT()
  const fields = ['gender', 'country', 'job'] as const
  const { age } = demographics
  const ages = age.filter(({ count }) => count > 0)
  if (ages.length === 0 && fields.every((field) => demographics[field].length === 0)) return null

  const chartOf = (field: (typeof fields)[number]): ChartData => {
    const { title, label } = demographicText(t, `demographics.${field}`)
    const sorted = demographics[field].filter(({ value }) => value !== '').toSorted((one, other) => other.count - one.count)
    const notApart = demographics[field].find(({ value }) => value === '')?.count ?? 0
    const row = (key: string, name: string, count: number, aside = false) => ({
      key,
      label: name,
      cells: [number(count), percentOf(count, total)],
      bars: [share(count, total)],
      aside,
    })
    const others = sorted.slice(maxValues).reduce((sum, { count }) => sum + count, notApart)
    const notSaid = total - sorted.reduce((sum, { count }) => sum + count, notApart)
    return {
      title,
      note: t('results.responses_count', { count: total, number: number(total) }),
      columns: [title, t('results.n'), '%'],
      rows: [
        ...sorted.slice(0, maxValues).map(({ value, count }) => row(value, label(value), count)),
        ...(others > 0 ? [row('…', t('results.others'), others)] : []),
        ...(notSaid > 0 ? [row('—', t('results.not_said'), notSaid, true)] : []),
      ],
    }
  }
  const columns = age.map(({ from, to, count }) => ({ key: `${from}`, label: `${from}–${to}`, tick: `${from}–${to}`, count }))
  const ageChart: ChartData = {
    title: t('survey.age'),
    note: t('results.responses_count', { count: total, number: number(total) }),
    columns: [t('survey.age'), t('results.n'), '%'],
    rows: columns.map(({ key, label, count }) => ({
      key,
      label,
      cells: [number(count), percentOf(count, total)],
      bars: [share(count, total)],
    })),
  }
  return (
    <section className={css.part} aria-label={t('results.about')}>
      <header className={css.ruled}>
        <h2 className="text-lg">{t('results.about')}</h2>
      </header>
      {ages.length > 0 && (
        <section className={css.figures} aria-label={ageChart.title}>
          <header className={css.head}>
            <h3>{ageChart.title}</h3>
            <ChartMenu chart={ageChart} />
          </header>
          <ColumnChart title={ageChart.title} columns={columns} unit={ageChart.title} />
        </section>
      )}
      {fields
        .filter((field) => demographics[field].length > 0)
        .map((field) => {
          const chart = chartOf(field)
          return (
            <section key={field} className={css.figures} aria-label={chart.title}>
              <header className={css.head}>
                <h3>{chart.title}</h3>
                <ChartMenu chart={chart} />
              </header>
              <BarTable {...chart} />
            </section>
          )
        })}
    </section>
  )
}
