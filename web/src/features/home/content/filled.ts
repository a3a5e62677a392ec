import type { HomepagePublic } from '#shared/site/homepage.ts' // types only: no schema reaches the bundle
import { isBlank, type Bilingual } from '#shared/text.ts'

export type Item = NonNullable<HomepagePublic['mission']>[number]
export type Question = NonNullable<HomepagePublic['faq']>[number]

/** True if the text is not blank in at least one language. */
export const isFilled = (text: Bilingual | undefined): boolean => !isBlank(text?.en) || !isBlank(text?.ko)

export const filledItems = (items: Item[] | undefined): Item[] =>
  items?.filter(({ title, description, media }) => isFilled(title) || isFilled(description) || media.some(({ url }) => url)) ?? []

export const filledQuestions = (faq: Question[] | undefined): Question[] =>
  faq?.filter(({ question, answer }) => isFilled(question) || isFilled(answer)) ?? []
