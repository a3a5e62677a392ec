import { startTransition, useEffect, useState, type RefObject } from 'react'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { EditorStore } from '../store/editorStore.ts'

/** Milliseconds after the last edit before the preview updates. */
const pauseMilliseconds = 200

/** The edited survey, updated when edits pause and only while `pane` is visible; when it becomes visible again, it updates at once. */
export function useDebouncedSurvey(store: EditorStore, pane: RefObject<HTMLElement | null>): SurveyBody {
  const [survey, setSurvey] = useState(store.get)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSeen = true
    const update = () => startTransition(() => setSurvey(store.get()))
    const schedule = () => {
      clearTimeout(timer)
      if (isSeen) timer = setTimeout(update, pauseMilliseconds)
    }
    const stop = store.subscribe(schedule)
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver((entries) => {
            isSeen = entries.at(-1)!.isIntersecting
            if (isSeen) update()
          })
    observer?.observe(pane.current!)
    return () => {
      clearTimeout(timer)
      stop()
      observer?.disconnect()
    }
  }, [store, pane])
  return survey
}
