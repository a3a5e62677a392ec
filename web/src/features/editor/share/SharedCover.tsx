import type { Survey } from '#shared/survey.ts'
import { isSafeUrl } from '#shared/url.ts'
import { useSettings } from '../../../lib/settings.ts'
import { SurveyDrawing } from '../../../ui/drawings/SurveyDrawing.tsx'
import css from './ShareDialog.module.css'

/** The cover that whoever follows the link will see: the survey's, else the site's, else the one drawn from its structure. */
export function SharedCover({ survey }: { survey: Survey }) {
  const settings = useSettings()
  const url = survey.cover_image_url || settings?.cover_url
  return (
    <div className={css.cover}>{url && isSafeUrl(url) ? <img src={url} alt="" /> : <SurveyDrawing id={survey.id} survey={survey} />}</div>
  )
}
