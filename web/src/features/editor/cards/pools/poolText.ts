import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import { sectionsOfPool } from '../../store/edits/fittingPools.ts'
import { poolOf } from '../../store/edits/pools.ts'

/** "1 of 2 shown", with the name of the pool if there are several; blank for a section that is not drawn. */
export function poolText(survey: SurveyBody, sectionId: string, t: Translate): string {
  const pool = poolOf(survey, sectionId)
  if (!pool) return ''
  const text = t('cards.drawn', { show: pool.show, count: sectionsOfPool(survey, pool.id).length })
  return survey.pools!.length > 1 ? t('cards.drawn_from', { pool: pool.id, text }) : text
}
