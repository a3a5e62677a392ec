import { isComplete, isUnanswered } from '#shared/answers/isAnswered.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import type { Language } from '#shared/fields.ts'
import { answerChoosing, takesAnswer, type AnswerValue } from '#shared/kinds/kinds.ts'
import type { Response } from '#shared/responses/response.ts'
import type { Choice, Question, Survey } from '#shared/survey/survey.ts'
import { chosenValues } from '#shared/kinds/choice.ts'
import { chosenTextEntry } from '#shared/kinds/textEntry.ts'
import { rowAnswer } from '#shared/kinds/rows/rowAnswers.ts'
import { enterable, findNewChoice, isSameValue, type Answers } from './answerValues.ts'
import { visible } from '../branching/visible.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { draw } from '../draw/lazyDraw.ts'
import { answerControl, demographicControl, entryOf } from './controls.ts'
import { demographicFields, type DemographicField } from '#shared/responses/demographicFields.ts'
import type { DemographicTexts } from './demographicTexts.ts'
import { createProgressiveMount, firstBatch } from './progressiveMount.ts'
import { isOnlyMissing, type Problem } from './problems.ts'
import { createTopics } from './createTopics.ts'

/** How many required questions and fields about the person show, and how many of them have an answer. */
export type Progress = { answered: number; required: number }
/** How many questions the last choice showed and hid; `serial` counts such changes. */
export type VisibilityChange = { serial: number; added: number; removed: number }
/**
 * Everything entered in a form, the answers to hidden questions too. `given`: the link's values and the draw. For a saved response, `former` returns
 * the words for answers that the present controls do not show, and `response` is the saved one.
 */
export type FormValues = {
  answers: Answers
  demographics: DemographicTexts
  given?: GivenOnce | undefined
  former?: ReadonlyMap<string, (lang: Language) => string>
  response?: Pick<Response, 'id' | 'created_at'> | null | undefined
}
export type AnswerStore = ReturnType<typeof createAnswerStore>
/** The most choices to try when searching the cause of a change: some 5 ms in a large survey. A cause may be missing, never wrong. */
const mostTried = 9

/** The choice that made a section show. */
type Reason = { question: Question; choice: Choice }

/**
 * The input of one form: starts with `draft`, and counts changes against `saved` (the saved response, or nothing). `because`: by section, the choice
 * that made it show. Topics to subscribe to: a control's id, `section:ID`, `progress`, `visibility`, `changes`, `problems`, `any`. Hidden questions
 * keep their answers, so that choosing back restores them. Branching is evaluated only when the answer to a deciding question changes.
 */
