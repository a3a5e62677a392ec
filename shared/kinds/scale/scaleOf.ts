import type { Language } from '../../fields.ts'
import { isBlank, pair, text } from '../../text.ts'
import { notApplicable } from './notApplicable.ts'
import type { ScaleFields } from './scaleFields.ts'

// Separate from scaleFields.ts, since survey pages do not load the validator.

export const anyScale: ScaleFields = { from: 1, to: 5, labels: [], na_label: '', na_label_ko: '' }

export type WithScale = { scale?: ScaleFields | undefined; look?: string | undefined }

/** The fields of a scale question; the defaults if it has none, as one whose type was just changed. */
export const scaleOf = ({ scale }: WithScale): ScaleFields => scale ?? anyScale

/** A point with its label in both languages, '' for none. */
export type Point = { value: number; label: string; label_ko: string }

export const pointsOf = (question: WithScale): Point[] => {
  const { from, to, labels } = scaleOf(question)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({
    value: from + at,
    label: labels[at]?.label ?? '',
    label_ko: labels[at]?.label_ko ?? '',
  }))
}

/** Whether "not applicable" can be chosen. */
export const takesNotApplicable = (question: WithScale): boolean => {
  const { na_label, na_label_ko } = scaleOf(question)
  return !isBlank(na_label) || !isBlank(na_label_ko)
}

/** Whether stars are drawn: the first star of a scale from 0 would mean nothing. */
export const hasStars = (question: WithScale): boolean => question.look === 'stars' && scaleOf(question).from === 1

/** Whether results have a Net Promoter Score. */
export const isNps = (question: WithScale): boolean => scaleOf(question).from === 0 && scaleOf(question).to === 10

const pointTexts = {
  numbers: { en: (point: number, most: number) => `${point} of ${most}`, ko: (point: number, most: number) => `${most}점 중 ${point}점` },
  stars: {
    en: (point: number, most: number) => `${point} of ${most} stars`,
    ko: (point: number, most: number) => `별 ${most}개 중 ${point}개`,
  },
}

/** A point in words with the scale's last point: "4 of 5", "4 of 5 stars". */
export const pointText = (point: number, question: WithScale, lang: Language): string =>
  pointTexts[hasStars(question) ? 'stars' : 'numbers'][lang](point, scaleOf(question).to)

/** A point as results name it: 4, "5 (Very satisfied)", or the label of "not applicable". Any other value as it is. */
export const scaleText = (value: string | number, question: WithScale, lang: Language): string => named(value, question, lang, String)

/** An answer in words: "4 of 5", "5 of 5 stars (Very satisfied)", or the label of "not applicable". Any other value as it is. */
export const scaleAnswerText = (value: string | number, question: WithScale, lang: Language): string =>
  named(value, question, lang, (point) => pointText(point, question, lang))

function named(value: string | number, question: WithScale, lang: Language, inWords: (point: number) => string): string {
  if (value === notApplicable) return text(pair(scaleOf(question), 'na_label'), lang) || 'N/A'
  const point = pointsOf(question).find((one) => String(one.value) === String(value))
  if (!point) return String(value)
  const label = text(pair(point, 'label'), lang)
  return label ? `${inWords(point.value)}${lang === 'ko' ? '' : ' '}(${label})` : inWords(point.value)
}
