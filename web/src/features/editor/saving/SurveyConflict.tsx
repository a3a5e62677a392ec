import { useMemo, type ReactNode } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ConflictDialog } from '../../../ui/overlays/ConflictDialog.tsx'
import { bodyOf } from '../store/newSurvey.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import css from './SurveyConflict.module.css'
import { savedTime } from './savedTime.ts'
import { surveyChanges } from '../changes/surveyChanges.ts'
import { useSaver } from './useSaver.ts'

/** `onStash`: keeps the edited survey on this device. */
type Props = { theirs: Survey; onStash: () => void }

/** Shown when somebody else saved in between: the changes of both sides, and which to keep. Closing it decides nothing. */
export function SurveyConflict({ theirs, onStash }: Props) {
  const t = useT()
  const store = useEditorStore()
  const saver = useSaver()
  const found = useMemo(() => {
    const server = bodyOf(saver.state().stored!)
    return {
      mine: surveyChanges(saver.savedBody(), store.survey()),
      theirs: surveyChanges(server, bodyOf(theirs)),
      ...saver.merge(theirs),
    }
  }, [saver, store, theirs])

  const load = () => {
    onStash()
    saver.rebase(theirs, bodyOf(theirs))
  }
  return (
    <ConflictDialog
      title={t('editor.conflict_title')}
      text={t('editor.conflict_text')}
      onLater={saver.postponeConflict}
      onLoad={load}
      onKeep={() => saver.overwrite(theirs)}
      onMerge={() => saver.rebase(theirs, found.merged)}
    >
      <div className={css.sides}>
        <Side title={t('editor.conflict_mine')}>
          <ChangeList changes={found.mine} />
        </Side>
        <Side title={t('editor.conflict_theirs', { time: savedTime(theirs.updated_at) })}>
          <ChangeList changes={found.theirs} />
        </Side>
      </div>
      {found.collisions.length > 0 && (
        <Side title={t('admin.conflict_both')}>
          <ChangeList changes={found.collisions} />
        </Side>
      )}
    </ConflictDialog>
  )
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.side}>
    <h3>{title}</h3>
    {children}
  </section>
)
