import type { ReactNode } from 'react'
import type { Results } from '#shared/responses/results.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { number, siteDate, siteTime } from '../../../lib/language/format.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { percentOf } from '../questions/choiceChart.ts'
import { countBetween, dayOf } from '../../../lib/days.ts'
import css from './Summary.module.css'

/** Formats seconds: 4 min 12 s. */
function duration(t: Translate, seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)]
  return minutes === 0 ? t('results.seconds', { seconds: rest }) : t('results.minutes', { minutes, seconds: rest })
}

/** `all`: the count without the filter; undefined if there is no filter. `countsScreened`: the results are of responses that were screened out. */
type Props = { results: Results; all: number | undefined; countsScreened: boolean; now: Date; children: ReactNode }

/** The number of responses with its curve (`children`), and the other main figures below. */
export function Headline({ results, all, countsScreened, now, children }: Props) {
  const t = useT()
  const { total, imported, screened, by_day, last_response_at, median_seconds, languages, signed_in } = results
  const today = dayOf(now)
  const between = (from: number, to: number) => countBetween(by_day, addDays(today, from), addDays(today, to))
  const week = number(between(-6, 1))
  const before = number(between(-13, -6))
  const count: Figure = {
    name: t('admin.responses'),
    value: number(total),
    more: [
      imported > 0 ? t('results.of_which_imported', { number: number(imported) }) : '',
      screened > 0 && !countsScreened ? t('results.screened_out', { number: number(screened) }) : '',
      all === undefined ? '' : t('results.of_all', { share: percentOf(total, all), all: number(all) }),
    ],
  }
  const figures: Figure[] = [
    { name: t('admin.today'), value: number(between(0, 1)), more: [t('results.week', { week, before })] },
    {
      name: t('admin.last_response'),
      value: last_response_at === null ? '–' : siteDate(last_response_at),
      more: last_response_at === null ? [] : [siteTime(last_response_at)],
    },
    {
      name: t('results.median'),
      value: median_seconds === null ? '–' : duration(t, median_seconds),
      more: [t(median_seconds === null ? 'results.median_none' : 'results.median_note')],
    },
    {
      name: t('results.in_korean'),
      value: percentOf(languages.ko, total),
      more: [t('results.of_count', { count: number(languages.ko), total: number(total) })],
    },
    {
      name: t('results.signed_in'),
      value: percentOf(signed_in, total),
      more: [t('results.members_guests', { members: number(signed_in), guests: number(total - signed_in - imported) })],
    },
  ]
  return (
    <div className={css.band}>
      <dl className={css.lead}>
        <Named {...count} />
      </dl>
      {children}
      <dl className={css.heads}>
        {figures.map((figure) => (
          <Named key={figure.name} {...figure} />
        ))}
      </dl>
    </div>
  )
}

type Figure = { name: string; value: string; more: string[] }

const Named = ({ name, value, more }: Figure) => (
  <div>
    <dt>{name}</dt>
    <dd className={css.figure}>{value}</dd>
    {more.filter(Boolean).map((line) => (
      <dd key={line}>{line}</dd>
    ))}
  </div>
)
