import { hasChoices } from '#shared/kinds/hasChoices.ts'
import { kinds, type QuestionType } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { changedType } from '../store/edits/changeType.ts'
import { newChoice } from '../store/edits/choices.ts'
import { newRow } from '../store/edits/rows.ts'
import { newLabels, type Labeled } from './choices/labeled.ts'
import type { Labels } from './choices/parsePastedChoices.ts'

/** How many rows and columns a new matrix has. */
const newRows = 2
const newColumns = 5

/** The question with another type, and with what that type cannot be without. Choices become columns, and columns choices. */
export function withType(question: Question, type: QuestionType): Question {
  if (!kinds[type].unansweredRows) return { ...question, ...changedType(question, type) }
  const rows = question.rows?.length ? question.rows : filled('row', [], newRows).map(newRow)
  const { choices } = question
  const added = filled('column', choices, choices.length === 0 ? newColumns : Math.max(0, limits.columnsMin - choices.length))
  return { ...question, type, rows, choices: [...choices, ...added.map(({ label, label_ko }) => newChoice(label, label_ko))] }
}

/** New labels, so many, beside the ones that are taken. */
function filled(labeled: Labeled, taken: readonly Labels[], count: number): Labels[] {
  const added: Labels[] = []
  for (let at = 0; at < count; at++) added.push(newLabels(labeled, [...taken, ...added]))
  return added
}

/** Why a question cannot have a type, as a text of `cards`; null where it can. */
export function typeProblem({ type: present, choices }: Question, type: QuestionType): 'unfit_columns' | 'unfit_equal' | null {
  if (type === present || !kinds[type].unansweredRows || !hasChoices(present)) return null
  if (choices.length > limits.columns) return 'unfit_columns'
  return new Set(choices.map(({ value }) => value)).size < choices.length ? 'unfit_equal' : null
}
