import { useSyncExternalStore } from 'react'
import { saveAgainKey } from '../../../lib/document/saveAgainKey.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons/siteIcons.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { TransientStatus } from '../../../ui/states/TransientStatus.tsx'
import { UndoButtons } from '../../../ui/workspace/UndoButtons.tsx'
import css from './SettingsBar.module.css'
import type { SettingsSaver } from './settingsSaver.ts'

/** The sticky bar at the form's end: the number of unsaved changes, undo, redo, Save, and the result of saving. */
export function SettingsBar({ saver }: { saver: SettingsSaver }) {
  const t = useT()
  const { failure, saveCount, saving } = useSyncExternalStore(saver.subscribe, saver.state)
  useSyncExternalStore(saver.content.subscribe, saver.content.get)
  const changes = saver.changes().length
  const status = failure?.error instanceof ApiError ? failure.error.status : 0
  const canRetry = status < 400 || status >= 500 || [401, 412, 429].includes(status)
  return (
    <div className={css.bar}>
      {failure && (
        <Message
          kind={status === 412 ? 'warning' : 'danger'}
          className={css.failure}
          actions={
            canRetry && (
              <Button kind="secondary" onClick={() => void saver.save()}>
                {t(saveAgainKey(status))}
              </Button>
            )
          }
        >
          <p>{status === 422 ? t('settings.refused') : errorText(failure.error)}</p>
        </Message>
      )}
      <p className="stack leading-135">
        {changes > 0 && (
          <>
            <strong className="weight-title">{t('admin.changes', { count: changes })}</strong>
            <span className="text-xs muted">{t('admin.not_saved')}</span>
          </>
        )}
      </p>
      <TransientStatus count={saveCount} className={css.saved}>
        {!failure && changes === 0 && (
          <>
            <CheckIcon /> {t('admin.saved')}
          </>
        )}
      </TransientStatus>
      <span className={css.steps}>
        <UndoButtons content={saver.content} />
      </span>
      <Button type="submit" busy={saving}>
        {t(saving ? 'admin.saving' : 'admin.save')}
      </Button>
    </div>
  )
}
