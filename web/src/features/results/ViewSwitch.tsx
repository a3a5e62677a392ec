import { useT } from '../../lib/language/i18n.ts'
import { stayOnPage } from '../../lib/stayOnPage.ts'
import { Link } from '../../ui/Link.tsx'
import css from './ResultsPage.module.css'
import { addressOf, type Asked } from './useAddress.ts'

/** All responses together, or one by one. */
export function ViewSwitch({ asked, count }: { asked: Asked; count: string }) {
  const t = useT()
  const views = [
    { view: 'summary', name: t('results.summary') },
    { view: 'responses', name: t('work.responses'), count },
  ] as const
  return (
    <nav className={css.views} aria-label={t('results.views')}>
      {views.map(({ view, name, ...more }) => (
        <Link
          key={view}
          to={addressOf({ ...asked, view, response: null }) || '?'}
          state={stayOnPage}
          aria-current={asked.view === view ? 'page' : undefined}
        >
          {name} {'count' in more && <span>{more.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
