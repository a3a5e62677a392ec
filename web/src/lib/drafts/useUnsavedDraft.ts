import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../store/createStore.ts'
import { createDraftKeeper, type DraftSource } from './draftKeeper.ts'
import { listDrafts, deleteDraft, type Draft } from './drafts.ts'

type Props<Body> = DraftSource<Body> & {
  /** Whose draft of what, such as 'ID homepage'. */
  owner: string
  /** Whether what an earlier visit left differs from what there is. */
  differsFromCurrent: (body: Body) => boolean
}

/**
 * Keeps on this device what is not saved, and lets it go once it is; `unsaved` and `subscribe` are those of the first render. What an earlier
 * visit left there is `offered`, the latest first, until it is restored or discarded. `isStorageFull`: the device has no room.
 */
export function useUnsavedDraft<Body>({ owner, differsFromCurrent, ...edited }: Props<Body>) {
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

  /** Keeps what is edited as a draft that is not touched any more, and offers it at once. */
  const stash = () => {
    const draft = keeper.stash()
    if (draft) setDrafts((before) => [draft, ...before])
  }

  return {
    offered: drafts[0],
    isStorageFull,
    stash,
    /** `put` shows the draft in the editor; what is being edited is set aside for it. */
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
