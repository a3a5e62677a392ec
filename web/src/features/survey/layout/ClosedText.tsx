import type { Survey } from '#shared/survey/survey.ts'
import { BilingualHtml } from '../layout/BilingualHtml.tsx'
import column from '../layout/Column.module.css'

/** The authors' text for a closed or full survey; nothing if it is blank. */
export const ClosedText = ({ survey: { closed_text = '', closed_text_ko = '' } }: { survey: Survey }) => (
  <div className={column.column}>
    <BilingualHtml of={{ en: closed_text, ko: closed_text_ko }} className="above-5 pretty" />
  </div>
)
