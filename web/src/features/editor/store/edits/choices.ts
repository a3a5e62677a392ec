import { limits } from '#shared/limits.ts'
import type { BranchingEntry, Choice, Question, SurveyBody } from '#shared/survey/survey.ts'
import type { Edit } from '../editorStore.ts'
import { newId } from '../newSurvey.ts'
import { surveyIndex } from '../surveyIndex.ts'
import { updateWhere, insertAt, moveItem } from './lists.ts'
import { changeQuestion } from './questions.ts'

export const newChoice = (label = 'Option', label_ko = ''): Choice => ({ id: newId(), label, label_ko, value: label, aliases: [] })

/** Puts choices before the one at `index`; the end unless told. What is over the limit is left out. */
export const insertChoices = (questionId: string, choices: readonly Choice[], index?: number): Edit =>
  changeChoices(questionId, (present) => insertAt(present, choices.slice(0, Math.max(0, limits.choices - present.length)), index))

/** Rules for the choice stay: the logic check tells them, and an undo finds them. */
export const removeChoice = (questionId: string, choiceId: string): Edit =>
  changeChoices(questionId, (choices) =>
    choices.some(({ id }) => id === choiceId) ? choices.filter(({ id }) => id !== choiceId) : choices,
  )

/** Moves a choice to where the one at `to` stands. */
export const moveChoice = (questionId: string, choiceId: string, to: number): Edit =>
  changeChoices(questionId, (choices) => {
    const from = choices.findIndex(({ id }) => id === choiceId)
    return moveItem(choices, from < 0 ? undefined : from, to)
  })

export const setChoiceLabelKo = (questionId: string, choiceId: string, label_ko: string): Edit =>
  changeChoices(questionId, (choices) =>
    updateWhere(
      choices,
      ({ id }) => id === choiceId,
      (choice) => ({ ...choice, label_ko }),
    ),
  )

/**
 * What a choice is before its label is typed over: its value, and the rules that are its own, by their places. Typing may pass through
 * another choice's label; the rules of the two must not mix then.
 */
export type ChoiceSnapshot = {
  value: string
  /** Indexes among the rules of the question's gateway. */
  rules: readonly number[]
  /** Indexes of a survey-level entry and of a rule in it. */
  entryRules: readonly (readonly [number, number])[]
}

/** A choice and the rules that name it. Of choices with equal values, the first has the rules. */
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

/**
 * Sets a choice's label, and its value to the same text; the rules that are its own follow. An empty label keeps the value that the choice
 * had at rest, since a value is never empty. `rest`: the choice before a run of typing; as it is now unless told.
 */
export const setChoiceLabel =
  (questionId: string, choiceId: string, label: string, snapshot?: ChoiceSnapshot): Edit =>
  (survey) => {
    const own = snapshot ?? snapshotChoice(survey, questionId, choiceId)
    if (!own) return survey
    const value = label || own.value
    const relabelled = changeQuestion(questionId, (question) => {
      const choices = updateWhere(
        question.choices,
        ({ id }) => id === choiceId,
        (choice) => (choice.label === label && choice.value === value ? choice : { ...choice, label, value }),
      )
      if (choices === question.choices) return question
      return { ...question, choices, gateway: question.gateway && withRuleValue(question.gateway, own.rules, value) }
    })(survey)
    if (relabelled === survey || !own.entryRules.length) return relabelled
    const branching = relabelled.branching.map((entry, on): BranchingEntry => {
      const rules = own.entryRules.filter(([of]) => of === on).map(([, at]) => at)
      return entry.question_id === questionId ? withRuleValue(entry, rules, value) : entry
    })
    return { ...relabelled, branching }
  }

/** The gateway or entry whose rules at the places `rules` are for `value`. */
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
