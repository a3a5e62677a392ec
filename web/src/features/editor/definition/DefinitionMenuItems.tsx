import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/export/download.ts'
import { ImportDialog } from '../../../ui/definition/ImportDialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { menuItem } from '../../../ui/overlays/Menu.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useEditorStore } from '../store/useEditorStore.ts'

/** Entries of a menu: the survey being edited as a JSON file, saved or not, and such a file in its place. */
export function DefinitionMenuItems() {
  const t = useT()
  const store = useEditorStore()
  const [importing, setImporting] = useState(false)

  async function save() {
    const { definitionFileName, definitionText } = await import('#shared/survey/definitionFile.ts')
    const survey = store.survey()
    saveFile(definitionFileName(survey), new Blob([definitionText(survey)], { type: 'application/json' }))
  }
  function replace(survey: SurveyBody) {
    const before = store.survey()
    store.closeUndoStep()
    store.edit((edited) => applyImport(edited, survey))
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
        <OutsideMenu>
          <ImportDialog
            note={t('definition.note_replace')}
            action={t('work.replace')}
            onImport={replace}
            onClose={() => setImporting(false)}
          />
        </OutsideMenu>
      )}
    </>
  )
}

/** A menu that is closed shows nothing of what is in it, so the dialog stands elsewhere; its keys are none of the menu's. */
const OutsideMenu = ({ children }: { children: ReactNode }) =>
  createPortal(<div onKeyDown={(event) => event.stopPropagation()}>{children}</div>, document.body)

/** What an edited survey becomes by an import: all of the file's, but the address that people know and whether they may answer stay. */
const applyImport = ({ slug, is_active }: SurveyBody, imported: SurveyBody): SurveyBody => ({
  ...imported,
  slug: slug || imported.slug,
  is_active,
})
