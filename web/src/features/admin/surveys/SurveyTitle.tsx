import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { Link } from '../../../ui/Link.tsx'
import css from './SurveyTitle.module.css'

/** Where the survey is answered: by its slug, else by its id. */
export const surveyAddress = ({ slug, id }: Pick<SurveyRow, 'slug' | 'id'>): string => `/survey/${slug || id}`

/**
 * A survey's name in the admin area, in the person's language where it has one: the link `to` its editor, and the address of its page
 * below. The survey's buttons are described by it.
 */
export function SurveyTitle({ survey, to }: { survey: SurveyRow; to: string }) {
  const title = pickText(pair(survey, 'title'))
  return (
    <>
      <Link to={to} id={`title-${survey.id}`} className={css.title} lang={title.lang} dir="auto">
        {title.text || survey.id}
      </Link>
      <small className={css.address}>{surveyAddress(survey)}</small>
    </>
  )
}
