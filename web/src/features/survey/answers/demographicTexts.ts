import { type DemographicField, demographicFields } from '#shared/responses/demographicFields.ts'
import type { Demographics } from '#shared/responses/demographics.ts'
import type { User } from '#shared/accounts/user.ts'

/** The four fields as text; '' for one that was not filled in. */
export type DemographicTexts = Record<DemographicField, string>

const blank: DemographicTexts = { job: '', age: '', gender: '', country: '' }

/** The fields of several sources as text; a later source wins over an earlier one. */
export const demographicTexts = (...sources: (Demographics | Partial<DemographicTexts> | null | undefined)[]): DemographicTexts => {
  const texts = { ...blank }
  for (const source of sources)
    for (const field of demographicFields) if (source?.[field] !== undefined) texts[field] = String(source[field])
  return texts
}

/** The fields that a signed-in person's profile fills; {} for a guest. */
export const profileDemographics = (user: User | null): Partial<DemographicTexts> =>
  Object.fromEntries(demographicFields.flatMap((field) => (user?.[field] ? [[field, String(user[field])]] : [])))
