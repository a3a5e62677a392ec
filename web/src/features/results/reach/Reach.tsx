import { useId, type CSSProperties } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { useT } from '../../../lib/language/i18n.ts'
import type { ChartData } from '../chart/chartData.ts'
import { ChartHead } from '../chart/ChartHead.tsx'
import type { NumberedSection } from '../data/numberQuestions.ts'
import { percentOf } from '../questions/choiceChart.ts'
import css from './Reach.module.css'
import { reachRows, sentOf } from './reachRows.ts'

/** How far people got who began, whether they sent a response or not; nothing if that was not counted. `all`: the counts of all responses. */
export function Reach({ all, sections }: { all: Results; sections: NumberedSection[] }) {
  const t = useT()
  const id = useId()
  if (!all.reach) return null
  const { began } = all.reach
  const rows = reachRows(t, all.reach, sections, all)
  const isMore = sentOf(all) > began
  const notes = [
    t('results.reach_note'),
    ...(rows.some(({ isForSome }) => isForSome) ? [t('results.reach_note_some')] : []),
    ...(isMore ? [t('results.reach_note_more')] : []),
  ]
  const columns = [t('results.reach_step'), t('results.n'), '%']
  const chart: ChartData = { title: t('results.reach_title'), note: notes[0]!, columns, rows }
  return (
    <section className={css.reach} aria-labelledby={id}>
      <ChartHead id={id} chart={chart} />
      {!isMore && <p className={css.lead}>{t('results.reach_lead', { share: percentOf(sentOf(all), began) })}</p>}
      <table className={css.steps}>
        <caption className="unseen">{chart.title}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{columns[0]}</th>
            <td aria-hidden="true" />
            <th scope="col">{columns[1]}</th>
            <th scope="col">{columns[2]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, lang, cells, bars, through, isEnd, isForSome }, at) => (
            <tr key={key} className={isEnd ? css.end : undefined}>
              <th scope="row">
                <span lang={lang} dir="auto">
                  {label}
                </span>
                {isForSome && <span className={css.some}> {t('results.reach_some')}</span>}
              </th>
              <td className={css.beam} aria-hidden="true">
                <span className={css.through} style={{ '--share': through, '--next': rows[at + 1]?.through ?? through } as CSSProperties} />
                <span className={css.bar} style={{ '--share': bars[0]! } as CSSProperties} />
              </td>
              {cells.map((text, place) => (
                <td key={columns[place + 1]} className={css.figure}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs muted pretty">{notes.join(' ')}</p>
    </section>
  )
}
