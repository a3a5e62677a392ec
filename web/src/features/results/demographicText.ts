import type { Gender } from '#shared/accounts/genders.ts'
import type { DemographicField } from '#shared/responses/demographicFields.ts'
import { countryName } from '../../lib/language/format.ts'
import type { TextKey, Translate } from '../../lib/language/i18n.ts'

const titles: Record<DemographicField, TextKey> = {
  gender: 'survey.gender',
  age: 'survey.age',
  country: 'survey.country',
  job: 'survey.job',
}

/** In the order of results. */
export const demographics = Object.keys(titles) as DemographicField[]

/** 'gender' for 'demographics.gender', and so on; undefined for other strings. */
export const demographicOf = (of: string): DemographicField | undefined => demographics.find((field) => of === `demographics.${field}`)

const genders: Record<Gender, TextKey> = {
  male: 'survey.male',
  female: 'survey.female',
  other: 'survey.other',
  prefer_not: 'survey.prefer_not',
}

/** The title of a demographic and a function that labels its values; '' means all values that are not listed. `of`: as in a filter. */
export function demographicText(t: Translate, of: string): { title: string; label: (value: string) => string } {
  const field = demographicOf(of)
  const labels: Record<DemographicField, (value: string) => string> = {
    gender: (value) => (value in genders ? t(genders[value as Gender]) : value),
    age: (value) => value.replace(/^(\d+)-(\d+)$/, '$1–$2'),
    country: countryName,
    job: (value) => value,
  }
  return {
    title: field ? t(titles[field]) : of,
    label: (value) => (value && field ? labels[field](value) : value) || t('results.others'),
  }
}
