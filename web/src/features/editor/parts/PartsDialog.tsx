import { useMemo, useRef, useState } from 'react'
import { limits } from '#shared/limits.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useStoredSurvey } from '../../../lib/api/fetchSurvey.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { undoOf } from '../../../lib/document/content.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { SurveyPicker } from '../definition/SurveyPicker.tsx'
import { displayName } from '../marks/names.ts'
import { conditionName } from '../removal/conditionName.ts'
import { useSavedAddress } from '../saving/useSaver.ts'
import { copyParts, type Chosen, type LeftOut } from '../store/edits/copyParts.ts'
import { insertParts, takeOutParts } from '../store/edits/insertParts.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEditorStore, useEditorView } from '../store/useEditorStore.ts'
import { PartsTree } from './PartsTree.tsx'

/** Copies sections and questions of another survey into the edited one: finds the survey, then asks which parts and where to. */
export default function PartsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const own = useSavedAddress()
  const { data, error, loading, reload } = useCall('listSurveys', {})
  const [id, setId] = useState<string | null>(null)
  const source = useStoredSurvey(id)
  const body = useMemo(() => source.data && bodyOf(source.data), [source.data])
  if (body) return <PartsOf source={body} onBack={() => setId(null)} onClose={onClose} />
  const failed = error ?? source.error
  return (
    <Dialog title={t('parts.title')} onClose={onClose} closeLabel={t('admin.cancel')}>
      {failed !== undefined && (
        <LoadError error={failed} busy={loading || source.loading} retry={error === undefined ? source.reload : reload} />
      )}
      {failed === undefined && (!data || id !== null) && <LoadingRows rows={3} />}
      {data && id === null && (
        <SurveyPicker surveys={data.filter((one) => one.id !== own?.id)} busy={false} note={t('parts.find')} onChoose={setId} />
      )}
    </Dialog>
  )
}

const ownSections = ''

function PartsOf({ source, onBack, onClose }: { source: SurveyBody; onBack: () => void; onClose: () => void }) {
  const t = useT()
  const store = useEditorStore()
  const view = useEditorView()
  const dialog = useRef<HTMLDialogElement>(null)
  const [target] = useState(() => store.get())
  const [chosen, setChosen] = useState<Chosen>({ sections: new Set(), questions: new Set() })
  const [into, setInto] = useState(ownSections)
  const parts = useMemo(() => copyParts(source, chosen, target), [source, chosen, target])
  const leftOut = parts.leftOut.filter((one) => into === ownSections || one.kind === 'gateway' || one.place.kind === 'question')
  const count = chosen.questions.size
  const isNothing = parts.sections.length === 0 || (into !== ownSections && count === 0)
  const isTooMuch =
    surveyIndex(target).questions.size + count > limits.questions ||
    (into === ownSections && target.sections.length + parts.sections.length > limits.sections)

  const copy = () => {
    const { sections } = parts
    dialog.current?.close()
    store.edit(insertParts(sections, into))
    toast(t('parts.copied'), { action: { label: t('admin.undo'), run: undoOf(store, takeOutParts(sections)) } })
    const question = sections.flatMap(({ questions }) => questions)[0]
    if (into !== ownSections && question) view.jumpTo({ kind: 'question', id: question.id }, into)
    else view.jumpTo({ kind: 'section', id: sections[0]!.id })
  }
  return (
    <Dialog
      ref={dialog}
      title={t('parts.title')}
      onClose={onClose}
      unsaved
      actions={
        <>
          <Button kind="quiet" onClick={onBack}>
            {t('parts.another')}
          </Button>
          <Button kind="secondary" onClick={() => dialog.current?.close()}>
            {t('admin.cancel')}
          </Button>
          <Button disabled={isNothing || isTooMuch} onClick={copy}>
            {t('admin.copy')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <PartsTree source={source} chosen={chosen} onChosen={setChosen} />
        <Select label={t('parts.into')} value={into} onChange={({ target: { value } }) => setInto(value)}>
          <option value={ownSections}>{t('parts.new_sections')}</option>
          {target.sections.map(({ id }) => (
            <option key={id} value={id}>
              {displayName(target, { kind: 'section', id }, t)}
            </option>
          ))}
        </Select>
        {isTooMuch && (
          <p className="text-sm weight-label failed" role="alert">
            {t('parts.too_much', { questions: limits.questions, sections: limits.sections })}
          </p>
        )}
        <output>{leftOut.length > 0 && <LeftOutList source={source} leftOut={leftOut} />}</output>
      </div>
    </Dialog>
  )
}

/** The parts that are not copied, by their names in the other survey. */
function LeftOutList({ source, leftOut }: { source: SurveyBody; leftOut: readonly LeftOut[] }) {
  const t = useT()
  const nameOf = (one: LeftOut) =>
    one.kind === 'condition'
      ? conditionName(source, one.place, t)
      : t('parts.gateway', { name: displayName(source, { kind: 'question', id: one.id }, t) })
  return (
    <div className="text-sm">
      <p className="warned">{t('parts.left_out')}</p>
      <ul>
        {leftOut.map((one) => (
          <li key={JSON.stringify(one)}>{nameOf(one)}</li>
        ))}
      </ul>
    </div>
  )
}
