import type { Demographics } from '#shared/responses/demographics.ts'
import { genders, type Gender } from '#shared/accounts/genders.ts'
import { fieldLimits } from '#shared/fieldLimits.ts'
import type { User } from '#shared/accounts/user.ts'

/** The four fields as text; '' for one that was not filled in. */
export type DemographicTexts = { job: string; age: string; gender: string; country: string }
export type DemographicField = keyof DemographicTexts
export const demographicFields = ['job', 'age', 'gender', 'country'] as const satisfies DemographicField[]

const blank: DemographicTexts = { job: '', age: '', gender: '', country: '' }

/** The fields of several sources as text; a later source wins over an earlier one. */
export const demographicTexts = (...sources: (Demographics | Partial<DemographicTexts> | null | undefined)[]): DemographicTexts => {
  const texts = { ...blank }
  for (const source of sources)
    for (const field of demographicFields) if (source?.[field] !== undefined) texts[field] = String(source[field])
  return texts
}

/** The fields that a signed-in person's profile fills; {} for a guest. */
export const profileDemographics = (user: User | null): Partial<DemographicTexts> => ({
  ...(user?.job && { job: user.job }),
  ...(user?.age && { age: String(user.age) }),
  ...(user?.gender && { gender: user.gender }),
  ...(user?.country && { country: user.country }),
})

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
