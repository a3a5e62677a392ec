import { number } from '../../../lib/language/format.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { formatList } from '../../../lib/language/formatList.ts'
import type { NumberedSection } from '../data/numberQuestions.ts'

/** Up to this many questions are listed by number. */
const maxListed = 3

/** To how many a section was shown. */
export function shownText(t: Translate, { shown, questions }: NumberedSection, total: number): string {
  if (shown < total) return t('results.shown_to_some', { shown: number(shown), total: number(total) })
  const some = questions.filter(({ counts }) => counts.shown < total).map((asked) => asked.number)
  if (some.length === 0 || some.length > maxListed) return t('results.shown_to_all', { total: number(total) })
  return t('results.shown_to_all_but', { total: number(total), numbers: formatList(some) })
}
