import { memo, useRef } from 'react'
import type { Choice, SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useRemoval } from '../../removal/useRemoval.ts'
import { useFieldError } from '../../saving/fieldErrors.ts'
import {
  pinChoice,
  snapshotChoice,
  removeChoice,
  setChoiceLabel,
  setChoiceLabelKo,
  switchChoice,
  type ChoiceSnapshot,
  type ChoiceSwitch,
} from '../../store/edits/choices.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import css from '../labels/LabelList.module.css'
import { ChoiceSwitches } from './ChoiceSwitches.tsx'
import { labelNames, type Labeled } from '../labels/labeled.ts'
import { LabelRow } from '../labels/LabelRow.tsx'
import { PinButton } from '../labels/PinButton.tsx'
import { proposedSwitch } from './proposedSwitch.ts'

type Props = {
  labeled: Labeled
  isRanked: boolean
  questionId: string
  choice: Choice
  index: number
  isLast: boolean
  isRemovable: boolean
  isMulti: boolean
  isShuffled: boolean
  path: string
  /** Summary of the choice's targets; null if the question is not a gateway. */
  targetsText: string | null
  hasRule: boolean | undefined
}

/** Columns and ranked choices have no text, and are never exclusive. */
const switchesOf = (labeled: Labeled, isRanked: boolean, isMulti: boolean): ChoiceSwitch[] => {
  if (isRanked) return []
  if (labeled === 'column') return ['no_answer']
  return isMulti ? ['text_entry', 'exclusive', 'no_answer'] : ['text_entry', 'no_answer']
}

/** Why a choice keeps its place without a pin. */
const alwaysPinned = ['text_entry', 'exclusive', 'no_answer'] as const

/** One choice. The rules that the choice had when typing began follow its label until the focus leaves. */
export const ChoiceRow = memo(function ChoiceRow({
  labeled,
  isRanked,
  questionId,
  choice,
  isRemovable,
  isMulti,
  isShuffled,
  path,
  ...row
}: Props) {
  const t = useT()
  const store = useEditorStore()
  const confirm = useRemoval()
  /** `survey`: as typing left it; where anything else changed it since, such as undo, the snapshot is of another. */
  const typing = useRef<{ snapshot: ChoiceSnapshot | undefined; survey: SurveyBody }>(undefined)
  const errors = [useFieldError(`${path}.label`), useFieldError(`${path}.value`), useFieldError(`${path}.label_ko`)]
  const id = choice.id!
  const onSwitch = (name: ChoiceSwitch, isOn: boolean) => store.edit(switchChoice(questionId, id, name, isOn))
  const remove = () => {
    const edit = removeChoice(questionId, id)
    confirm(edit, () => store.edit(edit))
  }
  const { item: name } = labelNames(t, labeled, row.index + 1)
  const proposed = isRanked ? undefined : proposedSwitch(choice, isMulti)
  return (
    <LabelRow
      {...row}
      labeled={labeled}
      questionId={questionId}
      item={{ id, label: choice.label, label_ko: choice.label_ko }}
      error={errors.find(Boolean)}
      switches={
        <>
          {isShuffled && !alwaysPinned.some((name) => choice[name]) && (
            <PinButton name={name} isOn={choice.pinned === true} onPin={(isOn) => store.edit(pinChoice(questionId, id, isOn))} />
          )}
          <ChoiceSwitches choice={choice} name={name} switches={switchesOf(labeled, isRanked, isMulti)} onSwitch={onSwitch} />
        </>
      }
      proposal={
        proposed && (
          <Button kind="quiet" className={css.proposal} onClick={() => onSwitch(proposed, true)}>
            {t(`cards.propose_${proposed}`)}
          </Button>
        )
      }
      onLabel={(label) => {
        const before = store.get()
        const snapshot = typing.current?.survey === before ? typing.current.snapshot : snapshotChoice(before, questionId, id)
        store.edit(setChoiceLabel(questionId, id, label, snapshot), { merge: `choice:${questionId}:${id}:label` })
        typing.current = { snapshot, survey: store.get() }
      }}
      onLabelKo={(label, isTyped) =>
        store.edit(setChoiceLabelKo(questionId, id, label), isTyped ? { merge: `choice:${questionId}:${id}:label_ko` } : undefined)
      }
      onEndTyping={() => {
        typing.current = undefined
      }}
      onRemove={isRemovable ? remove : undefined}
    />
  )
})
