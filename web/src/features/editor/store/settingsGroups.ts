import type { SurveyBody } from '#shared/survey/survey.ts'
import type { LifeFields } from '#shared/survey/life/lifeFields.ts'

/** The groups of the settings, in their order, with the fields of the survey that each has. */
const fields = {
  when: ['opens_at', 'closes_at', 'response_limit', 'closed_text', 'closed_text_ko'],
  who: ['answering', 'demographics'],
  looks: ['paging', 'show_numbers', 'share_buttons', 'languages'],
  after: ['thanks_text', 'thanks_text_ko'],
  panel: ['link_fields', 'panel', 'keep_screened'],
  counting: ['count_reach'],
} as const satisfies Record<string, readonly (keyof LifeFields)[]>

export type SettingsGroup = keyof typeof fields
export const settingsGroups = Object.keys(fields) as SettingsGroup[]

/** The group that has a field of the survey; undefined for the survey's other fields. */
export const groupOf = (field: string): SettingsGroup | undefined =>
  settingsGroups.find((group) => (fields[group] as readonly string[]).includes(field))

/** Whether any setting differs from its default; `show_numbers: false`, which may be stored, is the default too. */
export const hasSettings = (survey: SurveyBody): boolean =>
  Object.values(fields).some((names) => names.some((name) => survey[name] !== undefined && !(name === 'show_numbers' && !survey[name])))
