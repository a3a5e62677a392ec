import { surveyPath } from '#shared/site/sitePaths.ts'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { Link } from '../../../ui/Link.tsx'
import css from './SurveyTitle.module.css'

/** A survey's title as a link `to` its editor, with its page's path. `title-ID` is for aria-describedby of the survey's buttons. */
export function SurveyTitle({ survey, to }: { survey: SurveyRow; to: string }) {
  const title = pickText(pair(survey, 'title'))
  return (
    <>
      <Link to={to} id={`title-${survey.id}`} className={css.title} lang={title.lang} dir="auto">
        {title.text || survey.id}
      </Link>
      <small className="block text-xs regular leading-snug muted breakable">{surveyPath(survey)}</small>
    </>
  )
}
