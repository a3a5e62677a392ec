import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { displayName, nameOf } from '../marks/names.ts'
import { useEditorStore, useEditorView } from '../store/useEditorStore.ts'
import css from './PublishDialog.module.css'
import { useSaver } from './useSaver.ts'

/** Asks before saving an active survey that respondents could not submit: lists the required questions without choices. Closing it saves nothing. */
export function PublishDialog({ blocking }: { blocking: readonly string[] }) {
  const t = useT()
  const store = useEditorStore()
  const view = useEditorView()
  const saver = useSaver()
  const survey = store.get()
  const close = () => saver.blocking.set([])
  const go = (id: string) => {
    close()
    view.jumpTo({ kind: 'question', id, part: 'choices' }, nameOf(survey, { kind: 'question', id })?.section_id)
  }
  const saveInactive = () => {
    store.edit((before) => ({ ...before, is_active: false }))
    void saver.save()
  }
  return (
    <Dialog
      title={t('editor.blocked_title')}
      onClose={close}
      actions={
        <>
          <Button kind="secondary" onClick={() => void saver.publishAnyway()}>
            {t('editor.publish_anyway')}
          </Button>
          <Button kind="secondary" onClick={saveInactive}>
            {t('editor.save_inactive')}
          </Button>
          <Button onClick={() => go(blocking[0]!)}>{t('editor.add_choices')}</Button>
        </>
      }
    >
      <p>{t('editor.blocked_text', { count: blocking.length })}</p>
      <ul className={css.questions}>
        {blocking.map((id) => (
          <li key={id}>
            <Button kind="plain" onClick={() => go(id)}>
              {displayName(survey, { kind: 'question', id }, t)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