export function createAnswerStore(
  survey: Survey,
  saved: FormValues,
  draft: FormValues = saved,
  because: ReadonlyMap<string, Reason> = new Map(),
) {
  const questions = survey.sections.flatMap((section) => section.questions).filter(takesAnswer)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const values = new Map(
    [...draft.answers].flatMap(([id, value]) => {
      const question = byId.get(id)
      const shown = question ? enterable(question, value) : value
      return shown === undefined ? [] : [[id, shown] as const]
    }),
  )
  const demographics = { ...draft.demographics }
  const { given } = draft
  const arranged = (given && draw.chunk?.arrange(survey, given)) ?? survey
  const mount = createProgressiveMount(arranged)
  const reasons = new Map(because)
  const problems = new Map<string, Problem>()
  const changed = new Set<string>()
  const { subscribe, notify } = createTopics()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = visible(survey, values, given)
  let progress: Progress = { answered: 0, required: 0 }
  let visibility: VisibilityChange = { serial: 0, added: 0, removed: 0 }

  markChanges()
  mount.update(shown)
  mount.next(survey.paging === 'sections' || draw.chunk?.isWhole(survey, given) ? Infinity : firstBatch)
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

  /** Whether a question has an answer, with the text that its chosen choice takes. */
  function isDone(question: Question): boolean {
    const value = values.get(question.id)
    return (
      isComplete(question, value) && !(chosenTextEntry(question, value) && isUnanswered('short_text', values.get(entryOf(question.id))))
    )
  }

  /** Counts the progress; returns the topics to notify. */
  function updateProgress(): string[] {
    const asked = questions.filter((question) => question.required && shown.questions.has(question.id))
    const about = demographicFields.filter((field) => survey.demographics?.[field] === 'required')
    const required = asked.length + about.length
    const answered = asked.filter(isDone).length + about.filter((field) => demographics[field].trim()).length
    if (answered === progress.answered && required === progress.required) return []
    progress = { answered, required }
    return ['progress']
  }

  /** Evaluates branching after a deciding answer changed, and stores which choice made a section show. Returns the topics to notify. */
  function applyBranching(reason: Reason | null): string[] {
    const before = shown
    shown = visible(survey, values, given)
    const added = questions.filter(({ id }) => shown.questions.has(id) && !before.questions.has(id))
    const removed = questions.filter(({ id }) => before.questions.has(id) && !shown.questions.has(id))
    const updated = mount.update(shown, removed.length)
    const outdated = [...reasons].flatMap(([id, { choice, question }]) =>
      shown.sections.has(id) && chosenValues(values.get(question.id)).includes(choice.value) ? [] : id,
    )
    for (const id of outdated) reasons.delete(id)
    const appeared = reason ? updated.filter((id) => shown.sections.has(id) && !before.sections.has(id)) : []
    if (reason) for (const id of sectionsCausedBy(reason, appeared)) reasons.set(id, reason)
    const touched = [...new Set([...updated, ...outdated, ...mount.next()])].map((id) => `section:${id}`)
    scheduleMount()
    if (added.length + removed.length === 0) return touched
    visibility = { serial: visibility.serial + 1, added: added.length, removed: removed.length }
    return [...touched, 'visibility', ...removed.flatMap(({ id }) => clearProblems((problem) => isAbout(id, problem))), ...updateProgress()]
  }

  /** The sections that some other choice of the question would hide. Tries only as many choices as fit into the time of a click. */
  function sectionsCausedBy({ choice, question }: Reason, sections: readonly string[]): string[] {
    let always = sections
    for (const { value } of question.choices.slice(0, mostTried)) {
      if (always.length === 0) break
      if (value === choice.value) continue
      const instead = answerChoosing(question.type, value)
      const { sections: others } = visible(survey, new Map(values).set(question.id, instead), given)
      always = always.filter((id) => others.has(id))
    }
    return sections.filter((id) => !always.includes(id))
  }

  /** Mounts the remaining questions a few at a time, each in a task of its own, so that no key or click waits for all of them. */
  function scheduleMount() {
    if (!mount.isDone()) timer ??= setTimeout(mountMore)
  }
  function mountMore() {
    timer = undefined
    notify(...mount.next().map((id) => `section:${id}`))
    scheduleMount()
  }

  /** Removes solved problems. Returns the topics to notify. */
  const clearProblems = (isCleared: (problem: Problem) => boolean): string[] => {
    const cleared = [...problems.values()].filter(isCleared).map(({ control }) => control)
    for (const control of cleared) problems.delete(control)
    return cleared.length > 0 ? ['problems', ...cleared] : []
  }

  return {
    survey,
    /** The survey in this respondent's order. */
    arranged,
    subscribe: (topics: readonly string[], listener: () => void) => {
      scheduleMount()
      return subscribe(topics, listener)
    },
    value: (questionId: string) => values.get(questionId),
    /** The words for a saved answer that the question's control does not show completely. */
    former: (questionId: string) => saved.former?.get(questionId),
    saved: () => saved.answers,
    /** The saved response. */
    response: () => saved.response,
    demographic: (field: DemographicField) => demographics[field],
    section: mount.list,
    keptHidden: mount.hidden,
    /** The ids of the sections and questions that show. */
    shown: () => shown,
    /** The choice that made a section show, while it is chosen; undefined if every choice shows the section. */
    reason: (sectionId: string) => reasons.get(sectionId)?.choice,
    reasons: (): ReadonlyMap<string, Reason> => reasons,
    isDone,
    progress: () => progress,
    visibility: () => visibility,
    /** How many answers differ from the saved response. */
    changeCount: () => new Set([...changed].map((control) => control.replace(/\/text$/, ''))).size,
    problem: (control: string) => problems.get(control),
    problemCount: () => problems.size,
    /** Whether all problems are required questions without an answer. */
    onlyMissing: () => isOnlyMissing([...problems.values()]),
    values: (): FormValues => ({ answers: new Map(values), demographics: { ...demographics }, given }),

    answer: (questionId: string, entered: AnswerValue | undefined) => {
      const value = draw.chunk?.inOwnOrder(byId.get(questionId), entered) ?? entered
      const before = values.get(questionId)
      if (isSameValue(before, value)) return
      const asked = byId.get(questionId.replace(/\/text$/, ''))
      const wasDone = asked && isDone(asked)
      if (value === undefined) values.delete(questionId)
      else values.set(questionId, value)
      const question = byId.get(questionId)
      const control = answerControl(questionId)
      mark(control, isSameValue(value, saved.answers.get(questionId)))
      const updated = question && ruleIndex(survey).decides(questionId) ? applyBranching(findReason(question, before, value)) : []
      const flipped = asked?.required && wasDone !== isDone(asked)
      const isSolved = (problem: Problem) =>
        isAbout(questionId, problem) && (!problem.row || rowAnswer(before, problem.row) !== rowAnswer(value, problem.row))
      notify(control, 'changes', 'any', ...clearProblems(isSolved), ...updated, ...(flipped ? updateProgress() : []))
    },

    setDemographic: (field: DemographicField, typed: string) => {
      if (demographics[field] === typed) return
      demographics[field] = typed
      const control = demographicControl(field)
      mark(control, typed === saved.demographics[field])
      notify(control, 'changes', 'any', ...clearProblems((problem) => problem.control === control), ...updateProgress())
    },

    rebase: (next: FormValues) => {
      saved = next
      changed.clear()
      markChanges()
      notify('changes')
    },

    setProblems: (found: readonly Problem[]) => {
      const controls = [...problems.keys(), ...found.map(({ control }) => control)]
      problems.clear()
      for (const problem of found) problems.set(problem.control, problem)
      notify('problems', ...controls)
    },
  }
}

/** Whether a problem is about a question, a row of it, or the text of its choice. */
const isAbout = (questionId: string, { control }: Problem) =>
  control.split(':')[0] === answerControl(questionId) || control === answerControl(entryOf(questionId))

/** The choice that is in the new answer but not in the old one; null without one. */
function findReason(question: Question, before: AnswerValue | undefined, value: AnswerValue | undefined): Reason | null {
  const choice = findNewChoice(question, before, value)
  return choice ? { question, choice } : null
}
