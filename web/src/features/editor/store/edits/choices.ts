import { limits } from '#shared/limits.ts'
import type { BranchingEntry, Choice, Question, SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { newId } from '../newSurvey.ts'
import { surveyIndex } from '../surveyIndex.ts'
import { updateWhere, insertAt, moveItem } from './lists.ts'
import { changeQuestion } from './questions.ts'

export const newChoice = (label = 'Option', label_ko = '', value = label): Choice => ({ id: newId(), label, label_ko, value, aliases: [] })

/**
 * Inserts choices at `index`; by default at the end, but before the choice with a text of its own. Choices over the limit are dropped.
 */
export const insertChoices = (questionId: string, choices: readonly Choice[], index?: number): Edit =>
  changeChoices(questionId, (present) => {
    const end = present.length - (present.at(-1)?.text_entry ? 1 : 0)
    return insertAt(present, choices.slice(0, Math.max(0, limits.choices - present.length)), index ?? end)
  })

/** Rules for the choice stay: the logic check reports them, and undo needs them. */
export const removeChoice = (questionId: string, choiceId: string): Edit =>
  changeChoices(questionId, (choices) =>
    choices.some(({ id }) => id === choiceId) ? choices.filter(({ id }) => id !== choiceId) : choices,
  )

export const moveChoice = (questionId: string, choiceId: string, to: number): Edit =>
  changeChoices(questionId, (choices) => {
    const from = choices.findIndex(({ id }) => id === choiceId)
    return moveItem(choices, from < 0 ? undefined : from, to)
  })

/** Gives a choice a text of its own or takes it back. Only one choice of a question has a text, and that choice goes last. */
export const setTextEntry = (questionId: string, choiceId: string, isOn: boolean): Edit =>
  changeChoices(questionId, (choices) => {
    const entry = choices.find(({ id }) => id === choiceId)
    if (!entry || isOn === (entry.text_entry === true)) return choices
    const without = choices.map((choice) => (choice.text_entry ? { ...choice, text_entry: undefined } : choice))
    return isOn ? [...without.filter(({ id }) => id !== choiceId), { ...entry, text_entry: true }] : without
  })

export const setChoiceLabelKo = (questionId: string, choiceId: string, label_ko: string): Edit =>
  changeChoices(questionId, (choices) =>
    updateWhere(
      choices,
      ({ id }) => id === choiceId,
      (choice) => ({ ...choice, label_ko }),
    ),
  )

/** A choice's value and rules before its label is edited: while typing, two labels may be equal, and their rules must not mix. */
export type ChoiceSnapshot = {
  value: string
  /** Indexes among the rules of the question's gateway. */
  rules: readonly number[]
  entryRules: readonly (readonly [number, number])[]
}

/** The value of a choice and the rules for it. Among choices with equal values, the first has the rules. */
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
  }
}

/** Sets a choice's label, value and rules; an empty label keeps the snapshot's value. `snapshot`: before typing began, by default now. */
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
    if (relabeled === survey || !own.entryRules.length) return relabeled
    const branching = relabeled.branching.map((entry, on): BranchingEntry => {
      const rules = own.entryRules.filter(([of]) => of === on).map(([, at]) => at)
      return entry.question_id === questionId ? withRuleValue(entry, rules, value) : entry
    })
    return { ...relabeled, branching }
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
