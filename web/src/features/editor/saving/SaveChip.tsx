import { useT } from '../../../lib/language/i18n.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { WorkIcon } from '../../../ui/WorkIcon.tsx'
import css from './SaveChip.module.css'
import { savedShortly } from './savedTime.ts'
import { useIsUnsaved, useSaver, useSaveState } from './useSaver.ts'

/** How saving stands, in a word; announced when it changes. */
export function SaveChip() {
  const t = useT()
  const saver = useSaver()
  const { saving, failure, theirs, stored } = useSaveState()
  const unsaved = useIsUnsaved()
  return (
    <span className={css.chip}>
      <output>
        {saving ? (
          <span className={css.saving}>
            <span className={css.spin} /> {t('work.saving')}
          </span>
        ) : failure || theirs ? (
          <span className={css.failed}>
            <WorkIcon name="warning" /> {t('editor.failed')}
          </span>
        ) : unsaved ? (
          <span className={css.unsaved}>{t('editor.unsaved')}</span>
        ) : (
          stored && (
            <span className={css.saved}>
              <Icon name="check" /> <span>{t('editor.saved_at', { time: savedShortly(stored.updated_at) })}</span>
            </span>
          )
        )}
      </output>
      {!saving && failure && (
        <>
          <span aria-hidden="true">-</span>
          <button type="button" className={css.retry} onClick={() => void saver.save()}>
            {t('common.retry')}
          </button>
        </>
      )}
    </span>
  )
}
