import type { DemographicField } from '#shared/responses/demographicFields.ts'
import type { DemographicSettings } from '#shared/survey/life/lifeFields.ts'

/** Whether a field is off, optional or required. */
export const askedOf = (settings: DemographicSettings | undefined, field: DemographicField) => settings?.[field] ?? 'optional'

/** The settings with a change, without defaults; undefined if only defaults are left. */
export function withDemographics(settings: DemographicSettings | undefined, change: DemographicSettings): DemographicSettings | undefined {
  const set = Object.entries({ ...settings, ...change }).filter(
    ([, value]) => value !== undefined && value !== 'optional' && value !== 'first',
  )
  return set.length > 0 ? Object.fromEntries(set) : undefined
}
