import { memo } from 'react'
import type { Row } from '#shared/survey/survey.ts'
import { limits } from '#shared/limits.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useRemoval } from '../../removal/useRemoval.ts'
import { useFieldError } from '../../saving/fieldErrors.ts'
import { fillRowsKo, insertRows, moveRow, newRow, pinRow, removeRow, setRowLabels } from '../../store/edits/rows.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { ChoicesField } from '../choices/ChoicesField.tsx'
import { QuestionSwitch } from '../QuestionSwitch.tsx'
import fields from '../Fields.module.css'
import { labelNames } from '../labels/labeled.ts'
import { LabelList } from '../labels/LabelList.tsx'
import { LabelRow } from '../labels/LabelRow.tsx'
import { PinButton } from '../labels/PinButton.tsx'

/** The rows and the columns of a matrix, and whether the columns are a scale. */
export function MatrixFields({ question, path }: { question: Question; path: string }) {
  const t = useT()
  return (
    <>
      <RowsField question={question} path={path} />
      <ChoicesField question={question} path={path} labeled="column" least={limits.columnsMin} most={limits.columns} />
      <div className={fields.kind}>
        <QuestionSwitch flag="ordered" question={question} label={t('cards.ordered_columns')} />
        <QuestionSwitch flag="shuffle_choices" question={question} label={t('cards.shuffle_rows')} />
      </div>
    </>
  )
}

function RowsField({ question: { id, rows = [], shuffle_choices: isShuffled }, path }: { question: Question; path: string }) {
  const store = useEditorStore()
  return (
    <LabelList
      labeled="row"
      questionId={id}
      items={rows}
      most={limits.rows}
      error={useFieldError(`${path}.rows`)}
      present={() => surveyIndex(store.get()).questions.get(id)?.question.rows ?? []}
      onInsert={(labels, index) => {
        const added = labels.map(newRow)
        store.edit(insertRows(id, added, index))
        return added.map((row) => row.id)
      }}
      onFillKorean={(labels, index) => store.edit(fillRowsKo(id, labels, index))}
      onMove={(rowId, to) => store.edit(moveRow(id, rowId, to))}
    >
      {(row, index) => (
        <RowOfMatrix
          key={row.id}
          questionId={id}
          row={row}
          index={index}
          isLast={index === rows.length - 1}
          isRemovable={rows.length > 1}
          isShuffled={isShuffled === true}
          path={`${path}.rows.${index}`}
        />
      )}
    </LabelList>
  )
}

type RowProps = {
  questionId: string
  row: Row
  index: number
  isLast: boolean
  isRemovable: boolean
  isShuffled: boolean
  path: string
}

const RowOfMatrix = memo(function RowOfMatrix({ questionId, row, isRemovable, isShuffled, path, ...place }: RowProps) {
  const t = useT()
  const store = useEditorStore()
  const confirm = useRemoval()
  const errors = [useFieldError(`${path}.label`), useFieldError(`${path}.id`), useFieldError(`${path}.label_ko`)]
  const write = (labels: Partial<Row>, merge?: string) =>
    store.edit(setRowLabels(questionId, row.id, labels), merge ? { merge: `row:${questionId}:${row.id}:${merge}` } : undefined)
  const remove = () => {
    const edit = removeRow(questionId, row.id)
    confirm(edit, () => store.edit(edit))
  }
  return (
    <LabelRow
      {...place}
      labeled="row"
      questionId={questionId}
      item={row}
      error={errors.find(Boolean)}
      switches={
        isShuffled && (
          <PinButton
            name={labelNames(t, 'row', place.index + 1).item}
            isOn={row.pinned === true}
            onPin={(isOn) => store.edit(pinRow(questionId, row.id, isOn))}
          />
        )
      }
      onLabel={(label) => write({ label }, 'label')}
      onLabelKo={(label_ko, isTyped) => write({ label_ko }, isTyped ? 'label_ko' : undefined)}
      onRemove={isRemovable ? remove : undefined}
    />
  )
})
