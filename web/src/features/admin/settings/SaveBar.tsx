import type { SettingsBody } from '#shared/site/settings.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import type { DocumentState } from '../../../lib/drafts/documentStore.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Alert } from '../../../ui/states/Alert.tsx'
import { TransientStatus } from '../../../ui/states/TransientStatus.tsx'
import css from './SaveBar.module.css'

type Props = {
  state: DocumentState<SettingsBody>
  /** The number of unsaved changes. */
  changes: number
  onSave: () => void
}

/** The sticky bar at the form's end: the number of unsaved changes, Save, and the result of saving. */
export function SaveBar({ state: { failure, saveCount, saving }, changes, onSave }: Props) {
  const t = useT()
  const status = failure instanceof ApiError ? failure.status : 0
  const retryLabel = { 401: t('work.sign_in'), 412: t('work.compare') }[status] ?? t('common.retry')
  const canRetry = status < 400 || status >= 500 || [401, 412, 429].includes(status)
  return (
    <div className={css.bar}>
      {failure !== undefined && (
        <Alert tone={status === 412 ? 'warn' : 'error'} className={css.failure}>
          <p>{status === 422 ? t('settings.refused') : errorText(failure)}</p>
          {canRetry && (
            <p className={css.ways}>
              <Button kind="secondary" onClick={onSave}>
                {retryLabel}
              </Button>
            </p>
          )}
        </Alert>
      )}
      <p className={css.changes}>
        {changes > 0 && (
          <>
            <strong>{t('work.changes', { count: changes })}</strong>
            <span>{t('work.not_saved')}</span>
          </>
        )}
      </p>
      <TransientStatus count={saveCount} className={css.saved}>
        {failure === undefined && changes === 0 && (
          <>
            <Icon name="check" /> {t('work.saved')}
          </>
        )}
      </TransientStatus>
      <Button type="submit" busy={saving}>
        {t(saving ? 'work.saving' : 'work.save')}
      </Button>
    </div>
  )
}
