import type { ReactNode } from 'react'
import type { EditedDocument, useEditing } from '../../lib/document/useEditing.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { ReauthDialog } from '../signIn/ReauthDialog.tsx'
import { toast } from '../toasts/toast.tsx'
import { Dialog } from './Dialog.tsx'
import css from './EditingDialogs.module.css'
import { LeaveDialog } from './LeaveDialog.tsx'

type Editing<Kept> = ReturnType<typeof useEditing<Kept>>
type Conflict = {
  title: string
  text: string
  changes: ReactNode
}
type Props<Kept> = {
  /** Of `useEditing`, or of `useUnsavedForm` for a form that is not a document. */
  editing: Pick<Editing<Kept>, 'save' | 'guard' | 'session'> & Partial<Editing<Kept>>
  conflict?: Conflict | false
}

/** The dialogs of an editor: a conflict, a session that ended, and leaving with unsaved changes. Outside of forms, since they contain forms. */
export function EditingDialogs<Kept>({ editing: { save, guard, session, document, draft }, conflict }: Props<Kept>) {
  const t = useT()
  return (
    <>
      {conflict && document && draft && <ConflictDialog {...conflict} document={document} stash={draft.stash} />}
      <ReauthDialog session={session} />
      <LeaveDialog guard={guard} onSave={save} note={draft && !draft.isStorageFull ? t('admin.leave_kept') : undefined} />
    </>
  )
}

type DialogProps = Conflict & {
  document: Pick<EditedDocument<never>, 'takeTheirs' | 'applyMerge' | 'overwrite' | 'postponeConflict'>
  /** Stores my changes as a draft on this device. */
  stash: () => void
}

/** Closing the dialog decides nothing. */
function ConflictDialog({ title, text, changes, document, stash }: DialogProps) {
  const t = useT()
  const load = () => {
    stash()
    document.takeTheirs()
    toast(t('admin.loaded_theirs'), { tone: 'success' })
  }
  const merge = () => {
    document.applyMerge()
    toast(t('admin.merged'), { tone: 'success' })
  }
  return (
    <Dialog
      wide
      unsaved
      title={title}
      onClose={document.postponeConflict}
      actions={
        <>
          <Button kind="quiet" className={css.later} onClick={document.postponeConflict}>
            {t('admin.decide_later')}
          </Button>
          <Button kind="secondary" onClick={load}>
            {t('admin.load_theirs')}
          </Button>
          <Button kind="secondary" onClick={() => void document.overwrite()}>
            {t('admin.keep_mine')}
          </Button>
          <Button onClick={merge}>{t('admin.merge')}</Button>
        </>
      }
    >
      <p>{text}</p>
      {changes}
    </Dialog>
  )
}

/** A list of the names of changed parts; nothing without names. */
export function ChangedParts({ title, names }: { title: string; names: Iterable<string> }) {
  const all = [...new Set(names)]
  return (
    all.length > 0 && (
      <section className={css.both}>
        <h3>{title}</h3>
        <ul>
          {all.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    )
  )
}
