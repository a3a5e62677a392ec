import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/export/download.ts'
import { ImportDialog } from '../../../ui/definition/ImportDialog.tsx'
import { DownloadIcon, UploadIcon } from '../../../ui/icons/fileIcons.ts'
import { MenuButton } from '../../../ui/overlays/Menu.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { undoOf } from '../../../lib/document/content.ts'
import { useEditorStore } from '../store/useEditorStore.ts'

export function DefinitionMenuItems() {
  const t = useT()
  const store = useEditorStore()
  const [importing, setImporting] = useState(false)

  async function save() {
    const { definitionFileName, definitionText } = await import('#shared/survey/file/definitionFile.ts')
    const survey = store.get()
    saveFile(definitionFileName(survey), new Blob([definitionText(survey)], { type: 'application/json' }))
  }
  function replace(survey: SurveyBody) {
    const before = store.get()
    store.closeUndoStep()
    store.edit((edited) => applyImport(edited, survey))
    toast(t('definition.replaced'), { action: { label: t('admin.undo'), run: undoOf(store, () => before) } })
  }

  return (
    <>
      <MenuButton onClick={() => void save()}>
        <DownloadIcon /> {t('definition.export_json')}
      </MenuButton>
      <MenuButton onClick={() => setImporting(true)}>
        <UploadIcon /> {t('definition.import_json')}
      </MenuButton>
      {importing && (
        <OutsideMenu>
          <ImportDialog
            note={t('definition.note_replace')}
            action={t('admin.replace')}
            onImport={replace}
            onClose={() => setImporting(false)}
          />
        </OutsideMenu>
      )}
    </>
  )
}

/** Renders a dialog outside of its menu: a closed menu hides its content. Keys in the dialog must not reach the menu. */
const OutsideMenu = ({ children }: { children: ReactNode }) =>
  createPortal(<div onKeyDown={(event) => event.stopPropagation()}>{children}</div>, document.body)

/** Replaces a survey by an imported one, but keeps its slug and whether it is active and listed. */
const applyImport = ({ slug, is_active, is_listed }: SurveyBody, imported: SurveyBody): SurveyBody => ({
  ...imported,
  slug: slug || imported.slug,
  is_active,
  is_listed,
})
