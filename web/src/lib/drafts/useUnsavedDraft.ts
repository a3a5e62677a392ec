import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../store/createStore.ts'
import { createDraftKeeper, type Edited } from './draftKeeper.ts'
import { draftsOf, forgetDraft, type Draft } from './drafts.ts'

type Props<Body> = Edited<Body> & {
  /** Whose draft of what, such as 'ID homepage'. */
  owner: string
  /** Whether what an earlier visit left differs from what there is. */
  isNews: (body: Body) => boolean
}

/**
 * Keeps on this device what is not saved, and lets it go once it is; `unsaved` and `subscribe` are those of the first render. What an earlier
 * visit left there is `offered`, the latest first, until it is restored or discarded. `isRefused`: the device has no room.
 */
export function useUnsavedDraft<Body>({ owner, isNews, ...edited }: Props<Body>) {
  const [keeper] = useState(() => createDraftKeeper(edited))
  const [drafts, setDrafts] = useState<Draft<Body>[]>([])
  const isRefused = useStore(keeper.refused)
  const done = (draft: Draft<Body>) => setDrafts((before) => before.filter(({ key }) => key !== draft.key))

  useEffect(() => keeper.start(owner), [keeper, owner])

  const isNew = useEffectEvent((draft: Draft<Body>) => isNews(draft.body))
  useEffect(() => {
    let over = false
    const find = async () => {
      const found = (await draftsOf<Body>(owner)).filter((draft) => !keeper.isOwn(draft))
      if (over) return
      const news = found.filter((draft) => isNew(draft))
      for (const draft of found) if (!news.includes(draft)) void forgetDraft(draft.key)
      setDrafts((before) => [...before, ...news])
    }
    void find()
    return () => {
      over = true
    }
  }, [keeper, owner])

  /** Keeps what is edited as a draft that is not touched any more, and offers it at once. */
  const setAside = () => {
    const draft = keeper.setAside()
    if (draft) setDrafts((before) => [draft, ...before])
  }

  return {
    offered: drafts[0],
    isRefused,
    setAside,
    /** `put` shows the draft in the editor; what is being edited is set aside for it. */
    restore: (draft: Draft<Body>, put: (draft: Draft<Body>) => void) => {
      setAside()
      put(draft)
      keeper.adopt(draft)
      done(draft)
    },
    discard: (draft: Draft<Body>) => {
      void forgetDraft(draft.key)
      done(draft)
    },
  }
}
