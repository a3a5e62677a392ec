import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { Link } from '../../../ui/Link.tsx'
import css from './SurveyTitle.module.css'

/** The path of the survey's page: by slug, else by id. */
export const surveyAddress = ({ slug, id }: Pick<SurveyRow, 'slug' | 'id'>): string => `/survey/${slug || id}`

/** A survey's title as a link `to` its editor, with its page's path. `title-ID` is for aria-describedby of the survey's buttons. */
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
