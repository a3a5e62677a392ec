import type { Survey } from '#shared/survey/survey.ts'
import { isBlank } from '#shared/text.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useLanguage } from '../../../../lib/language/language.ts'
import { pickText } from '../../../../lib/language/pickText.ts'
import { BilingualHtml } from '../../layout/BilingualHtml.tsx'

/** The thanks that the survey's authors wrote, else ours. */
export function ThanksText({ survey: { thanks_text = '', thanks_text_ko = '' } }: { survey: Survey }) {
  const t = useT()
  const language = useLanguage()
  const text = { en: thanks_text, ko: thanks_text_ko }
  return isBlank(pickText(text, language).text) ? t('response.thanks_text') : <BilingualHtml of={text} />
}
