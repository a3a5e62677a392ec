import { pair } from '#shared/text.ts'
import { restoreSurvey } from '#shared/survey/life/restoreSurvey.ts'
import { useVersion } from '../../../lib/api/surveyVersions.ts'
import { siteDateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { undoOf } from '../../../lib/document/content.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { ChangeList } from '../changes/ChangeList.tsx'
import { surveyChanges } from '../changes/surveyChanges.ts'
import { useSaver } from '../saving/useSaver.ts'
import { bodyOf } from '../store/newSurvey.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import css from './VersionsDialog.module.css'
import { LoadingText } from '../../../ui/states/LoadingRows.tsx'

type Props = { id: string; version: number; onBack: () => void; onClose: () => void }

export function VersionPreview({ id, version, onBack, onClose }: Props) {
  const t = useT()
  const store = useEditorStore()
  const saver = useSaver()
  const { data: survey, error, loading, reload } = useVersion(id, version)

  const restoring = survey && restoreSurvey(bodyOf(survey), store.get())

  const restore = ({ survey: restored, kept }: ReturnType<typeof restoreSurvey>) => {
    const before = store.get()
    saver.restore(version, restored)
    const names = kept.map((field) => t(`editor.field_${field}`)).join(', ')
    toast(t(kept.length > 0 ? 'editor.version_restored_but' : 'editor.version_restored', { number: version, names }), {
      action: { label: t('admin.undo'), run: undoOf(store, () => before) },
    })
    onClose()
  }
  return (
    <Dialog
      title={t('editor.version', { number: version })}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onBack}>
            {t('editor.back')}
          </Button>
          {restoring && <Button onClick={() => restore(restoring)}>{t('editor.version_restore')}</Button>}
        </>
      }
    >
      {error !== undefined ? (
        <LoadError error={error} busy={loading} retry={reload} />
      ) : restoring ? (
        <>
          <div className={css.words}>
            <strong className="weight-label">
              <BilingualText of={pair(survey, 'title')} fallback={t('admin.no_title')} />
            </strong>
            <small>{siteDateAndTime(survey.updated_at)}</small>
            <small>
              {t('editor.version_of', {
                sections: survey.sections.length,
                questions: survey.sections.reduce((count, { questions }) => count + questions.length, 0),
              })}
            </small>
          </div>
          <h3 className="text-sm">{t('editor.version_differs')}</h3>
          <ChangeList changes={surveyChanges(store.get(), restoring.survey)} after={restoring.survey} />
        </>
      ) : (
        <LoadingText className="muted" />
      )}
    </Dialog>
  )
}
