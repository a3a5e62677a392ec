import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { PlusIcon } from '../../ui/icons/siteIcons.ts'
import { UndoButtons } from '../../ui/workspace/UndoButtons.tsx'
import { useAddActions } from './cards/useAddActions.ts'
import css from './Dock.module.css'
import { useEditorStore } from './store/useEditorStore.ts'
import { SaveButton } from './SurveyEditorBar.tsx'

export function Dock() {
  const t = useT()
  const { addSection } = useAddActions()
  return (
    <div className={css.dock} role="toolbar" aria-label={t('editor.tools')}>
      <UndoButtons content={useEditorStore()} />
      <Button kind="secondary" onClick={addSection}>
        <PlusIcon /> {t('admin.add_section')}
      </Button>
      <SaveButton />
    </div>
  )
}
