import { logicSteps } from '#shared/logic/checkLogic.ts'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import type { SurveyBody } from '#shared/survey.ts'
import { missingTexts, type MissingText } from '#shared/translations.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { createStore } from '../../../lib/createStore.ts'
import { onIdle } from '../../../lib/onIdle.ts'
import { sameLogic } from './sameLogic.ts'

/** What was found in a state of the survey: the newest that was quiet for long enough. */
export type Checked = { survey: SurveyBody; warnings: readonly LogicWarning[]; missing: readonly MissingText[] }

/** Milliseconds without a letter typed before the survey is looked at. What is chosen is looked at at once, so that no warning outlives its cause. */
const quiet = 400
/** Milliseconds after which a busy page has to find the time. */
const latest = 2_000
/** Milliseconds that the check takes at a time: what is typed meanwhile waits no longer. */
const slice = 8

const checkers = new WeakMap<EditorStore, ReturnType<typeof createChecker>>()

/** The check of an editor's survey: one, however many look at it. */
export function logicChecker(store: EditorStore) {
  const checker = checkers.get(store) ?? createChecker(store)
  checkers.set(store, checker)
  return checker
}

function createChecker(store: EditorStore) {
  const checked = createStore<Checked | null>(null)
  let followers = 0
  let cancel: (() => void) | undefined
  let stop: (() => void) | undefined

  function check() {
    cancel = undefined
    const survey = store.survey()
    const before = checked.get()
    if (before?.survey === survey) return
    if (before && sameLogic(before.survey, survey)) finish(survey, before.warnings)
    else checkSlice(survey, logicSteps(survey))
  }
  /** One slice after the other; an edit calls off what is left. */
  function checkSlice(survey: SurveyBody, steps: ReturnType<typeof logicSteps>) {
    cancel = undefined
    const end = performance.now() + slice
    do {
      const { done, value } = steps.next()
      if (done) return finish(survey, value)
    } while (performance.now() < end)
    cancel = onIdle(() => checkSlice(survey, steps), { latest })
  }
  const finish = (survey: SurveyBody, warnings: Checked['warnings']) => checked.set({ survey, warnings, missing: missingTexts(survey) })
  function plan() {
    cancel?.()
    cancel = onIdle(check, { wait: checked.get() && store.isMerging() ? quiet : 0, latest })
  }

  return {
    /** What was found last; null before the first look. */
    checked: checked.get,
    subscribe: (listener: () => void) => {
      const leave = checked.subscribe(listener)
      followers += 1
      if (followers === 1) {
        stop = store.subscribe(plan)
        plan()
      }
      return () => {
        leave()
        followers -= 1
        if (followers > 0) return
        stop?.()
        cancel?.()
      }
    },
  }
}
