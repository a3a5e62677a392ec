import { logicSteps } from '#shared/logic/checkLogic.ts'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import type { SurveyBody } from '#shared/survey.ts'
import { missingTexts, type MissingText } from '#shared/translations.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { whenIdle } from '../whenIdle.ts'
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
  let checked: Checked | null = null
  let cancel: (() => void) | undefined
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()

  function check() {
    cancel = undefined
    const survey = store.survey()
    if (checked?.survey === survey) return
    if (checked && sameLogic(checked.survey, survey)) tell(survey, checked.warnings)
    else goOn(survey, logicSteps(survey))
  }
  /** One slice after the other; an edit calls off what is left. */
  function goOn(survey: SurveyBody, steps: ReturnType<typeof logicSteps>) {
    cancel = undefined
    const end = performance.now() + slice
    do {
      const { done, value } = steps.next()
      if (done) return tell(survey, value)
    } while (performance.now() < end)
    cancel = whenIdle(() => goOn(survey, steps), { latest })
  }
  function tell(survey: SurveyBody, warnings: Checked['warnings']) {
    checked = { survey, warnings, missing: missingTexts(survey) }
    for (const listener of listeners) listener()
  }
  function plan() {
    cancel?.()
    cancel = whenIdle(check, { wait: checked && store.isMerging() ? quiet : 0, latest })
  }

  return {
    /** What was found last; null before the first look. */
    checked: () => checked,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        stop = store.subscribe(plan)
        plan()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        cancel?.()
      }
    },
  }
}
