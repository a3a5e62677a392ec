import type { NumberFields } from './numberFields.ts'

// Separate from numberFields.ts, since survey pages do not load the validator.

export const anyNumber: NumberFields = { min: null, max: null, decimals: 0, unit: '', unit_ko: '', unit_before: false }

export type WithNumber = { number?: NumberFields | undefined; look?: string | undefined }

/** The fields of a number question; the defaults if it has none, as one whose type was just changed. */
export const numberOf = ({ number }: WithNumber): NumberFields => number ?? anyNumber

export type Slider = { min: number; max: number; decimals: number }

/** The range of a question that is answered by a slider; null if it can only be typed. */
export function sliderOf(question: WithNumber): Slider | null {
  const { min, max, decimals } = numberOf(question)
  return question.look === 'slider' && min !== null && max !== null ? { min, max, decimals } : null
}
