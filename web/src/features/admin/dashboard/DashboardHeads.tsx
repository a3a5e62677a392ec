import type { SurveyRow } from '#shared/survey.ts'
import { addDays, countBetween } from '../../../lib/days.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useUnread } from '../../../lib/session/unread.ts'
import css from './DashboardHeads.module.css'
import type { Counts } from './useCounts.ts'

type Props = { surveys: SurveyRow[]; counts: ReadonlyMap<string, Counts>; isAll: boolean; today: string }

/** The site in four figures; those of responses once they are known of every survey. */
export function DashboardHeads({ surveys, counts, isAll, today }: Props) {
  const t = useT()
  const unread = useUnread()
  const sum = (of: (counts: NonNullable<Counts>) => number) =>
    isAll ? number(surveys.reduce((total, { id }) => total + of(counts.get(id)!), 0)) : '–'
  const figures = [
    {
      name: t('admin.active_surveys'),
      value: number(surveys.filter(({ is_active }) => is_active).length),
      more: t('admin.of_surveys', { count: number(surveys.length) }),
    },
    { name: t('admin.responses'), value: sum(({ total }) => total), more: t('admin.all_surveys') },
    { name: t('admin.today'), value: sum(({ by_day }) => countBetween(by_day, today, addDays(today, 1))), more: t('admin.all_surveys') },
    { name: t('admin.unread'), value: number(unread), more: '' },
  ]
  return (
    <dl className={css.heads}>
      {figures.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={css.figure}>{value}</dd>
          {more && <dd>{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
