import type { CSSProperties } from 'react'
import { addDays, countBetween, type Counted } from '../../../lib/days.ts'
import { number } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import css from './Sparkline.module.css'
import { recentDays } from './useRecentDays.ts'

/** The responses of the last 14 days as a column chart, with their sum as the accessible name. */
export function Sparkline({ days, today }: { days: readonly Counted[]; today: string }) {
  const t = useT()
  const first = addDays(today, 1 - recentDays)
  const counts = Array.from({ length: recentDays }, (_, index) => {
    const day = addDays(first, index)
    return { day, count: countBetween(days, day, addDays(day, 1)) }
  })
  const sum = counts.reduce((total, { count }) => total + count, 0)
  const highest = Math.max(...counts.map(({ count }) => count))
  if (sum === 0) return <span className={css.none}>{t('admin.none_lately')}</span>
  return (
    <span className={css.line} role="img" aria-label={t('admin.lately', { number: number(sum) })}>
      {counts.map(({ day, count }) => (
        <i key={day} style={{ '--share': count / highest } as CSSProperties} />
      ))}
    </span>
  )
}
