import { isAnswered } from '#shared/answers/isAnswered.ts'
import { gatewayQuestionIds, visible } from '#shared/branching.ts'
import type { AnswerValue } from '#shared/responses/response.ts'
import type { Choice, Question, Survey } from '#shared/survey/survey.ts'
import { chosenValues, findNewChoice, isSameValue, type Answers } from './answerValues.ts'
import { answerControl, demographicControl } from './controls.ts'
import { demographicFields, type DemographicField, type DemographicTexts } from './demographicFields.ts'
import { createProgressiveMount, firstBatch } from './progressiveMount.ts'
import { isOnlyMissing, type Problem } from './problems.ts'
import { createTopics } from './createTopics.ts'

/** Answers to required questions that show, of all that show. */
export type Progress = { answered: number; required: number }
/** Questions that the last choice brought and took; `serial` tells two equal ones apart. */
export type VisibilityChange = { serial: number; added: number; removed: number }
/** What a person has entered so far. */
export type FormValues = { answers: Answers; demographics: DemographicTexts }
export type AnswerStore = ReturnType<typeof createAnswerStore>
/** The choice that brought a section. */
type Reason = { question: Question; choice: Choice }

/**
 * Everything that a person enters on one survey, from `saved` (the saved response, or nothing) and a draft above it. `because`: what brought
 * a section so far. Topics to listen to:
 * a control's id, `section:ID`, `progress`, `news`, `changes`, `problems`, `any`. What is hidden keeps its answer here, so that switching
 * back restores it. Branching is worked out anew only when a gateway's answer changes.
 */
