import { siteDateAndTime } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/i18n.ts'
import type { Draft } from '../../lib/document/drafts.ts'
import { Button } from '../Button.tsx'
import { Message } from '../message/Message.tsx'

type Props<Body> = {
  draft: Draft<Body>
  /** The warning for a draft that is based on another version than the stored one; false for others. */
  staleText: string | false
  onRestore: () => void
  onDiscard: () => void
}

export function DraftNotice<Body>({ draft, staleText, onRestore, onDiscard }: Props<Body>) {
  const t = useT()
  return (
    <Message
      kind="info"
      title={t('admin.draft_title', { time: siteDateAndTime(draft.at) })}
      actions={
        <>
          <Button kind="secondary" onClick={onRestore}>
            {t('admin.restore')}
          </Button>
          <Button kind="quiet" onClick={onDiscard}>
            {t('admin.discard')}
          </Button>
        </>
      }
    >
      {staleText && <p>{staleText}</p>}
    </Message>
  )
}
