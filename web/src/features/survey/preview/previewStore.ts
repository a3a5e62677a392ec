import { questionsById } from '#shared/answers/normalize.ts'
import { readConditions } from '#shared/branching/conditions/readConditions.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { createAnswerStore, type AnswerStore, type VisibilityChange, type Progress } from '../answers/answerStore.ts'
import type { Answers } from '../answers/answerValues.ts'
import { isSameList } from '../answers/isSameList.ts'
import { answerControl } from '../answers/controls.ts'
import { demographicTexts } from '../answers/demographicTexts.ts'
import { conditions, visible } from '../branching/visible.ts'
import * as drawChunk from '../draw/drawChunk.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { draw } from '../draw/lazyDraw.ts'
import { quotes } from '../kinds/quotes/lazyQuotes.ts'
import * as quotesChunk from '../kinds/quotes/quotesChunk.ts'
import { fittingAnswers } from '../kinds/fittingAnswers.ts'

type PreviewStore = AnswerStore & {
  /** Replaces the survey, and the seed and draw of its order. Answers that still fit stay, and unchanged parts do not render. */
  setSurvey: (survey: Survey, given: GivenOnce | undefined) => void
}

type Subscription = { topics: readonly string[]; listener: () => void; stop: () => void }

/** An answer store whose survey may change while the form is filled in. */
export function createPreviewStore(first: Survey, answers: Answers, given?: GivenOnce): PreviewStore {
  conditions.read = readConditions
  draw.chunk = drawChunk
  quotes.chunk = quotesChunk
  const nothing = { answers: new Map(), demographics: demographicTexts() }
  let inner = createAnswerStore(first, nothing, { ...nothing, answers, given })
  /** Sections that were mounted at the last `setSurvey`, with their questions: the new inner store mounts them only step by step. */
  let carriedOver = new Map<string, readonly Question[]>()
  let earlierChanges = 0
  const subscriptions = new Set<Subscription>()
  const lists = new Map<string, readonly Question[] | null>()
  const progress = keepIfEqual<Progress>((a, b) => a.answered === b.answered && a.required === b.required)
  const visibilityChange = keepIfEqual<VisibilityChange>((a, b) => a.serial === b.serial)

  /** Returns the same array while it has the same questions. */
  function section(id: string) {
    const now = inner.section(id) ?? carriedOver.get(id) ?? null
    const before = lists.get(id)
    if (before !== undefined && isSameList(before, now)) return before
    lists.set(id, now)
    return now
  }

  function setSurvey(survey: Survey, next: GivenOnce | undefined) {
    const before = inner
    const entered = before.values()
    if (survey === before.survey && next === entered.given) return
    inner = createAnswerStore(
      survey,
      nothing,
      { ...entered, answers: fittingAnswers(before.survey, survey, entered.answers), given: next },
      before.reasons(),
    )
    const shown = visible(survey, inner.values().answers, next)
    const onPage = inner.arranged.sections.filter(({ id }) => shown.sections.has(id) && lists.get(id))
    carriedOver = new Map(onPage.map(({ id, questions }) => [id, questions.filter((question) => shown.questions.has(question.id))]))
    earlierChanges += before.visibility().serial
    const questions = questionsById(survey)
    inner.setProblems(
      [...questionsById(before.survey).values()].flatMap(({ id }) => {
        const problem = before.problem(answerControl(id))
        const question = questions.get(id)
        return problem && question ? [{ ...problem, question }] : []
      }),
    )
    for (const subscription of subscriptions) {
      subscription.stop()
      subscription.stop = inner.subscribe(subscription.topics, subscription.listener)
    }
    const listeners = Array.from(subscriptions, ({ listener }) => listener) // a copy, since a listener may add others
    for (const listener of listeners) listener()
  }

  return {
    get survey() {
      return inner.survey
    },
    get arranged() {
      return inner.arranged
    },
    setSurvey,
    section,
    keptHidden: (id) => inner.keptHidden(id),
    reason: (id) => inner.reason(id),
    reasons: () => inner.reasons(),
    isDone: (asked) => inner.isDone(asked),
    progress: () => progress(inner.progress()),
    visibility: () => visibilityChange({ ...inner.visibility(), serial: earlierChanges + inner.visibility().serial }),
    subscribe(topics, listener) {
      const subscription = { topics, listener, stop: inner.subscribe(topics, listener) }
      subscriptions.add(subscription)
      return () => {
        subscription.stop()
        subscriptions.delete(subscription)
      }
    },
    value: (id) => inner.value(id),
    former: (id) => inner.former(id),
    saved: () => inner.saved(),
    response: () => inner.response(),
    demographic: (field) => inner.demographic(field),
    shown: () => inner.shown(),
    changeCount: () => inner.changeCount(),
    problem: (control) => inner.problem(control),
    problemCount: () => inner.problemCount(),
    onlyMissing: () => inner.onlyMissing(),
    values: () => inner.values(),
    answer: (id, value) => {
      if (ruleIndex(inner.survey).decides(id)) carriedOver = new Map()
      inner.answer(id, value)
    },
    setDemographic: (field, typed) => inner.setDemographic(field, typed),
    rebase: (next) => inner.rebase(next),
    setProblems: (found) => inner.setProblems(found),
  }
}

/** Returns the previous object while the new one is equal. */
function keepIfEqual<T>(isSame: (a: T, b: T) => boolean): (now: T) => T {
  let known: T | undefined
  return (now) => (known = known !== undefined && isSame(known, now) ? known : now)
}
