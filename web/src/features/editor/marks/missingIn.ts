import type { Question, Section } from '#shared/survey.ts'
import { missingInQuestion, missingInSection } from '#shared/translations.ts'

/** Which languages a section or a question lacks a text in. */
export type Missing = { en: boolean; ko: boolean }

/** What a section says itself counts, and all that a question says. */
export function missingIn(part: Question | Section): Missing {
  const texts = 'type' in part ? missingInQuestion(part) : missingInSection(part).filter(({ place }) => place.kind === 'section')
  return { en: texts.some(({ language }) => language === 'en'), ko: texts.some(({ language }) => language === 'ko') }
}
