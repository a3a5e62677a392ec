import type { Demographics } from '#shared/responses/demographics.ts'
import { genders, type Gender } from '#shared/accounts/genders.ts'
import { fieldLimits } from '#shared/fieldLimits.ts'
import type { DemographicTexts } from '../../answers/demographicFields.ts'

/** True for '' and for a whole number of years within the limits. */
export function isAge(typed: string): boolean {
  const trimmed = typed.trim()
  return trimmed === '' || (/^\d{1,3}$/.test(trimmed) && Number(trimmed) >= fieldLimits.ageMin && Number(trimmed) <= fieldLimits.ageMax)
}

/** The fields as they are sent: trimmed, without the empty ones. */
export function toDemographics({ job, age, gender, country }: DemographicTexts): Demographics {
  return {
    ...(job.trim() && { job: job.trim() }),
    ...(age.trim() && { age: Number(age) }),
    ...(isGender(gender) && { gender }),
    ...(country && { country }),
  }
}

const isGender = (value: string): value is Gender => genders.some((gender) => gender === value)
