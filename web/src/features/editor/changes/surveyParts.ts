import type { Question, Section, SurveyBody } from '#shared/survey/survey.ts'

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
] as const satisfies (keyof SurveyBody)[]

export const sectionFields = ['title', 'title_ko', 'description', 'description_ko', 'always_show'] as const satisfies (keyof Section)[]

export const questionFields = [
  'title',
  'title_ko',
  'type',
  'required',
  'choices',
  'media',
  'description',
  'description_ko',
  'gateway',
  'look',
  'number',
  'date',
  'format',
  'max_length',
  'min_length',
  'min_choices',
  'max_choices',
  'scale',
  'rows',
  'ordered',
] as const satisfies (keyof Question)[]

export type FieldName = (typeof surveyFields | typeof sectionFields | typeof questionFields)[number]
