import type { Results } from '#shared/responses/results.ts'
import { number, siteDateAndTime } from '../../lib/language/format.ts'
import type { Translate } from '../../lib/language/i18n.ts'

/** How many responses are counted, and when: at the foot of each printed page, and in the source line of a chart. */
export const countedText = (t: Translate, { total, as_of }: Results): string =>
  `${t('results.responses_count', { count: total, number: number(total) })} · ${siteDateAndTime(as_of)}`
