import type { Language } from '#shared/fields.ts'
import type { ShareContent } from '#shared/site/sharePicture.ts'

type Length = NonNullable<ShareContent['length']>

/** A survey's length in the words of its page (web/src/locales, survey.json). */
const texts = {
  en: ({ questions, most, minutes }) => {
    const asked = `${questions} ${questions === 1 ? 'question' : 'questions'}`
    return `${most ? `Up to ${asked}` : asked} · about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  },
  ko: ({ questions, most, minutes }) => `문항 ${most ? '최대 ' : ''}${questions}개 · 약 ${minutes}분`,
} satisfies Record<Language, (length: Length) => string>

export const lengthText = (length: Length, language: Language): string => texts[language](length)
