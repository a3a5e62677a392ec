import { useT } from '../../../../lib/language/i18n.ts'
import type { Leads } from './leadsTo.ts'

/** Says where an answer leads: "2 sections, 1 question". */
export function useLeadsText(): (leads: Leads | undefined) => string {
  const t = useT()
  return (leads) => {
    if (!leads) return t('cards.no_rule')
    const { sections, questions, everySection } = leads
    const parts = [
      everySection ? t('cards.leads_everywhere') : sections > 0 && t('work.sections', { count: sections }),
      questions > 0 && t('survey.questions', { count: questions }),
    ].filter(Boolean)
    return parts.join(', ') || t('work.nothing')
  }
}
