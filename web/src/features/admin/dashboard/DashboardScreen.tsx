import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Ghost } from '../../../ui/drawings/Ghost.tsx'
import { MailIcon } from '../../../ui/icons/menuIcons.ts'
import { PlusIcon } from '../../../ui/icons/siteIcons.ts'
import { UnreadBadge } from '../../../ui/UnreadBadge.tsx'
import { DashboardTable } from './DashboardTable.tsx'
import { DashboardNews } from './news/DashboardNews.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import css from '../Screen.module.css'
import { LoadedSurveys } from '../surveys/LoadedSurveys.tsx'
import { useCall } from '../../../lib/api/queries.ts'

export function DashboardScreen() {
  const t = useT()
  const found = useCall('listSurveys', {})
  useTitle(t('account_menu.dashboard'))
  return (
    <>
      <div className={css.head}>
        <h1 className={css.heading}>{t('account_menu.dashboard')}</h1>
        <div className={css.ways}>
          <ButtonLink kind="secondary" to="inquiries">
            <MailIcon /> {t('account_menu.inquiries')} <UnreadBadge />
          </ButtonLink>
          {found.data?.length !== 0 && (
            <ButtonLink to="surveys/new">
              <PlusIcon /> {t('admin.new_survey')}
            </ButtonLink>
          )}
        </div>
      </div>
      <LoadedSurveys
        found={found}
        empty={
          <>
            <FirstSteps surveys={[]} />
            <Ghost kind="rows" />
          </>
        }
      >
        {(surveys) => (
          <>
            <FirstSteps surveys={surveys} />
            <DashboardNews surveys={surveys} />
            <DashboardTable surveys={surveys} />
          </>
        )}
      </LoadedSurveys>
    </>
  )
}
