import { useRef } from 'react'
import { undoOf } from '../../../../lib/document/content.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RightIcon } from '../../../../ui/icons/arrowIcons.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { templateNames, templates, type TemplateName } from './templates.ts'
import css from './TemplatesDialog.module.css'

/** Fills the editor with a template. Nothing is saved, and Undo leaves the empty form again. */
export default function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const store = useEditorStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const use = (name: TemplateName) => {
    const before = store.get()
    dialog.current?.close()
    store.edit(templates[name])
    toast(t('templates.used'), { action: { label: t('admin.undo'), run: undoOf(store, () => before) } })
  }
  return (
    <Dialog ref={dialog} title={t('templates.title')} onClose={onClose} closeLabel={t('admin.cancel')}>
      <p className="muted">{t('templates.text')}</p>
      <ul className={css.templates}>
        {templateNames.map((name) => (
          <li key={name}>
            <Button kind="plain" className={css.template} onClick={() => use(name)}>
              <span className="stack gap-hair shrinks breakable">
                <strong className="weight-strong">{t(`templates.${name}`)}</strong>
                <small className="text-sm regular muted pretty">{t(`templates.${name}_about`)}</small>
              </span>
              <RightIcon className="pushed muted" />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
