import { pair } from '#shared/text.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { BarTable } from '../chart/BarTable.tsx'
import { share, type ChartData } from '../chart/chartData.ts'
import { ChartMenu } from '../chart/ChartMenu.tsx'
import type { NumberedSection } from '../data/numberQuestions.ts'
import { percentOf } from '../questions/choiceChart.ts'
import css from './Summary.module.css'

/** How many people each section was shown to. */
export function BySection({ sections, total }: { sections: NumberedSection[]; total: number }) {
  const t = useT()
  const title = t('results.by_section')
  const chart: ChartData = {
    title,
    note: t('results.by_section_note'),
    columns: [t('results.section'), t('results.shown_to'), '%'],
    rows: sections.map(({ id, number: place, section, shown }) => {
      const { text, lang } = pickText(pair(section, 'title'))
      return { key: id, label: `${place} ${text}`, lang, cells: [number(shown), percentOf(shown, total)], bars: [share(shown, total)] }
    }),
  }
  return (
    <section className={css.part} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        <p>{chart.note}</p>
        <ChartMenu chart={chart} />
      </header>
      <BarTable {...chart} />
    </section>
  )
}
