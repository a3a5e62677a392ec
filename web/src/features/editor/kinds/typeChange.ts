import { definedKinds } from '#shared/kinds/definedKinds.ts'
import { kinds, type QuestionType } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { changedType } from '../store/edits/changeType.ts'
import { newChoice } from '../store/edits/choices.ts'
import { newRow } from '../store/edits/rows.ts'
import { newLabels, type Labeled } from './labels/labeled.ts'
import type { Labels } from './labels/parsePastedChoices.ts'

/** How many rows a new question has. */
const newRows = 2

/** The most choices that a question of a type has. */
export const mostChoices = (type: QuestionType): number => definedKinds[type]?.choices?.most ?? limits.choices

/** The question with another type, and with the parts that this type needs. Choices become columns or ranked choices, and columns become choices. */
export function withType(question: Question, type: QuestionType): Question {
  const needed = definedKinds[type]?.choices
  const hasRows = kinds[type].unansweredRows !== undefined
  if (!needed) return { ...question, ...changedType(question, type) }
  const { choices, rows } = question
  const added = filled(
    hasRows ? 'column' : 'choice',
    choices,
    choices.length === 0 ? needed.fresh : Math.max(0, needed.least - choices.length),
  )
  return {
    ...question,
    type,
    ...(hasRows && { rows: rows?.length ? rows : filled('row', [], newRows).map(newRow) }),
    choices: [...choices, ...added.map(({ label, label_ko }) => newChoice(label, label_ko))],
  }
}

/** `count` new labels that are not taken. */
function filled(labeled: Labeled, taken: readonly Labels[], count: number): Labels[] {
  const added: Labels[] = []
  for (let at = 0; at < count; at++) added.push(newLabels(labeled, [...taken, ...added], true))
  return added
}

/** Why a question cannot have a type, as a text of `cards`; null if it can. Choices kept from an earlier type count too. */
export function typeProblem({ type: present, choices }: Question, type: QuestionType): 'unfit_columns' | 'unfit_equal' | null {
  if (type === present || !definedKinds[type]?.choices) return null
  if (choices.length > mostChoices(type)) return 'unfit_columns'
  return new Set(choices.map(({ value }) => value)).size < choices.length ? 'unfit_equal' : null
}
