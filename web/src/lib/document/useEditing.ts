import { useEffect, useSyncExternalStore } from 'react'
import { useEndedSession } from '../session/endedSession.ts'
import type { Content } from './content.ts'
import type { Saver } from './saver.ts'
import { useUnsavedGuard } from './unsavedGuard.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useUnsavedDraft, type EditedDraft } from './useUnsavedDraft.ts'

type Form = {
  unsaved: boolean
  failure: unknown
  /** Saves all; resolves to whether all is saved. Never rejects. */
  save: () => Promise<boolean>
  /** Repeats the save that failed; by default `save`. */
  again?: () => void
  /** Keeps the screen also when the person signed out. */
  evenOwnSignOut?: boolean
}

/** Protects the input of a form: asks before leaving it, and for a sign-in when the session ends. For `EditingDialogs`. */
export function useUnsavedForm({ save, again = () => void save(), ...form }: Form) {
  return { save, guard: useUnsavedGuard(form.unsaved), session: useEndedSession({ ...form, again }) }
}

/** The methods of a saver that do not depend on the document's type. */
type Untyped = Pick<
  Saver<unknown, unknown, { merged: unknown }, unknown>,
  'state' | 'subscribe' | 'isUnsaved' | 'subscribeToUnsaved' | 'save' | 'takeTheirs' | 'applyMerge' | 'overwrite' | 'postponeConflict'
>
export type EditedDocument<Kept> = Untyped &
  Omit<EditedDraft<Kept>, 'subscribe'> & { content: Pick<Content<unknown>, 'undo' | 'redo' | 'closeUndoStep'> }

/** Guards unsaved changes, keeps drafts of them, handles shortcuts. `name`: of the document among the user's drafts. */
export function useEditing<Kept>(document: EditedDocument<Kept>, name: string) {
  const { saving, failure } = useSyncExternalStore(document.subscribe, document.state)
  const isUnsaved = useSyncExternalStore(document.subscribeToUnsaved, document.isUnsaved)
  const { save, unsavedDraft, subscribeToUnsaved: subscribe, differsFromCurrent } = document
  const guard = useUnsavedGuard(isUnsaved)
  const again = () => void save()
  const session = useEndedSession({ unsaved: isUnsaved || saving, failure: failure?.error, again, evenOwnSignOut: true })
  const draft = useUnsavedDraft({ owner: `${session.userId} ${name}`, unsavedDraft, subscribe, differsFromCurrent })
  useShortcuts(document)
  const { closeUndoStep } = document.content
  useEffect(() => {
    addEventListener('focusout', closeUndoStep)
    return () => removeEventListener('focusout', closeUndoStep)
  }, [closeUndoStep])
  return { save, guard, session, document, draft }
}
