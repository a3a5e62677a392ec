import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../store/createStore.ts'
import { createDraftKeeper, type DraftSource } from './draftKeeper.ts'
import { listDrafts, deleteDraft, type Draft } from './drafts.ts'

export type EditedDraft<Body> = DraftSource<Body> & {
  /** Whether a draft of an earlier visit differs from the current content. */
  differsFromCurrent: (body: Body) => boolean
}

/**
 * Keeps a draft of unsaved changes on this device; `unsavedDraft` and `subscribe` of the first render are used. `offered`: a draft of an earlier
 * visit, the latest first, until it is restored or discarded. `isStorageFull`: drafts cannot be written. `owner`: the person and what they edit, such
 * as 'ID homepage'.
 */
export function useUnsavedDraft<Body>({ owner, differsFromCurrent, ...edited }: EditedDraft<Body> & { owner: string }) {
  const [keeper] = useState(() => createDraftKeeper(edited))
  const [drafts, setDrafts] = useState<Draft<Body>[]>([])
  const isStorageFull = useStore(keeper.isFull)
  const removeOffer = (draft: Draft<Body>) => setDrafts((before) => before.filter(({ key }) => key !== draft.key))

  useEffect(() => keeper.start(owner), [keeper, owner])

  const differs = useEffectEvent((draft: Draft<Body>) => differsFromCurrent(draft.body))
  useEffect(() => {
    let cancelled = false
    const find = async () => {
      const found = (await listDrafts<Body>(owner)).filter((draft) => !keeper.isCurrent(draft))
      if (cancelled) return
      const offers = found.filter((draft) => differs(draft))
      for (const draft of found) if (!offers.includes(draft)) void deleteDraft(draft.key)
      setDrafts((before) => [...before, ...offers])
    }
    void find()
    return () => {
      cancelled = true
    }
  }, [keeper, owner])

  /** Writes the unsaved changes as a draft of their own and offers it. */
  const stash = () => {
    const draft = keeper.stash()
    if (draft) setDrafts((before) => [draft, ...before])
  }

  return {
    offered: drafts[0],
    isStorageFull,
    stash,
    /** `apply` puts the draft into the editor, after unsaved changes are stashed. */
    restore: (draft: Draft<Body>, apply: (draft: Draft<Body>) => void) => {
      stash()
      apply(draft)
      keeper.resume(draft)
      removeOffer(draft)
    },
    discard: (draft: Draft<Body>) => {
      void deleteDraft(draft.key)
      removeOffer(draft)
    },
  }
}
