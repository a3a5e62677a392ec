import { memo, useRef, type ClipboardEvent } from 'react'
import { limits } from '#shared/limits.ts'
import type { Choice } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { GrowingText } from '../../../../ui/forms/GrowingText.tsx'
import { AlertIcon } from '../../../../ui/icons/siteIcons.ts'
import { DragHandle, SortableItem } from '../../../../ui/sorting/SortableList.tsx'
import { useFieldError } from '../../saving/fieldErrors.ts'
import {
  snapshotChoice,
  removeChoice,
  setChoiceLabel,
  setChoiceLabelKo,
  switchChoice,
  type ChoiceSnapshot,
} from '../../store/edits/choices.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { choiceIds } from './choiceIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { proposedSwitch } from './proposedSwitch.ts'
import { ChoiceActions } from './ChoiceActions.tsx'
import css from './ChoicesField.module.css'
import { parsePastedChoices, type Labels } from './parsePastedChoices.ts'

type Props = {
  questionId: string
  choice: Choice
  index: number
  isLast: boolean
  isMulti: boolean
  path: string
  /** Summary of what the choice shows; null if the question is not a gateway. */
  targetsText: string | null
  hasRule: boolean | undefined
  /** Inserts choices at `index`; at the end by default. */
  onAdd: (labels: readonly Labels[], index?: number) => void
}

/**
 * One choice. Enter focuses the next choice's label, or adds a choice after the last; pasted lines become choices. The rules that the choice had
 * when typing began follow its label until the focus leaves.
 */
export const ChoiceRow = memo(function ChoiceRow({
  questionId,
  choice,
  index,
  isLast,
  isMulti,
  path,
  targetsText: leads,
  hasRule,
  onAdd,
}: Props) {
  const t = useT()
  const store = useEditorStore()
  const snapshot = useRef<ChoiceSnapshot>(undefined)
  const errors = [useFieldError(`${path}.label`), useFieldError(`${path}.value`), useFieldError(`${path}.label_ko`)]
  const error = errors.find(Boolean)
  const id = choice.id!
  const at = index + 1
  const proposed = proposedSwitch(choice, isMulti)
  const errorId = `${choiceIds.label(questionId, id)}-error`

  const setLabel = (label: string) => {
    snapshot.current ??= snapshotChoice(store.get(), questionId, id)
    store.edit(setChoiceLabel(questionId, id, label, snapshot.current), { merge: `choice:${questionId}:${id}:label` })
  }
  const endTyping = () => {
    snapshot.current = undefined
    store.closeUndoStep()
  }
  const onEnter = (field: HTMLTextAreaElement) => {
    const row = field.closest('li')!
    const column = [...row.querySelectorAll('textarea')].indexOf(field)
    if (isLast) onAdd([{ label: 'Option', label_ko: '' }])
    else row.nextElementSibling?.querySelectorAll('textarea')[column]?.focus()
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [first, ...more] = parsePastedChoices(event.clipboardData.getData('text/plain'))
    if (!first) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isNew = value === 'Option'
    const label = isNew
      ? first.label
      : value.slice(0, selectionStart ?? undefined) + first.label + value.slice(selectionEnd ?? value.length)
    setLabel(label.slice(0, limits.choiceLabel))
    if (first.label_ko && !choice.label_ko) store.edit(setChoiceLabelKo(questionId, id, first.label_ko))
    onAdd(more, index + 1)
  }
  return (
    <SortableItem id={id} index={index} className={css.row}>
      <DragHandle name={t('cards.choice_menu', { at })} />
      <GrowingText
        id={choiceIds.label(questionId, id)}
        className={css.label}
        lang="en"
        aria-label={t('cards.label_at', { at })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && errorId}
        value={choice.label}
        maxLength={limits.choiceLabel}
        autoComplete="off"
        onText={setLabel}
        onBlur={endTyping}
        onEnter={onEnter}
        onPaste={onPaste}
      />
      <GrowingText
        className={css.labelKo}
        lang="ko"
        aria-label={t('cards.label_ko_at', { at })}
        value={choice.label_ko}
        maxLength={limits.choiceLabel}
        autoComplete="off"
        onText={(text) => store.edit(setChoiceLabelKo(questionId, id, text), { merge: `choice:${questionId}:${id}:label_ko` })}
        onBlur={endTyping}
        onEnter={onEnter}
      />
      {leads !== null && (
        <span className={css.leads} data-none={!hasRule || undefined}>
          {leads}
        </span>
      )}
      <ChoiceActions
        choice={choice}
        at={at}
        isLast={isLast}
        isMulti={isMulti}
        onSwitch={(name, isOn) => store.edit(switchChoice(questionId, id, name, isOn))}
        onRemove={() => store.edit(removeChoice(questionId, id))}
      />
      {proposed && (
        <Button kind="quiet" className={css.proposal} onClick={() => store.edit(switchChoice(questionId, id, proposed, true))}>
          {t(`cards.propose_${proposed}`)}
        </Button>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          <AlertIcon /> {error}
        </p>
      )}
    </SortableItem>
  )
})
