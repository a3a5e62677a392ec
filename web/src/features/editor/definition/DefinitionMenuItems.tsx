import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { SurveyBody } from '#shared/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { ImportDialog } from '../../../ui/definition/ImportDialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { menuItem } from '../../../ui/overlays/Menu.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useEditorStore } from '../store/useEditor.ts'
import { replacedBy } from './replacedBy.ts'

/** Entries of a menu: the survey being edited as a JSON file, saved or not, and such a file in its place. */
export function DefinitionMenuItems() {
  const t = useT()
  const store = useEditorStore()
  const [importing, setImporting] = useState(false)

  async function save() {
    const { definitionFileName, definitionText } = await import('#shared/definitionFile.ts')
    const survey = store.survey()
    saveFile(definitionFileName(survey), new Blob([definitionText(survey)], { type: 'application/json' }))
  }
  function replace(survey: SurveyBody) {
    const before = store.survey()
    store.settle()
    store.edit((edited) => replacedBy(edited, survey))
    const after = store.survey()
    const undo = () => (store.survey() === after ? store.undo() : store.edit(() => before))
    toast(t('definition.replaced'), { action: { label: t('work.undo'), run: undo } })
  }

  return (
    <>
      <button type="button" className={menuItem} onClick={() => void save()}>
        <Icon name="download" /> {t('definition.export_json')}
      </button>
      <button type="button" className={menuItem} onClick={() => setImporting(true)}>
        <Icon name="upload" /> {t('definition.import_json')}
      </button>
      {importing && (
        <BesideTheMenu>
          <ImportDialog
            note={t('definition.note_replace')}
            action={t('work.replace')}
            onImport={replace}
            onClose={() => setImporting(false)}
          />
        </BesideTheMenu>
      )}
    </>
  )
}

/** A menu that is closed shows nothing of what is in it, so the dialog stands elsewhere; its keys are none of the menu's. */
const BesideTheMenu = ({ children }: { children: ReactNode }) =>
  createPortal(<div onKeyDown={(event) => event.stopPropagation()}>{children}</div>, document.body)
