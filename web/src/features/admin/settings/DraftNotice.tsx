import { dateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './SaveBar.module.css'
import type { useUnsavedDraft } from '../../../lib/drafts/useUnsavedDraft.ts'
import type { SettingsChanges } from './useSettingsForm.ts'

type Props = { kept: ReturnType<typeof useUnsavedDraft<SettingsChanges>>; version: number }

/** Offers what an earlier visit left unsaved on this device. `version`: of what is stored, as far as the form knows. */
export function DraftNotice({ kept: { offered, restore, discard }, version }: Props) {
  const t = useT()
  if (!offered) return null
  return (
    <Alert tone="info">
      <p>{t('work.draft_title', { time: dateAndTime(offered.at) })}</p>
      {offered.version !== version && <p className={css.note}>{t('settings.draft_newer')}</p>}
      <p className={css.ways}>
        <Button kind="secondary" onClick={() => restore(offered)}>
          {t('work.restore')}
        </Button>
        <Button kind="quiet" onClick={() => discard(offered)}>
          {t('work.discard')}
        </Button>
      </p>
    </Alert>
  )
}
