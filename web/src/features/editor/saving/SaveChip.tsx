import { siteDateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { SaveStatus } from '../../../ui/workspace/SaveStatus.tsx'
import css from './SaveChip.module.css'
import { savedTimeShort } from './savedTime.ts'
import { useIsUnsaved, useSaver, useSaveState } from './useSaver.ts'

export function SaveChip() {
  const t = useT()
  const saver = useSaver()
  const { saving, failure, theirs, stored } = useSaveState()
  const unsaved = useIsUnsaved()
  const state = saving ? 'saving' : failure || theirs ? 'failed' : unsaved ? 'unsaved' : stored ? 'saved' : null
  const texts = {
    saving: t('admin.saving'),
    failed: t('editor.failed'),
    unsaved: t('editor.unsaved'),
    saved: stored && t('editor.saved_at', { time: savedTimeShort(stored.updated_at) }),
  }
  return (
    <span className="inline-row gap-icon text-xs weight-strong unbroken">
      <SaveStatus state={state}>
        {state && <span title={state === 'saved' && stored ? siteDateAndTime(stored.updated_at) : undefined}>{texts[state]}</span>}
      </SaveStatus>
      {!saving && failure && (
        <>
          <span aria-hidden="true">-</span>
          <Button kind="plain" className={css.retry} onClick={() => void saver.save()}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </span>
  )
}
