import type { SurveyBody } from '#shared/survey.ts'
import { createStore } from '../../../lib/createStore.ts'
import { newId } from '../store/newId.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { forgetDraft, keepDraft, keepLeaving, ownerOf, type Draft } from './drafts.ts'
import type { SurveySaver } from './surveySaver.ts'

/** Milliseconds that a change may wait before this device keeps it. */
const wait = 800

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

/**
 * Keeps on this device what is not saved, some time after it was typed and never within the keystroke, and lets it go once it is saved.
 * Each editor has a draft of its own, so that two windows do not overwrite each other's.
 */
export function createDraftKeeper(store: EditorStore, saver: SurveySaver, userId: string) {
  let key = newId()
  let kept: SurveyBody | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const refused = createStore(false)

  const surveyId = () => saver.state().stored?.id ?? null
  const draftOf = (body: SurveyBody): Draft => ({
    key,
    owner: ownerOf(userId, surveyId()),
    body,
    version: saver.state().stored?.version ?? null,
    at: new Date().toISOString(),
  })

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const body = store.survey()
    if (!saver.isUnsaved()) {
      if (kept) await forgetDraft(key)
      kept = undefined
    } else if (body !== kept) {
      kept = body
      await keepDraft(draftOf(body)).then(
        () => refused.set(false),
        () => refused.set(true),
      )
    }
  }

  const later = () => {
    timer ??= setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(() => void write(), { timeout: wait }) : void write()),
      wait,
    )
  }
  const now = () => void write()
  const leave = () => {
    now()
    if (saver.isUnsaved()) keepLeaving(draftOf(store.survey()))
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') now()
  }

  return {
    /** Starts to keep; returns the way to stop, which keeps what there is. */
    start: () => {
      const stops = [store.subscribe(later), saver.subscribe(later)]
      document.addEventListener('visibilitychange', onHidden)
      addEventListener('pagehide', leave)
      return () => {
        for (const stop of stops) stop()
        document.removeEventListener('visibilitychange', onHidden)
        removeEventListener('pagehide', leave)
        now()
      }
    },
    /** Goes on with a draft that was found: from now on it is this editor's own. */
    adopt: (draft: Draft) => {
      if (kept) void forgetDraft(key)
      key = draft.key
      kept = draft.body
      later()
    },
    /** Keeps what the editor holds as a draft that is not touched any more; the next one is another. */
    setAside: async (): Promise<Draft> => {
      const draft = draftOf(store.survey())
      kept = undefined
      await write()
      key = newId()
      kept = undefined
      return draft
    },
    /** True while this device has no room for a draft. */
    isRefused: refused.get,
    subscribe: refused.subscribe,
  }
}
