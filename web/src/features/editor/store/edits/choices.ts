import { limits } from '#shared/limits.ts'
import type { BranchingEntry, Choice, Question, SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { newId } from '../newSurvey.ts'
import { surveyIndex } from '../surveyIndex.ts'
import { renameValues, valuesNaming, type NamedValue } from './logic/conditions.ts'
import { fillKo, updateWhere, insertAt, moveItem } from './lists.ts'
import { changeQuestion } from './questions.ts'

export const newChoice = (label = 'Option', label_ko = '', value = label): Choice => ({ id: newId(), label, label_ko, value, aliases: [] })

/** The switches of a choice, in the order in which the choices that have them go last. */
export type ChoiceSwitch = 'text_entry' | 'exclusive' | 'no_answer'
const lastOnes: readonly ChoiceSwitch[] = ['text_entry', 'exclusive', 'no_answer']
const rankOf = (choice: Choice) => lastOnes.findLastIndex((name) => choice[name])
/** The index after the last choice of that rank or an earlier one. */
const endOf = (choices: readonly Choice[], rank: number) => choices.findLastIndex((choice) => rankOf(choice) <= rank) + 1

/** Inserts choices at `index`; by default at the end, but before the choices that go last. Choices over the limit are dropped. */
export const insertChoices = (questionId: string, choices: readonly Choice[], index?: number): Edit =>
  changeChoices(questionId, (present) =>
    insertAt(present, choices.slice(0, Math.max(0, limits.choices - present.length)), index ?? endOf(present, -1)),
  )

/** Rules and clauses for the choice stay: the logic check reports them, and undo needs them. */
export const removeChoice = (questionId: string, choiceId: string): Edit =>
  changeChoices(questionId, (choices) =>
    choices.some(({ id }) => id === choiceId) ? choices.filter(({ id }) => id !== choiceId) : choices,
  )

export const moveChoice = (questionId: string, choiceId: string, to: number): Edit =>
  changeChoices(questionId, (choices) => {
    const from = choices.findIndex(({ id }) => id === choiceId)
    return moveItem(choices, from < 0 ? undefined : from, to)
  })

/** Switches one of a choice's switches. Only one choice of a question has a text. A choice whose switch is turned on moves to the end. */
export const switchChoice = (questionId: string, choiceId: string, name: ChoiceSwitch, isOn: boolean): Edit =>
  changeChoices(questionId, (choices) => {
    const found = choices.find(({ id }) => id === choiceId)
    if (!found || isOn === (found[name] === true)) return choices
    const isTurnedOff = (choice: Choice) => choice[name] && (name === 'text_entry' || choice === found)
    const others = choices.map((choice) => (isTurnedOff(choice) ? { ...choice, [name]: undefined } : choice))
    if (!isOn) return others
    const switched = { ...found, [name]: true }
    const rest = others.filter(({ id }) => id !== choiceId)
    return insertAt(rest, [switched], endOf(rest, rankOf(switched)))
  })

/** Whether a choice keeps its place if the choices are shuffled. */
export const pinChoice = (questionId: string, choiceId: string, isOn: boolean): Edit =>
  changeChoices(questionId, (choices) =>
    updateWhere(
      choices,
      ({ id }) => id === choiceId,
      (choice) => ({ ...choice, pinned: isOn || undefined }),
    ),
  )

export const setChoiceLabelKo = (questionId: string, choiceId: string, label_ko: string): Edit =>
  changeChoices(questionId, (choices) =>
    updateWhere(
      choices,
      ({ id }) => id === choiceId,
      (choice) => ({ ...choice, label_ko }),
    ),
  )

/** Writes Korean labels, from the choice at `index` on. */
export const fillChoicesKo = (questionId: string, labels: readonly string[], index: number): Edit =>
  changeChoices(questionId, (choices) => fillKo(choices, labels, index))

/** A choice's value, rules and clauses before its label is edited: while typing, two labels may be equal, and their rules must not mix. */
export type ChoiceSnapshot = {
  value: string
  /** Indexes among the rules of the question's gateway. */
  rules: readonly number[]
  entryRules: readonly (readonly [number, number])[]
  clauses: readonly NamedValue[]
}

/** The value of a choice, and the rules and clauses that name it. Among choices with equal values, the first has them. */
export function snapshotChoice(survey: SurveyBody, questionId: string, choiceId: string): ChoiceSnapshot | undefined {
  const question = surveyIndex(survey).questions.get(questionId)?.question
  const choice = question?.choices.find(({ id }) => id === choiceId)
  if (!question || !choice) return undefined
  const { value } = choice
  const isFirst = question.choices.find((one) => one.value === value) === choice
  const rulesFor = (rules: readonly { choice_value: string }[]) =>
    isFirst ? rules.flatMap((rule, at) => (rule.choice_value === value ? [at] : [])) : []
  return {
    value,
    rules: rulesFor(question.gateway?.choice_rules ?? []),
    entryRules: survey.branching.flatMap((entry, on) =>
      entry.question_id === questionId ? rulesFor(entry.choice_rules).map((at) => [on, at] as const) : [],
    ),
    clauses: isFirst ? valuesNaming(survey, questionId, value) : [],
  }
}

/** Sets a choice's label, and its value in rules and conditions too; an empty label keeps that of `snapshot`: before typing began, by default now. */
export const setChoiceLabel =
  (questionId: string, choiceId: string, label: string, snapshot?: ChoiceSnapshot): Edit =>
  (survey) => {
    const own = snapshot ?? snapshotChoice(survey, questionId, choiceId)
    if (!own) return survey
    const value = label || own.value
    const relabeled = changeQuestion(questionId, (question) => {
      const choices = updateWhere(
        question.choices,
        ({ id }) => id === choiceId,
        (choice) => (choice.label === label && choice.value === value ? choice : { ...choice, label, value }),
      )
      if (choices === question.choices) return question
      return { ...question, choices, gateway: question.gateway && withRuleValue(question.gateway, own.rules, value) }
    })(survey)
    if (relabeled === survey) return survey
    const renamed = renameValues(own.clauses, value)(relabeled)
    if (!own.entryRules.length) return renamed
    const branching = renamed.branching.map((entry, on): BranchingEntry => {
      const rules = own.entryRules.filter(([of]) => of === on).map(([, at]) => at)
      return entry.question_id === questionId ? withRuleValue(entry, rules, value) : entry
    })
    return { ...renamed, branching }
  }

function withRuleValue<G extends { choice_rules: { choice_value: string }[] }>(gateway: G, rules: readonly number[], value: string): G {
  if (!rules.length) return gateway
  return {
    ...gateway,
    choice_rules: gateway.choice_rules.map((rule, at) => (rules.includes(at) ? { ...rule, choice_value: value } : rule)),
  }
}

const changeChoices = (questionId: string, change: (choices: Choice[]) => Choice[]): Edit =>
  changeQuestion(questionId, (question: Question) => {
    const choices = change(question.choices)
    return choices === question.choices ? question : { ...question, choices }
  })
