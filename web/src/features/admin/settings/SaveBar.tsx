import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './SaveBar.module.css'
import type { useSettingsForm } from './useSettingsForm.ts'

type Props = Pick<ReturnType<typeof useSettingsForm>, 'changed' | 'busy' | 'failure' | 'saved' | 'save' | 'reload'>

const savedMilliseconds = 2000

/** The form's end, always in view: how much is not saved, Save, and what became of it. */
export function SaveBar({ changed, busy, failure, saved, save, reload }: Props) {
  const t = useT()
  const status = failure instanceof ApiError ? failure.status : 0
  const isStale = status === 412
  const mayPass = status === 0 || status === 429 || status >= 500
  return (
    <div className={css.bar}>
      {failure !== undefined && (
        <Alert tone={isStale ? 'warn' : 'error'} className={css.failure}>
          <p>{status === 422 ? t('settings.refused') : errorText(failure)}</p>
          {isStale && <p className={css.note}>{t('settings.stale_text')}</p>}
          {isStale && (
            <p className={css.ways}>
              <Button kind="secondary" onClick={() => void reload()}>
                {t('common.reload')}
              </Button>
              <Button kind="secondary" onClick={() => void save({ overwrite: true })}>
                {t('settings.overwrite')}
              </Button>
            </p>
          )}
          {mayPass && (
            <p className={css.ways}>
              <Button kind="secondary" onClick={() => void save()}>
                {t('common.retry')}
              </Button>
            </p>
          )}
        </Alert>
      )}
      <p className={css.changes}>
        {changed.length > 0 && (
          <>
            <strong>{t('work.changes', { count: changed.length })}</strong>
            <span>{t('work.not_saved')}</span>
          </>
        )}
      </p>
      <Saved key={saved} shown={saved > 0 && failure === undefined} />
      <Button type="submit" busy={busy !== undefined}>
        {t(busy === 'saving' ? 'work.saving' : 'work.save')}
      </Button>
    </div>
  )
}

function Saved({ shown }: { shown: boolean }) {
  const t = useT()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), savedMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    shown &&
    !over && (
      <Alert tone="success" className={css.saved}>
        {t('work.saved')}
      </Alert>
    )
  )
}
