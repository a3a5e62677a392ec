import type { SurveyRow } from '#shared/survey.ts'
import { pair, read } from '#shared/text.ts'
import { lang } from '../../lib/language.ts'
import css from './SurveyTitle.module.css'

/** Where the survey is answered: by its slug, else by its id. */
export const surveyAddress = ({ slug, id }: Pick<SurveyRow, 'slug' | 'id'>): string => `/survey/${slug || id}`

/** A survey's name in the admin area, in the person's language where it has one. Its buttons are described by it. */
export function SurveyTitle({ survey }: { survey: SurveyRow }) {
  const title = read(pair(survey, 'title'), lang())
  return (
    <span id={`title-${survey.id}`} className={css.title} lang={title.lang}>
      {title.text}
    </span>
  )
}
