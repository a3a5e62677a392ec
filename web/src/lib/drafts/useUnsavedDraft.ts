import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftsOf, forgetDraft, keepDraft, keepLeaving, type Draft } from './drafts.ts'

/** Milliseconds that a change may wait before this device keeps it. */
const wait = 800

type Edited<Body> = {
  /** Whose draft of what, such as 'ID homepage'. Undefined while nobody is known: nothing is kept, and nothing offered. */
  owner: string | undefined
  /** What is edited, one and the same until it changes, and the version that it changes; undefined where all is saved. */
  unsaved: { body: Body; version: number } | undefined
  /** Whether what an earlier visit left differs from what there is. */
  isNews: (body: Body) => boolean
  onRestore: (draft: Draft<Body>) => void
}

/**
 * Keeps on this device what is not saved, and lets it go once it is. What an earlier visit left there is `offered` until it is restored or
 * discarded. `isRefused`: the device has no room.
 */
export function useUnsavedDraft<Body>({ owner, unsaved, isNews, onRestore }: Edited<Body>) {
  const key = useRef('')
  key.current ||= crypto.randomUUID()
  const kept = useRef<Body>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [drafts, setDrafts] = useState<Draft<Body>[]>([])
  const [isRefused, setRefused] = useState(false)
  const done = (draft: Draft<Body>) => setDrafts((before) => before.filter((one) => one.key !== draft.key))
  const current = (): Draft<Body> | undefined =>
    owner !== undefined && unsaved ? { key: key.current, owner, ...unsaved, at: new Date().toISOString() } : undefined

  function write() {
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = current()
    if (draft && draft.body !== kept.current) {
      kept.current = draft.body
      keepDraft(draft).then(
        () => setRefused(false),
        () => setRefused(true),
      )
    } else if (!unsaved && kept.current !== undefined) {
      void forgetDraft(key.current)
      kept.current = undefined
    }
  }

  const now = useEffectEvent(write)
  const leave = useEffectEvent(() => {
    write()
    const draft = current()
    if (draft) keepLeaving(draft)
  })
  const body = unsaved?.body
  useEffect(() => {
    if (body !== kept.current) timer.current ??= setTimeout(() => now(), wait)
  }, [body])
  useEffect(() => {
    const onHidden = () => now()
    const onLeave = () => leave()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onLeave)
      now()
    }
  }, [])

  const isNew = useEffectEvent((draft: Draft<Body>) => isNews(draft.body))
  useEffect(() => {
    if (owner === undefined) return undefined
    let over = false
    const find = async () => {
      const found = (await draftsOf<Body>(owner)).filter((draft) => draft.key !== key.current)
      if (over) return
      const news = found.filter((draft) => isNew(draft))
      for (const draft of found) if (!news.includes(draft)) void forgetDraft(draft.key)
      setDrafts(news)
    }
    void find()
    return () => {
      over = true
    }
  }, [owner])

  /** Keeps what is edited as a draft that is not touched any more, and offers it at once. */
  const setAside = () => {
    const draft = current()
    if (!draft) return
    write()
    key.current = crypto.randomUUID()
    kept.current = undefined
    setDrafts((before) => [draft, ...before])
  }

  return {
    offered: drafts[0],
    isRefused,
    setAside,
    /** What is being edited is set aside for it. */
    restore: (draft: Draft<Body>) => {
      if (unsaved) setAside()
      else if (kept.current !== undefined) void forgetDraft(key.current)
      key.current = draft.key
      kept.current = draft.body
      done(draft)
      onRestore(draft)
    },
    discard: (draft: Draft<Body>) => {
      void forgetDraft(draft.key)
      done(draft)
    },
  }
}
