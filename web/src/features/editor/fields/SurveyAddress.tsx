import { suggestedSlug } from '#shared/survey/slug.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSavedAddress } from '../saving/useSaver.ts'
import { useSurveySelector, useEditorStore } from '../store/useEditorStore.ts'
import { newSurvey } from '../store/newSurvey.ts'
import css from './SurveyFields.module.css'

/** The survey's address; suggests a slug from the title if there is none, and warns that changing a slug breaks the old link. */
export function SurveyAddress({ id }: { id: string }) {
  const t = useT()
  const store = useEditorStore()
  const slug = useSurveySelector((survey) => survey.slug)
  const suggestion = useSurveySelector(({ slug, title }) => (slug || title === newSurvey.title ? '' : suggestedSlug(title)))
  const saved = useSavedAddress()
  const path = slug || saved?.id
  const suggest = () => {
    store.closeUndoStep()
    store.edit((survey) => ({ ...survey, slug: suggestion }))
  }
  return (
    <div id={id} className={css.address}>
      {path !== undefined && (
        <p>
          {t('fields.address')} <span>{location.host}</span>/survey/<strong className="weight-strong ink">{path}</strong>
        </p>
      )}
      {!slug && <p>{t('fields.no_slug')}</p>}
      {suggestion && (
        <Button kind="quiet" className={css.suggest} onClick={suggest}>
          {t('fields.suggest', { slug: suggestion })}
        </Button>
      )}
      {saved?.slug && saved.slug !== slug && <p className={css.warning}>{t('fields.slug_changes', { old: `/survey/${saved.slug}` })}</p>}
    </div>
  )
}
