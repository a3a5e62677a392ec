import type { QuotableSurvey, Quoting } from './quoteIndex.ts'

const namesLink = ({ title, title_ko, description, description_ko }: Quoting) =>
  [title, title_ko, description, description_ko].some((text) => text.includes('{{link.'))

/** Whether a text of a survey quotes a field of its link. */
export const quotesLink = ({ sections, link_fields }: QuotableSurvey): boolean =>
  link_fields !== undefined && sections.some((section) => namesLink(section) || section.questions.some(namesLink))
