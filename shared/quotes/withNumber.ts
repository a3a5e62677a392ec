import { questionNumbers } from '../survey/questionNumbers.ts'
import { isBlank } from '../text.ts'
import type { QuotableSurvey, Quoting, QuotingPart } from './quoteIndex.ts'

export type NumberedSurvey = QuotableSurvey & { show_numbers?: boolean | undefined }

/**
 * A section or question with its number before its titles, if the survey shows numbers. The numbers are those of the editor and the results,
 * regardless of branching and random order.
 */
export function withNumber<T extends Quoting & { id: string }>(survey: NumberedSurvey, kind: QuotingPart['kind'], part: T): T {
  const number = survey.show_numbers ? numberOf(survey, kind, part.id) : ''
  const numbered = (title: string) => (isBlank(title) ? title : `${number} ${title}`)
  return number ? { ...part, title: numbered(part.title), title_ko: numbered(part.title_ko) } : part
}

const numberOf = ({ sections }: NumberedSurvey, kind: QuotingPart['kind'], id: string): string =>
  (kind === 'section' ? String(sections.findIndex((section) => section.id === id) + 1) : questionNumbers(sections).get(id)) ?? ''
