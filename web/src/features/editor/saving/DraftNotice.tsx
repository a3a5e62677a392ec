import { useState } from 'react'
import { errorText, useT } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Draft } from './drafts.ts'
import { Notice } from './Notice.tsx'
import { savedTime } from './savedTime.ts'
import { useSaveState } from './useSaver.ts'

type Props = { draft: Draft; onRestore: (draft: Draft) => Promise<void>; onDiscard: (draft: Draft) => void }

/** Offers what this device kept unsaved. */
export function DraftNotice({ draft, onRestore, onDiscard }: Props) {
  const t = useT()
  const { stored } = useSaveState()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isOlder = stored !== null && draft.version !== null && draft.version < stored.version
  const restore = async () => {
    setBusy(true)
    await onRestore(draft).catch(setFailure)
    setBusy(false)
  }
  return (
    <Notice
      tone="info"
      title={t('editor.draft_title', { time: savedTime(draft.at) })}
      actions={
        <>
          <Button kind="quiet" onClick={() => onDiscard(draft)}>
            {t('editor.discard')}
          </Button>
          <Button kind="secondary" busy={busy} onClick={() => void restore()}>
            {t('editor.restore')}
          </Button>
        </>
      }
    >
      {isOlder && <p>{t('editor.draft_newer', { time: savedTime(stored.updated_at) })}</p>}
      {failure !== undefined && (
        <p role="alert">
          {t('editor.draft_failed')} {errorText(failure)}
        </p>
      )}
    </Notice>
  )
}
