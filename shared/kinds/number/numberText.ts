import type { Language } from '../../fields.ts'
import { text } from '../../text.ts'
import type { NumberFields } from './numberFields.ts'

const formats = new Map<Language, Intl.NumberFormat>()

const formatted = (value: number, lang: Language) => {
  const format = formats.get(lang) ?? new Intl.NumberFormat(lang, { maximumFractionDigits: 6 })
  formats.set(lang, format)
  return format.format(value)
}

/** The unit in a language, else in the other one; '' for none. */
export const unitOf = ({ unit, unit_ko }: Pick<NumberFields, 'unit' | 'unit_ko'>, lang: Language): string =>
  text({ en: unit, ko: unit_ko }, lang).trim()

/** Latin units stand apart from their number: 25 MB, USD 30; others do not: 12명, 5%, ₩30,000. */
const isApart = (unit: string) => /^[a-z]/i.test(unit)

/** A number as people read it, with its unit. */
export function numberText(value: number, fields: Pick<NumberFields, 'unit' | 'unit_ko' | 'unit_before'>, lang: Language): string {
  const unit = unitOf(fields, lang)
  const space = isApart(unit) ? ' ' : ''
  return fields.unit_before ? `${unit}${space}${formatted(value, lang)}` : `${formatted(value, lang)}${space}${unit}`
}
