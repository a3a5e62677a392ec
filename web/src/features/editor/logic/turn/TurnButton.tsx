import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { turnSteps } from '#shared/logic/turn/turnSteps.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { inSlices } from '../../../../lib/loading/inSlices.ts'
import { undoOf } from '../../../../lib/document/content.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { mergeSurveys } from '../../changes/mergeSurveys.ts'
import type { Edit } from '../../store/editorStore.ts'
import { useEditorStore, useSurveySelector } from '../../store/useEditorStore.ts'
import { keptText } from './keptText.ts'

export type TurnButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'className'> & {
  label: string
  /** The text of the toast afterwards. */
  said: string
  questionIds: (survey: SurveyBody) => readonly string[]
  /** An edit before the gateways are turned, part of the same undo step. */
  before?: Edit
  /** Called after the edit, before the page renders again: for instance to set the focus. */
  onTurned: () => void
}

/** Turns the gateways on some questions into conditions if both show the same; otherwise explains why not. */
export function TurnButton({
  label,
  said,
  questionIds,
  before = (survey) => survey,
  onTurned,
  kind = 'secondary',
  className,
}: TurnButtonProps) {
  const t = useT()
  const store = useEditorStore()
  const survey = useSurveySelector((edited) => edited)
  const [isBusy, setBusy] = useState(false)
  const [kept, setKept] = useState<{ survey: SurveyBody; words: string }>()
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])

  function turn() {
    const compared = store.get()
    const prepared = before(compared)
    setBusy(true)
    cancel.current = inSlices(turnSteps(prepared, questionIds(prepared)), (result) => {
      // Edited meanwhile.
      if (store.get() !== compared) return turn()
      setBusy(false)
      if ('because' in result) return setKept({ survey: compared, words: keptText(prepared, result, t) })
      const { survey: turned } = result
      store.edit(() => turned)
      onTurned()
      toast(said, { action: { label: t('admin.undo'), run: undoOf(store, (now) => mergeSurveys(turned, now, compared).merged) } })
    })
  }
  const words = kept?.survey === survey && kept.words
  return (
    <>
      <Button kind={kind} className={className} busy={isBusy} onClick={turn}>
        {label}
      </Button>
      <output className={words ? 'full block text-xs leading-155 warned' : undefined}>{words}</output>
    </>
  )
}
