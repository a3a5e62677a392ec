import { useEffect, useState } from 'react'
import { ApiError, call } from '../../../lib/api/api.ts'
import { useEditorStore } from '../store/useEditor.ts'
import { bodyOf } from '../store/newSurvey.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { draftsOf, forgetDraft, ownerOf, type Draft } from './drafts.ts'
import { surveyChanges } from './surveyChanges.ts'
import { useSaver } from './useSaver.ts'

/** What this device kept of the survey when the editor opened; the latest is `offered` until it is restored or discarded. */
export function useDrafts(keeper: DraftKeeper, userId: string) {
  const store = useEditorStore()
  const saver = useSaver()
  const [drafts, setDrafts] = useState<Draft[]>([])
  const [offered] = drafts
  const done = (draft: Draft) => setDrafts((before) => before.filter(({ key }) => key !== draft.key))

  useEffect(() => {
    let over = false
    const opened = store.survey()
    const find = async () => {
      const found = await draftsOf(ownerOf(userId, saver.state().stored?.id ?? null))
      if (over) return
      const differing = found.filter(({ body }) => surveyChanges(opened, body).length > 0)
      for (const { key } of found.filter((draft) => !differing.includes(draft))) void forgetDraft(key)
      setDrafts(differing)
    }
    void find()
    return () => {
      over = true
    }
  }, [store, saver, userId])

  return {
    offered,
    /** The draft comes into the editor as one step of undo. Throws ApiError when the version that it changes cannot be had. */
    restore: async (draft: Draft) => {
      const { stored } = saver.state()
      if (stored && draft.version !== null && draft.version !== stored.version) {
        const version = await call('getSurveyVersion', { id: stored.id, version: String(draft.version) }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return stored
          throw error
        })
        saver.startFrom({ ...stored, ...bodyOf(version), version: version.version })
      }
      if (saver.isUnsaved()) await keeper.setAside()
      store.edit(() => draft.body)
      store.settle()
      keeper.adopt(draft)
      done(draft)
    },
    discard: (draft: Draft) => {
      void forgetDraft(draft.key)
      done(draft)
    },
    /** What was just set aside is offered at once. */
    offer: (draft: Draft) => setDrafts((before) => [draft, ...before]),
  }
}