export function createAnswerStore(
  survey: Survey,
  saved: FormValues,
  draft: FormValues = saved,
  because: ReadonlyMap<string, Reason> = new Map(),
) {
  const questions = survey.sections.flatMap((section) => section.questions)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const gateways = gatewayQuestionIds(survey)
  const values = new Map(draft.answers)
  const demographics = { ...draft.demographics }
  const mount = createProgressiveMount(survey)
  const reasons = new Map(because)
  const problems = new Map<string, Problem>()
  const changed = new Set<string>()
  const { subscribe, notify } = createTopics()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = visible(survey, values)
  let progress: Progress = { answered: 0, required: 0 }
  let news: VisibilityChange = { serial: 0, added: 0, removed: 0 }

  markChanges()
  mount.update(shown)
  mount.next(firstBatch)
  updateProgress()

  function markChanges() {
    for (const id of new Set([...values.keys(), ...saved.answers.keys()]))
      mark(answerControl(id), isSameValue(values.get(id), saved.answers.get(id)))
    for (const field of demographicFields) mark(demographicControl(field), demographics[field] === saved.demographics[field])
  }

  function mark(control: string, same: boolean) {
    if (same) changed.delete(control)
    else changed.add(control)
  }

  /** Counts the progress anew; answers the topic to tell, if any. */
  function updateProgress(): string[] {
    const asked = questions.filter((question) => question.required && shown.questions.has(question.id))
    const answered = asked.filter((question) => isAnswered(question, values.get(question.id))).length
    if (answered === progress.answered && asked.length === progress.required) return []
    progress = { answered, required: asked.length }
    return ['progress']
  }

  /** Shows and hides what follows from a gateway's new answer, and remembers the choice that brought a section. */
  function applyBranching(reason: Reason | null): string[] {
    const before = shown
    shown = visible(survey, values)
    const added = questions.filter(({ id }) => shown.questions.has(id) && !before.questions.has(id))
    const removed = questions.filter(({ id }) => before.questions.has(id) && !shown.questions.has(id))
    const moved = mount.update(shown, removed.length)
    const past = [...reasons].flatMap(([id, { choice, question }]) =>
      shown.sections.has(id) && chosenValues(values.get(question.id)).includes(choice.value) ? [] : id,
    )
    for (const id of past) reasons.delete(id)
    const fresh = reason ? moved.filter((id) => shown.sections.has(id) && !before.sections.has(id)) : []
    if (reason) for (const id of sectionsCausedBy(reason, fresh)) reasons.set(id, reason)
    const touched = [...new Set([...moved, ...past, ...mount.next()])].map((id) => `section:${id}`)
    scheduleMount()
    if (added.length + removed.length === 0) return touched
    news = { serial: news.serial + 1, added: added.length, removed: removed.length }
    return [...touched, 'visibility', ...removed.flatMap(({ id }) => clearProblem(answerControl(id))), ...updateProgress()]
  }

  /** Those of the sections that some other choice would not have brought. */
  function sectionsCausedBy({ choice, question }: Reason, sections: readonly string[]): string[] {
    const entries = survey.branching.filter(({ question_id }) => question_id === question.id)
    const ruled = new Set([question.gateway, ...entries].flatMap((each) => each?.choice_rules.map((rule) => rule.choice_value)))
    const others = question.choices.map(({ value }) => value).filter((value) => value !== choice.value)
    const unruled = others.find((value) => !ruled.has(value)) // one stands for all of them: they bring the same
    let everyone = sections
    for (const value of others) {
      if (everyone.length === 0) break
      if (!ruled.has(value) && value !== unruled) continue
      const instead = question.type === 'multi_select' ? [value] : value
      const { sections: others } = visible(survey, new Map(values).set(question.id, instead))
      everyone = everyone.filter((id) => others.has(id))
    }
    return sections.filter((id) => !everyone.includes(id))
  }

  /** What waits for its place comes a step at a time between frames, so that no key or click waits for all of it. */
  function scheduleMount() {
    if (!mount.isDone()) timer ??= setTimeout(mountMore)
  }
  function mountMore() {
    timer = undefined
    notify(...mount.next().map((id) => `section:${id}`))
    scheduleMount()
  }

  const clearProblem = (control: string): string[] => (problems.delete(control) ? ['problems'] : [])

  return {
    survey,
    subscribe: (topics: readonly string[], listener: () => void) => {
      scheduleMount()
      return subscribe(topics, listener)
    },
    value: (questionId: string) => values.get(questionId),
    demographic: (field: DemographicField) => demographics[field],
    section: mount.list,
    keptHidden: mount.hidden,
    isVisible: (questionId: string) => shown.questions.has(questionId),
    /** The choice that brought a section, while it is chosen, and where another choice would not have done so. */
    reason: (sectionId: string) => reasons.get(sectionId)?.choice,
    reasons: (): ReadonlyMap<string, Reason> => reasons,
    progress: () => progress,
    visibility: () => news,
    /** How many answers differ from the saved response. */
    changeCount: () => changed.size,
    problem: (control: string) => problems.get(control),
    /** How many problems are still to be looked at. */
    problemCount: () => problems.size,
    /** Whether all of them are required questions without an answer. */
    onlyMissing: () => isOnlyMissing([...problems.values()]),
    /** All of it, the answers to hidden questions too. */
    values: (): FormValues => ({ answers: new Map(values), demographics: { ...demographics } }),

    answer: (questionId: string, value: AnswerValue | undefined) => {
      const before = values.get(questionId)
      if (isSameValue(before, value)) return
      if (value === undefined) values.delete(questionId)
      else values.set(questionId, value)
      const question = byId.get(questionId)
      const control = answerControl(questionId)
      mark(control, isSameValue(value, saved.answers.get(questionId)))
      const moved = question && gateways.has(questionId) ? applyBranching(findReason(question, before, value)) : []
      const flipped = question?.required && isAnswered(question, before) !== isAnswered(question, value)
      notify(control, 'changes', 'any', ...clearProblem(control), ...moved, ...(flipped ? updateProgress() : []))
    },

    setDemographic: (field: DemographicField, typed: string) => {
      if (demographics[field] === typed) return
      demographics[field] = typed
      const control = demographicControl(field)
      mark(control, typed === saved.demographics[field])
      notify(control, 'changes', 'any', ...clearProblem(control))
    },

    /** From now on changes are counted from what was saved meanwhile. */
    rebase: (next: FormValues) => {
      saved = next
      changed.clear()
      markChanges()
      notify('changes')
    },

    /** Puts what a check found in place of the problems before. */
    setProblems: (found: readonly Problem[]) => {
      const controls = [...problems.keys(), ...found.map(({ control }) => control)]
      problems.clear()
      for (const problem of found) problems.set(problem.control, problem)
      notify('problems', ...controls)
    },
  }
}

/** What a new answer chose that the one before did not; null where nothing. */
function findReason(question: Question, before: AnswerValue | undefined, value: AnswerValue | undefined): Reason | null {
  const choice = findNewChoice(question, before, value)
  return choice ? { question, choice } : null
}
