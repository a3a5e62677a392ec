import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useAnswerStore } from '../../answers/useAnswerStore.ts'
import { BarNote } from '../../layout/BarNote.tsx'
import type { ResponseConflict } from './ResponseConflict.ts'

type Props = { conflict: ResponseConflict; busy: boolean; loadTheirs: () => void; submitAsNew: () => void }

/** A response that sending would overwrite, and the alternatives. */
export function ConflictNote({ conflict: { sentHere }, busy, ...on }: Props) {
  const t = useT()
  const { answering } = useAnswerStore().survey
  return (
    <BarNote text={t(sentHere ? 'response.sent_here' : 'response.conflict')}>
      <Button kind="secondary" disabled={busy} onClick={on.loadTheirs}>
        {t('response.load_theirs')}
      </Button>
      {sentHere && answering !== 'once_per_device' && (
        <Button kind="quiet" disabled={busy} onClick={on.submitAsNew}>
          {t('response.send_new')}
        </Button>
      )}
    </BarNote>
  )
}
