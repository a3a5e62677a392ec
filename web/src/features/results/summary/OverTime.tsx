import { useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { formatDay, number, siteTimeZoneName } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { SegmentedControl } from '../../../ui/forms/choices/SegmentedControl.tsx'
import { share, type ChartData } from '../chart/chartData.ts'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import { ColumnChart, type Column } from '../chart/ColumnChart.tsx'
import { buckets, dayOf, chartUnit, units, type Unit } from '../../../lib/days.ts'
import css from './Summary.module.css'

const dateFormats: Record<Unit, Intl.DateTimeFormatOptions> = {
  day: { month: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
}

export function OverTime({ results, now }: { results: Results; now: Date }) {
  const t = useT()
  const today = dayOf(now)
  const [chosen, setChosen] = useState<Unit>()
  const unit = chosen ?? chartUnit(results.by_day, today)
  const columns = buckets(results.by_day, unit, today).map(({ from, count, isOpen }): Column => {
    const name = formatDay(from, { ...dateFormats[unit], year: 'numeric' })
    const label = unit === 'week' ? t('results.week_of', { day: name }) : name
    return { key: from, label: isOpen ? t('results.so_far', { label }) : label, tick: formatDay(from, dateFormats[unit]), count, isOpen }
  })
  const title = t(`results.each_${unit}`)
  const highest = Math.max(0, ...columns.map(({ count }) => count))
  const chart: ChartData = {
    title,
    note: t('results.responses_count', { count: results.total, number: number(results.total) }),
    columns: [t(`results.unit_${unit}`), t('admin.responses')],
    rows: columns.map(({ key, label, count }) => ({ key, label, cells: [number(count)], bars: [share(count, highest)] })),
  }
  return (
    <section className={css.part} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        <SegmentedControl
          label={t('results.unit')}
          options={units.map((value) => ({ value, label: t(`results.unit_${value}`), name: t(`results.unit_${value}`) }))}
          value={unit}
          onChange={setChosen}
        />
        <ChartMenu chart={chart} />
      </header>
      <ColumnChart
        title={title}
        columns={columns}
        unit={t(`results.unit_${unit}`)}
        note={t('results.days_in', { zone: siteTimeZoneName() })}
      />
    </section>
  )
}
