import { useT } from '../../../lib/language/i18n.ts'
import { useTitle } from '../../../lib/navigation/useTitle.ts'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { AdminError } from '../AdminError.tsx'
import screen from '../Screen.module.css'
import { useCall } from '../../../lib/api/queries.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** /admin/settings: name, logo, footer and cover of the site. */
export default function SettingsScreen() {
  const t = useT()
  const { data, error, loading, reload } = useCall('getSettings', {})
  useTitle(t('account_menu.site_settings'))
  return (
    <>
      <h1 className={screen.heading}>{t('account_menu.site_settings')}</h1>
      {data ? (
        <SettingsForm loaded={data} />
      ) : error ? (
        <AdminError error={error} retry={reload} busy={loading} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </>
  )
}
