import { useId } from 'react'
import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import css from './SurveyFields.module.css'

/** Switches whether the survey is in the public list and in search engines while it is active, and says which. */
export function ListedSwitch() {
  const t = useT()
  const id = useId()
  const store = useEditorStore()
  const isListed = useSurveySelector((survey) => survey.is_listed)
  return (
    <div className={css.listing}>
      <Switch
        label={t('fields.listed')}
        aria-describedby={id}
        checked={isListed}
        onChange={({ target }) => store.edit((survey) => ({ ...survey, is_listed: target.checked }))}
      />
      <p id={id}>{t(isListed ? 'fields.listed_on' : 'fields.listed_off')}</p>
    </div>
  )
}
