import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Draft } from '../../../lib/document/drafts.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { HistoryIcon } from '../../../ui/icons/workIcons.ts'
import css from './DraftChip.module.css'
import { savedTime } from './savedTime.ts'
import { useSaveState } from './useSaver.ts'

/** `onRestore` rejects if the version that the draft is based on cannot be loaded. */
type Props = { draft: Draft<SurveyBody>; onRestore: () => Promise<void>; onDiscard: () => void }

export function DraftChip({ draft, onRestore, onDiscard }: Props) {
  const t = useT()
  const { stored } = useSaveState()
  const { submit: restore, busy } = useSubmit(() =>
    onRestore().catch((error: unknown) => toast(`${t('editor.draft_failed')} ${errorText(error)}`, { tone: 'error' })),
  )
  const isOlder = stored !== null && draft.version !== null && draft.version < stored.version
  return (
    <Menu
      className={css.chip}
      button={
        <>
          <HistoryIcon /> <span className="unseen seen-wide">{t('editor.draft_chip')}</span>
        </>
      }
    >
      <div className={css.offer}>
        <p className={css.title}>{t('admin.draft_title', { time: savedTime(draft.at) })}</p>
        {isOlder && <p>{t('editor.draft_newer', { time: savedTime(stored.updated_at) })}</p>}
        <div className="flex to-end gap-2">
          <Button kind="quiet" onClick={onDiscard}>
            {t('admin.discard')}
          </Button>
          <Button kind="secondary" busy={busy} onClick={() => void restore()}>
            {t('admin.restore')}
          </Button>
        </div>
      </div>
    </Menu>
  )
}
