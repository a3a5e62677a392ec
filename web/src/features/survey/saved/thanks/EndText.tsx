import { isBlank } from '#shared/text.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import type { Answers } from '../../answers/answerValues.ts'
import { visible } from '../../branching/visible.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import { BilingualHtml } from '../../layout/BilingualHtml.tsx'

type Props = {
  survey: Pick<Survey, 'sections' | 'branching' | 'branching_mode' | 'pools' | 'link_fields'>
  answers: Answers
  given: GivenOnce | undefined
  className?: string | undefined
}

/** The text of the section at which these answers end the survey; a general text if it has none. */
export function EndText({ survey, answers, given, className }: Props) {
  const t = useT()
  const language = useLanguage()
  const { ended_by } = visible(survey, answers, given)
  const { end_text = '', end_text_ko = '' } = survey.sections.find(({ id }) => id === ended_by) ?? {}
  const text = { en: end_text, ko: end_text_ko }
  if (isBlank(pickText(text, language).text)) return <p className={className}>{t('response.screened_text')}</p>
  return <BilingualHtml of={text} className={className} />
}
