import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { useEdited, useEditorStore } from '../store/useEditor.ts'
import css from './SurveyFields.module.css'

/** Whether people can answer the survey, from the next save on. `describedBy`: the id of what says that nobody could submit it. */
export function ActiveSwitch({ describedBy }: { describedBy: string }) {
  const t = useT()
  const store = useEditorStore()
  const isActive = useEdited((survey) => survey.is_active)
  return (
    <div className={css.status}>
      <span aria-hidden="true">{t('work.status')}</span>
      <Switch
        label={t('work.active')}
        aria-describedby={describedBy}
        checked={isActive}
        onChange={({ target }) => store.edit((survey) => ({ ...survey, is_active: target.checked }))}
      />
    </div>
  )
}
