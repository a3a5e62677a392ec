import type { Language } from '../../fields.ts'
import { text } from '../../text.ts'
import type { NumberFields } from './numberFields.ts'

const formats = new Map<Language, Intl.NumberFormat>()

const formatted = (value: number, lang: Language) => {
  const format = formats.get(lang) ?? new Intl.NumberFormat(lang, { maximumFractionDigits: 6 })
  formats.set(lang, format)
  return format.format(value)
}

/** The unit in a language, else in the other language; '' for none. */
const unitOf = ({ unit, unit_ko }: Pick<NumberFields, 'unit' | 'unit_ko'>, lang: Language): string =>
  text({ en: unit, ko: unit_ko }, lang).trim()

/** A formatted number with its unit. */
export function numberText(value: number, fields: Pick<NumberFields, 'unit' | 'unit_ko' | 'unit_before'>, lang: Language): string {
  const unit = unitOf(fields, lang)
  // a space separates words: 25 MB, USD 30, 달러 30; but 12명, 5%, ₩30,000
  if (fields.unit_before) return `${unit}${/\p{L}$/u.test(unit) ? ' ' : ''}${formatted(value, lang)}`
  return `${formatted(value, lang)}${/^[a-z]/i.test(unit) ? ' ' : ''}${unit}`
}
