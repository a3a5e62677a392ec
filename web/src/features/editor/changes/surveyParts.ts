import { questionFields as allFields } from '#shared/kinds/definedKinds.ts'
import { lifeFields, sectionLifeFields } from '#shared/survey/life/lifeFields.ts'
import type { Question, Section, SurveyBody } from '#shared/survey/survey.ts'

const namesOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[]

export const surveyFields = [
  'title',
  'title_ko',
  'slug',
  'is_active',
  'is_listed',
  'description',
  'description_ko',
  'company_logo_url',
  'cover_image_url',
  'footer_html',
  'footer_html_ko',
  'branching_mode',
  'branching',
  ...namesOf(lifeFields),
] as const satisfies (keyof SurveyBody)[]

export const sectionFields = [
  'title',
  'title_ko',
  'description',
  'description_ko',
  'always_show',
  'show_if',
  'ends_if',
  'end_text',
  'end_text_ko',
  ...namesOf(sectionLifeFields),
] as const satisfies (keyof Section)[]

export const questionFields = Object.keys(allFields.entries).filter((field) => field !== 'id') as Exclude<keyof Question, 'id'>[]

export type FieldName = (typeof surveyFields | typeof sectionFields | typeof questionFields)[number]
