import { questionsById } from '#shared/answers/normalise.ts'
import { gatewayQuestionIds, visible } from '#shared/branching.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { createAnswerStore, type AnswerStore, type News, type Progress } from '../answers/answerStore.ts'
import { sameList, type Answers } from '../answers/answerValues.ts'
import { answerControl } from '../answers/controls.ts'
import { demographicTexts } from '../answers/demographicFields.ts'
import { fittingAnswers } from './fittingAnswers.ts'

type PreviewStore = AnswerStore & {
  /** Goes on with another state of the same survey: what was entered stays where it still fits. Parts that stay the same do not render. */
  take: (survey: Survey) => void
}

type Follower = { topics: readonly string[]; listener: () => void; stop: () => void }

/** The store of a form whose survey changes while somebody fills it in. */
export function createPreviewStore(first: Survey, answers: Answers): PreviewStore {
  const nothing = { answers: new Map(), demographics: demographicTexts() }
  let inner = createAnswerStore(first, nothing, { ...nothing, answers })
  /** Sections that were on the page at the last `take`, with what shows of them: a new store gives them a place only step by step. */
  let bridged = new Map<string, readonly Question[]>()
  let newsBefore = 0
  const followers = new Set<Follower>()
  const lists = new Map<string, readonly Question[] | null>()
  const progress = steady<Progress>((one, other) => one.answered === other.answered && one.required === other.required)
  const news = steady<News>((one, other) => one.serial === other.serial)

  /** The same list for as long as it holds the same questions. */
  function section(id: string) {
    const now = inner.section(id) ?? bridged.get(id) ?? null
    const before = lists.get(id)
    if (before !== undefined && sameList(before, now)) return before
    lists.set(id, now)
    return now
  }

  function take(survey: Survey) {
    const before = inner
    if (survey === before.survey) return
    const entered = before.entered()
    inner = createAnswerStore(
      survey,
      nothing,
      { ...entered, answers: fittingAnswers(before.survey, survey, entered.answers) },
      before.reasons(),
    )
    const shown = visible(survey, inner.entered().answers)
    const onPage = survey.sections.filter(({ id }) => shown.sections.has(id) && lists.get(id))
    bridged = new Map(onPage.map(({ id, questions }) => [id, questions.filter((question) => shown.questions.has(question.id))]))
    newsBefore += before.news().serial
    const questions = questionsById(survey)
    inner.refuse(
      [...questionsById(before.survey).values()].flatMap(({ id }) => {
        const problem = before.problem(answerControl(id))
        const question = questions.get(id)
        return problem && question ? [{ ...problem, question }] : []
      }),
    )
    for (const follower of followers) {
      follower.stop()
      follower.stop = inner.listen(follower.topics, follower.listener)
    }
    const listening = Array.from(followers, ({ listener }) => listener) // a listener may bring others
    for (const listener of listening) listener()
  }

  return {
    get survey() {
      return inner.survey
    },
    take,
    section,
    keptHidden: (id) => inner.keptHidden(id),
    reason: (id) => inner.reason(id),
    reasons: () => inner.reasons(),
    progress: () => progress(inner.progress()),
    news: () => news({ ...inner.news(), serial: newsBefore + inner.news().serial }),
    listen(topics, listener) {
      const follower = { topics, listener, stop: inner.listen(topics, listener) }
      followers.add(follower)
      return () => {
        follower.stop()
        followers.delete(follower)
      }
    },
    value: (id) => inner.value(id),
    demographic: (field) => inner.demographic(field),
    shows: (id) => inner.shows(id),
    changes: () => inner.changes(),
    problem: (control) => inner.problem(control),
    problems: () => inner.problems(),
    onlyMissing: () => inner.onlyMissing(),
    entered: () => inner.entered(),
    answer: (id, value) => {
      if (gatewayQuestionIds(inner.survey).has(id)) bridged = new Map()
      inner.answer(id, value)
    },
    describe: (field, typed) => inner.describe(field, typed),
    rebase: (next) => inner.rebase(next),
    refuse: (found) => inner.refuse(found),
  }
}

/** Answers the same object for as long as it says the same. */
function steady<T>(isSame: (one: T, other: T) => boolean): (now: T) => T {
  let known: T | undefined
  return (now) => (known = known !== undefined && isSame(known, now) ? known : now)
}
