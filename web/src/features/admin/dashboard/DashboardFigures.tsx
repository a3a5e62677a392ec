import type { SurveyRow } from '#shared/survey/survey.ts'
import { addDays } from '#shared/time/timeZone.ts'
import { countBetween, type Counted } from '../../../lib/days.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { useUnread } from '../../../lib/session/unread.ts'
import css from './DashboardFigures.module.css'

type Props = { surveys: SurveyRow[]; days: ReadonlyMap<string, readonly Counted[]>; today: string }

export function DashboardFigures({ surveys, days, today }: Props) {
  const t = useT()
  const unread = useUnread()
  const isKnown = surveys.every(({ id }) => days.has(id))
  const sum = (of: (survey: SurveyRow) => number) => number(surveys.reduce((total, survey) => total + of(survey), 0))
  const todayOf = ({ id }: SurveyRow) => countBetween(days.get(id)!, today, addDays(today, 1))
  const figures = [
    {
      name: t('admin.active_surveys'),
      value: number(surveys.filter(({ is_active }) => is_active).length),
      more: t('admin.of_surveys', { count: number(surveys.length) }),
    },
    { name: t('admin.responses'), value: sum(({ responses }) => responses ?? 0), more: t('admin.all_surveys') },
    { name: t('admin.today'), value: isKnown ? sum(todayOf) : '–', more: t('admin.all_surveys') },
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
