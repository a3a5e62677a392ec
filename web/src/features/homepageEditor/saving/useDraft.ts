import { useCallback, useEffect, useRef, useState } from 'react'
import type { HomepageBody } from '#shared/homepage.ts'
import { draftsOf, forgetDraft, keepDraft, keepLeaving, type Draft } from '../../../lib/drafts.ts'
import { differences } from '../content/differences.ts'
import { withKeys } from '../content/keys.ts'
import type { HomepageStore } from './homepageStore.ts'

export type HomepageDraft = Draft<HomepageBody>

/** Milliseconds that a change may wait before this device keeps it. */
const wait = 800

/**
 * Keeps on this device what is not saved, and lets it go once it is. What an earlier visit left there is `offered` until it is restored or
 * discarded. `isRefused`: the device has no room.
 */
export function useDraft(store: HomepageStore, userId: string) {
  const owner = `${userId} homepage`
  const key = useRef('')
  key.current ||= crypto.randomUUID()
  const kept = useRef<HomepageBody>(undefined)
  const [drafts, setDrafts] = useState<HomepageDraft[]>([])
  const [isRefused, setRefused] = useState(false)
  const done = (draft: HomepageDraft) => setDrafts((before) => before.filter((one) => one.key !== draft.key))

  const write = useCallback(() => {
    const { content, version } = store.state()
    if (!store.isUnsaved()) {
      if (kept.current) void forgetDraft(key.current)
      kept.current = undefined
    } else if (content !== kept.current) {
      kept.current = content
      const at = new Date().toISOString()
      keepDraft({ key: key.current, owner, body: content, version, at }).then(
        () => setRefused(false),
        () => setRefused(true),
      )
    }
  }, [store, owner])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => {
      clearTimeout(timer)
      timer = undefined
      write()
    }
    const leave = () => {
      now()
      const { content, version } = store.state()
      if (store.isUnsaved()) keepLeaving({ key: key.current, owner, body: content, version, at: new Date().toISOString() })
    }
    const stop = store.subscribe(() => (timer ??= setTimeout(now, wait)))
    document.addEventListener('visibilitychange', now)
    addEventListener('pagehide', leave)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', now)
      removeEventListener('pagehide', leave)
      now()
    }
  }, [store, owner, write])

  useEffect(() => {
    let over = false
    const { base } = store.state()
    const find = async () => {
      const found = await draftsOf<HomepageBody>(owner)
      if (over) return
      const differing = found.filter(({ body }) => differences(base, withKeys(body, base)).length > 0)
      for (const draft of found) if (!differing.includes(draft)) void forgetDraft(draft.key)
      setDrafts(differing)
    }
    void find()
    return () => {
      over = true
    }
  }, [store, owner])

  /** Keeps what is edited as a draft that is not touched any more, and offers it at once. */
  const setAside = () => {
    write()
    const { content, version } = store.state()
    const draft = { key: key.current, owner, body: content, version, at: new Date().toISOString() }
    key.current = crypto.randomUUID()
    kept.current = undefined
    setDrafts((before) => [draft, ...before])
  }

  return {
    offered: drafts[0],
    isRefused,
    setAside,
    restore: (draft: HomepageDraft) => {
      if (store.isUnsaved()) setAside()
      else if (kept.current) void forgetDraft(key.current)
      key.current = draft.key
      kept.current = draft.body
      done(draft)
      store.restore(draft.body, draft.version)
    },
    discard: (draft: HomepageDraft) => {
      void forgetDraft(draft.key)
      done(draft)
    },
  }
}
