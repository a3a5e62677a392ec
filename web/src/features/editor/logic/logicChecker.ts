import { logicSteps } from '#shared/logic/checkLogic.ts'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import type { SurveyBody, Question, Section } from '#shared/survey/survey.ts'
import { missingTexts, type MissingText } from '#shared/survey/translations.ts'
import { createStore } from '../../../lib/store/createStore.ts'
import { onIdle } from '../../../lib/loading/onIdle.ts'
import type { EditorStore } from '../store/editorStore.ts'

/** What was found in a state of the survey: the newest that was quiet for long enough. */
export type LogicCheck = { survey: SurveyBody; warnings: readonly LogicWarning[]; missing: readonly MissingText[] }

/** Milliseconds without a letter typed before the survey is looked at. What is chosen is looked at at once, so that no warning outlives its cause. */
const typingPause = 400
/** Milliseconds after which a busy page has to find the time. */
const maxDelay = 2_000
/** Milliseconds that the check takes at a time: what is typed meanwhile waits no longer. */
const sliceTime = 8

const checkers = new WeakMap<EditorStore, ReturnType<typeof createChecker>>()

/** The check of an editor's survey: one, however many look at it. */
export function logicChecker(store: EditorStore) {
  const checker = checkers.get(store) ?? createChecker(store)
  checkers.set(store, checker)
  return checker
}

function createChecker(store: EditorStore) {
  const checked = createStore<LogicCheck | null>(null)
  let subscribers = 0
  let cancel: (() => void) | undefined
  let unfollowStore: (() => void) | undefined

  function check() {
    cancel = undefined
    const survey = store.survey()
    const before = checked.get()
    if (before?.survey === survey) return
    if (before && isSameLogic(before.survey, survey)) finish(survey, before.warnings)
    else checkSlice(survey, logicSteps(survey))
  }
  /** One slice after the other; an edit calls off what is left. */
  function checkSlice(survey: SurveyBody, steps: ReturnType<typeof logicSteps>) {
    cancel = undefined
    const end = performance.now() + sliceTime
    do {
      const { done, value } = steps.next()
      if (done) return finish(survey, value)
    } while (performance.now() < end)
    cancel = onIdle(() => checkSlice(survey, steps), { latest: maxDelay })
  }
  const finish = (survey: SurveyBody, warnings: LogicCheck['warnings']) => checked.set({ survey, warnings, missing: missingTexts(survey) })
  function schedule() {
    cancel?.()
    cancel = onIdle(check, { wait: checked.get() && store.isTyping() ? typingPause : 0, latest: maxDelay })
  }

  return {
    /** What was found last; null before the first look. */
    checked: checked.get,
    subscribe: (listener: () => void) => {
      const unsubscribe = checked.subscribe(listener)
      subscribers += 1
      if (subscribers === 1) {
        unfollowStore = store.subscribe(schedule)
        schedule()
      }
      return () => {
        unsubscribe()
        subscribers -= 1
        if (subscribers > 0) return
        unfollowStore?.()
        cancel?.()
      }
    },
  }
}

/** Whether two states of a survey differ in nothing that the logic check reads: most edits are of texts, and need no check. */
function isSameLogic(one: SurveyBody, other: SurveyBody): boolean {
  if (one === other) return true
  if (one.branching !== other.branching || one.branching_mode !== other.branching_mode) return false
  return one.sections === other.sections || areAllSame(one.sections, other.sections, isSameSection)
}

const isSameSection = (one: Section, other: Section) =>
  one.id === other.id && one.always_show === other.always_show && areAllSame(one.questions, other.questions, isSameQuestion)

const isSameQuestion = (one: Question, other: Question) =>
  one.id === other.id &&
  one.type === other.type &&
  one.required === other.required &&
  one.gateway === other.gateway &&
  (one.choices === other.choices || areAllSame(one.choices, other.choices, (choice, next) => choice.value === next.value))

const areAllSame = <T>(one: readonly T[], other: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at] || same(item, other[at]!)))
