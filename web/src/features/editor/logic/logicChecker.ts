import { logicSteps } from '#shared/logic/checkLogic.ts'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import { partMayQuote, type Quoting } from '#shared/quotes/quoteIndex.ts'
import { hasTexts } from '#shared/quotes/quoteParts.ts'
import type { Choice, SurveyBody, Question, Section } from '#shared/survey/survey.ts'
import { missingTexts, type MissingText } from '#shared/survey/languages/translations.ts'
import { createStore } from '../../../lib/store/createStore.ts'
import { inSlices, maxDelay } from '../../../lib/loading/inSlices.ts'
import { onIdle } from '../../../lib/loading/onIdle.ts'
import type { EditorStore } from '../store/editorStore.ts'

/** The result of the last logic check, and the survey that it checked. */
export type LogicCheck = { survey: SurveyBody; warnings: readonly LogicWarning[]; missing: readonly MissingText[] }

/** Milliseconds after the last keystroke before the check runs. Other edits are checked at once, so that no warning outlives its cause. */
const typingPause = 400

const checkers = new WeakMap<EditorStore, ReturnType<typeof createChecker>>()

/** The logic checker of an editor, shared by all its subscribers. */
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
    const survey = store.get()
    const before = checked.get()
    if (before?.survey === survey) return
    if (before && isSameLogic(before.survey, survey)) finish(survey, before.warnings)
    else cancel = inSlices(logicSteps(survey), (warnings) => finish(survey, warnings))
  }
  const finish = (survey: SurveyBody, warnings: LogicCheck['warnings']) => checked.set({ survey, warnings, missing: missingTexts(survey) })
  /** An edit cancels the rest of a check. */
  function schedule() {
    cancel?.()
    cancel = onIdle(check, { wait: checked.get() && store.isTyping() ? typingPause : 0, latest: maxDelay })
  }

  return {
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

/** Whether two versions of a survey are the same for the logic check. Most edits change only texts without quotes, which it does not read. */
function isSameLogic(one: SurveyBody, other: SurveyBody): boolean {
  if (one === other) return true
  if (read.some((field) => one[field] !== other[field])) return false
  return one.sections === other.sections || areAllSame(one.sections, other.sections, isSameSection)
}

/** The fields of a survey that the check reads besides its sections. */
const read = ['branching', 'branching_mode', 'link_fields', 'pools'] as const

const isSameSection = (one: Section, other: Section) =>
  one.id === other.id &&
  one.always_show === other.always_show &&
  one.show_if === other.show_if &&
  one.ends_if === other.ends_if &&
  one.pool === other.pool &&
  one.shuffle_questions === other.shuffle_questions &&
  quotesSame(one, other) &&
  areAllSame(one.questions, other.questions, isSameQuestion)

const isSameQuestion = (one: Question, other: Question) =>
  one.id === other.id &&
  one.type === other.type &&
  one.required === other.required &&
  one.gateway === other.gateway &&
  quotesSame(one, other) &&
  answered.every((field) => one[field] === other[field]) &&
  (one.choices === other.choices || areAllSame(one.choices, other.choices, isSameChoice))

/** The check reads only the quotes of texts. */
const quotesSame = (one: Quoting, other: Quoting) => (!partMayQuote(one) && !partMayQuote(other)) || hasTexts(one, other)

/** Further fields that decide which answers are valid and which conditions are met. */
const answered = ['show_if', 'pinned', 'number', 'date', 'scale', 'rows', 'min_choices', 'max_choices'] as const

const isSameChoice = (one: Choice, other: Choice) =>
  one.value === other.value &&
  one.exclusive === other.exclusive &&
  one.no_answer === other.no_answer &&
  areAllSame(one.aliases, other.aliases, (alias, next) => alias === next)

const areAllSame = <T>(one: readonly T[], other: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at] || same(item, other[at]!)))
