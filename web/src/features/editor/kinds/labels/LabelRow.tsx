import { use, type ClipboardEvent, type ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { GrowingText } from '../../../../ui/forms/GrowingText.tsx'
import { AlertIcon } from '../../../../ui/icons/siteIcons.ts'
import { DragHandle, SortableItem } from '../../../../ui/sorting/SortableList.tsx'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { LabelActions } from './LabelActions.tsx'
import css from './LabelList.module.css'
import { AddLabels, FillKorean, isNewLabel, labelId, labelNames, type Labeled } from './labeled.ts'
import { parsePastedChoices, type Labels } from './parsePastedChoices.ts'

type Props = {
  labeled: Labeled
  questionId: string
  item: { id: string } & Labels
  index: number
  isLast: boolean
  error: string | undefined
  /** The targets of the item; null if the question is not a gateway. */
  targetsText?: string | null
  hasRule?: boolean | undefined
  onLabel: (text: string) => void
  /** `isTyped`: the change continues the last undo step. */
  onLabelKo: (text: string, isTyped: boolean) => void
  onEndTyping?: () => void
  /** Buttons of this item before the common ones, and a suggestion below it. */
  switches?: ReactNode
  proposal?: ReactNode
  /** undefined if the item cannot be removed. */
  onRemove: (() => void) | undefined
}

/** One item of a list of labels. Enter goes to the next label, or adds an item after the last; pasted lines become items, or the Korean labels below. */
export function LabelRow({
  labeled,
  questionId,
  item,
  index,
  isLast,
  error,
  targetsText: leads = null,
  hasRule,
  switches,
  proposal,
  ...on
}: Props) {
  const t = useT()
  const store = useEditorStore()
  const add = use(AddLabels)
  const fillKorean = use(FillKorean)
  const names = labelNames(t, labeled, index + 1)
  const errorId = `${labelId(questionId, item.id)}-error`
  const endTyping = () => {
    on.onEndTyping?.()
    store.closeUndoStep()
  }
  const onEnter = (field: HTMLTextAreaElement) => {
    const row = field.closest('li')!
    const column = [...row.querySelectorAll('textarea')].indexOf(field)
    if (isLast) add([null])
    else row.nextElementSibling?.querySelectorAll('textarea')[column]?.focus()
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [first, ...more] = parsePastedChoices(event.clipboardData.getData('text/plain'))
    if (!first) return
    event.preventDefault()
    const isNew = isNewLabel(event.currentTarget.value)
    on.onLabel(isNew ? first.label : withPasted(event.currentTarget, first.label))
    if (first.label_ko && (!item.label_ko || isNew)) on.onLabelKo(first.label_ko, false)
    add(more, index + 1)
  }
  const onPasteKorean = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [first, ...more] = parsePastedChoices(event.clipboardData.getData('text/plain'))
    if (!first) return
    event.preventDefault()
    fillKorean([withPasted(event.currentTarget, first.label), ...more.map(({ label }) => label)], index)
  }
  return (
    <SortableItem id={item.id} index={index} className={css.row}>
      <DragHandle name={names.item} />
      <GrowingText
        id={labelId(questionId, item.id)}
        className={css.label}
        lang="en"
        aria-label={names.label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && errorId}
        value={item.label}
        maxLength={limits.choiceLabel}
        autoComplete="off"
        onText={on.onLabel}
        onBlur={endTyping}
        onEnter={onEnter}
        onPaste={onPaste}
      />
      <GrowingText
        className={css.labelKo}
        lang="ko"
        aria-label={names.label_ko}
        value={item.label_ko}
        maxLength={limits.choiceLabel}
        autoComplete="off"
        onText={(text) => on.onLabelKo(text, true)}
        onBlur={endTyping}
        onEnter={onEnter}
        onPaste={onPasteKorean}
      />
      {leads !== null && (
        <span className={css.leads} data-none={!hasRule || undefined}>
          {leads}
        </span>
      )}
      <LabelActions names={names} at={index + 1} isLast={isLast} onRemove={on.onRemove}>
        {switches}
      </LabelActions>
      {proposal}
      {error && (
        <p id={errorId} className={css.error}>
          <AlertIcon /> {error}
        </p>
      )}
    </SortableItem>
  )
}

/** The field's text with the selection replaced by the pasted text. */
const withPasted = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement, text: string): string =>
  (value.slice(0, selectionStart) + text + value.slice(selectionEnd)).slice(0, limits.choiceLabel)
