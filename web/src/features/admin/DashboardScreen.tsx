import { useT } from '../../lib/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { DashboardTable } from './DashboardTable.tsx'
import css from './Screen.module.css'
import { SurveysLoaded } from './SurveysLoaded.tsx'

export function DashboardScreen() {
  const t = useT()
  useTitle(t('nav.dashboard'))
  return (
    <>
      <h1 className={css.heading}>{t('nav.dashboard')}</h1>
      <SurveysLoaded>{(surveys) => <DashboardTable surveys={surveys} />}</SurveysLoaded>
    </>
  )
}
