import type { Row } from '#shared/survey/survey.ts'
import { limits } from '#shared/limits.ts'
import type { Edit } from '../editorStore.ts'
import { newId } from '../newSurvey.ts'
import { fillKo, insertAt, moveItem, updateWhere } from './lists.ts'
import { changeQuestion } from './questions.ts'

export const newRow = ({ label, label_ko }: Pick<Row, 'label' | 'label_ko'>): Row => ({ id: newId(), label, label_ko })

/** Inserts rows at `index`, at the end by default; rows over the limit are dropped. */
export const insertRows = (questionId: string, rows: readonly Row[], index?: number): Edit =>
  changeRows(questionId, (present) => insertAt(present, rows.slice(0, Math.max(0, limits.rows - present.length)), index))

export const removeRow = (questionId: string, rowId: string): Edit =>
  changeRows(questionId, (rows) => (rows.some(({ id }) => id === rowId) ? rows.filter(({ id }) => id !== rowId) : rows))

/** Moves a row to the index `to`. */
export const moveRow = (questionId: string, rowId: string, to: number): Edit =>
  changeRows(questionId, (rows) => {
    const from = rows.findIndex(({ id }) => id === rowId)
    return moveItem(rows, from < 0 ? undefined : from, to)
  })

/** Whether a row keeps its place if the rows are shuffled. */
export const pinRow = (questionId: string, rowId: string, isOn: boolean): Edit =>
  changeRows(questionId, (rows) =>
    updateWhere(
      rows,
      ({ id }) => id === rowId,
      (row) => ({ ...row, pinned: isOn || undefined }),
    ),
  )

export const setRowLabels = (questionId: string, rowId: string, labels: Partial<Pick<Row, 'label' | 'label_ko'>>): Edit =>
  changeRows(questionId, (rows) =>
    updateWhere(
      rows,
      ({ id }) => id === rowId,
      (row) => ({ ...row, ...labels }),
    ),
  )

/** Writes Korean labels, from the row at `index` on. */
export const fillRowsKo = (questionId: string, labels: readonly string[], index: number): Edit =>
  changeRows(questionId, (rows) => fillKo(rows, labels, index))

const changeRows = (questionId: string, change: (rows: Row[]) => Row[]): Edit =>
  changeQuestion(questionId, (question) => {
    const rows = change(question.rows ?? [])
    return rows === question.rows ? question : { ...question, rows }
  })
