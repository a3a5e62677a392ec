import { useT } from '../../../lib/language/i18n.ts'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import css from './SurveyFields.module.css'

/** Switches whether the survey is in the public list and in search engines while it is active. `describedBy`: the id of ListedNote. */
export function ListedSwitch({ describedBy }: { describedBy: string }) {
  const t = useT()
  const store = useEditorStore()
  const isListed = useSurveySelector((survey) => survey.is_listed)
  return (
    <Switch
      label={t('fields.listed')}
      aria-describedby={describedBy}
      checked={isListed}
      onChange={({ target }) => store.edit((survey) => ({ ...survey, is_listed: target.checked }))}
    />
  )
}

/** Says where people find the survey: visible while it is unlisted, and always a description of the switch. */
export function ListedNote({ id }: { id: string }) {
  const t = useT()
  const isListed = useSurveySelector((survey) => survey.is_listed)
  return (
    <p id={id} hidden={isListed} className={css.unlisted}>
      {t(isListed ? 'fields.listed_on' : 'fields.listed_off')}
    </p>
  )
}
