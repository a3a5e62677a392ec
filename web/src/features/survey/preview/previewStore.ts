import { questionsById } from '#shared/answers/normalise.ts'
import { gatewayQuestionIds, visible } from '#shared/branching.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { createAnswerStore, type AnswerStore, type VisibilityChange, type Progress } from '../answers/answerStore.ts'
import { isSameList, type Answers } from '../answers/answerValues.ts'
import { answerControl } from '../answers/controls.ts'
import { demographicTexts } from '../answers/demographicFields.ts'
import { fittingAnswers } from './fittingAnswers.ts'

type PreviewStore = AnswerStore & {
  /** Goes on with another state of the same survey: what was entered stays where it still fits. Parts that stay the same do not render. */
  setSurvey: (survey: Survey) => void
}

type Follower = { topics: readonly string[]; listener: () => void; stop: () => void }

/** The store of a form whose survey changes while somebody fills it in. */
export function createPreviewStore(first: Survey, answers: Answers): PreviewStore {
  const nothing = { answers: new Map(), demographics: demographicTexts() }
  let inner = createAnswerStore(first, nothing, { ...nothing, answers })
  /** Sections that were on the page at the last `take`, with what shows of them: a new store gives them a place only step by step. */
  let carriedOver = new Map<string, readonly Question[]>()
  let newsBefore = 0
  const followers = new Set<Follower>()
  const lists = new Map<string, readonly Question[] | null>()
  const progress = keepIfEqual<Progress>((one, other) => one.answered === other.answered && one.required === other.required)
  const news = keepIfEqual<VisibilityChange>((one, other) => one.serial === other.serial)

  /** The same list for as long as it holds the same questions. */
  function section(id: string) {
    const now = inner.section(id) ?? carriedOver.get(id) ?? null
    const before = lists.get(id)
    if (before !== undefined && isSameList(before, now)) return before
    lists.set(id, now)
    return now
  }

  function take(survey: Survey) {
    const before = inner
    if (survey === before.survey) return
    const entered = before.values()
    inner = createAnswerStore(
      survey,
      nothing,
      { ...entered, answers: fittingAnswers(before.survey, survey, entered.answers) },
      before.reasons(),
    )
    const shown = visible(survey, inner.values().answers)
    const onPage = survey.sections.filter(({ id }) => shown.sections.has(id) && lists.get(id))
    carriedOver = new Map(onPage.map(({ id, questions }) => [id, questions.filter((question) => shown.questions.has(question.id))]))
    newsBefore += before.visibility().serial
    const questions = questionsById(survey)
    inner.setProblems(
      [...questionsById(before.survey).values()].flatMap(({ id }) => {
        const problem = before.problem(answerControl(id))
        const question = questions.get(id)
        return problem && question ? [{ ...problem, question }] : []
      }),
    )
    for (const follower of followers) {
      follower.stop()
      follower.stop = inner.subscribe(follower.topics, follower.listener)
    }
    const listening = Array.from(followers, ({ listener }) => listener) // a listener may bring others
    for (const listener of listening) listener()
  }

  return {
    get survey() {
      return inner.survey
    },
    setSurvey: take,
    section,
    keptHidden: (id) => inner.keptHidden(id),
    reason: (id) => inner.reason(id),
    reasons: () => inner.reasons(),
    progress: () => progress(inner.progress()),
    visibility: () => news({ ...inner.visibility(), serial: newsBefore + inner.visibility().serial }),
    subscribe(topics, listener) {
      const follower = { topics, listener, stop: inner.subscribe(topics, listener) }
      followers.add(follower)
      return () => {
        follower.stop()
        followers.delete(follower)
      }
    },
    value: (id) => inner.value(id),
    demographic: (field) => inner.demographic(field),
    isVisible: (id) => inner.isVisible(id),
    changeCount: () => inner.changeCount(),
    problem: (control) => inner.problem(control),
    problemCount: () => inner.problemCount(),
    onlyMissing: () => inner.onlyMissing(),
    values: () => inner.values(),
    answer: (id, value) => {
      if (gatewayQuestionIds(inner.survey).has(id)) carriedOver = new Map()
      inner.answer(id, value)
    },
    setDemographic: (field, typed) => inner.setDemographic(field, typed),
    rebase: (next) => inner.rebase(next),
    setProblems: (found) => inner.setProblems(found),
  }
}

/** Answers the same object for as long as it says the same. */
function keepIfEqual<T>(isSame: (one: T, other: T) => boolean): (now: T) => T {
  let known: T | undefined
  return (now) => (known = known !== undefined && isSame(known, now) ? known : now)
}
