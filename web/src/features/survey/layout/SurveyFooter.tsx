import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import column from './Column.module.css'
import css from './SurveyFooter.module.css'
import { BilingualHtml } from './BilingualHtml.tsx'

/** The survey's footer text. `ruled`: with a line above. */
export const SurveyFooter = ({ survey, ruled = false }: { survey: Survey; ruled?: boolean }) => (
  <footer className={`${column.column} ${css.footer} ${ruled ? css.ruled : ''}`}>
    <BilingualHtml of={pair(survey, 'footer_html')} />
  </footer>
)
