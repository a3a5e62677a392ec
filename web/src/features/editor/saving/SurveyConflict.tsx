import { useMemo, type ReactNode } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { surveyChanges } from '../changes/surveyChanges.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { savedTime } from './savedTime.ts'
import css from './SurveyConflict.module.css'
import { useSaver } from './useSaver.ts'

export function SurveyConflict() {
  const t = useT()
  const store = useEditorStore()
  const saver = useSaver()
  const found = useMemo(() => {
    const { stored, theirs } = saver.state()
    return {
      mine: saver.changes(),
      theirs: surveyChanges(bodyOf(stored!), bodyOf(theirs!)),
      after: theirs!,
      collisions: saver.merged()!.collisions,
      time: savedTime(theirs!.updated_at),
    }
  }, [saver])
  return (
    <>
      <div className={css.sides}>
        <Side title={t('editor.conflict_mine')}>
          <ChangeList changes={found.mine} after={store.get()} />
        </Side>
        <Side title={t('editor.conflict_theirs', { time: found.time })}>
          <ChangeList changes={found.theirs} after={found.after} />
        </Side>
      </div>
      {found.collisions.length > 0 && (
        <Side title={t('admin.conflict_both')}>
          <ChangeList changes={found.collisions} />
        </Side>
      )}
    </>
  )
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.side}>
    <h3 className="text-sm">{title}</h3>
    {children}
  </section>
)
