import { useT } from '../../../lib/language/i18n.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import css from './SurveyFields.module.css'

/** Says where people find the survey. Visible while the survey is unlisted; always describes its switch. */
export function ListedNote({ id }: { id: string }) {
  const t = useT()
  const isListed = useSurveySelector((survey) => survey.is_listed)
  return (
    <p id={id} hidden={isListed} className={css.unlisted}>
      {t(isListed ? 'fields.listed_on' : 'fields.listed_off')}
    </p>
  )
}
