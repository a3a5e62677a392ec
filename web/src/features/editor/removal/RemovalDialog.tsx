import { flushSync } from 'react-dom'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useEditorView, useSurveySelector, useViewSelector } from '../store/useEditorStore.ts'
import { conditionName } from './conditionName.ts'
import css from './RemovalDialog.module.css'

/** Asks before removing a part that conditions read, and names them. */
export function RemovalDialog() {
  const t = useT()
  const view = useEditorView()
  const survey = useSurveySelector((whole) => whole)
  const removal = useViewSelector((viewed) => viewed.removal())
  if (!removal) return null
  const close = () => view.confirmRemoval(null)
  const remove = () => {
    flushSync(close)
    removal.run()
  }
  return (
    <Dialog
      title={t('conditions.removal')}
      onClose={close}
      closeLabel={t('admin.cancel')}
      actions={
        <Button kind="danger" onClick={remove}>
          {t('admin.delete')}
        </Button>
      }
    >
      <p>{t('conditions.removal_text')}</p>
      <ul className={css.conditions}>
        {removal.losing.map((place) => (
          <li key={`${place.id} ${place.part}`}>{conditionName(survey, place, t)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
