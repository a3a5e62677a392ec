import type { Demographics } from '#shared/responses/demographics.ts'
import { genders, type Gender } from '#shared/accounts/genders.ts'
import { fieldLimits } from '#shared/fieldLimits.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { demographicFields, type DemographicField } from '#shared/responses/demographicFields.ts'
import type { DemographicTexts } from '../../answers/demographicTexts.ts'

/** True for '' and for a whole number of years within the limits. */
export function isAge(typed: string): boolean {
  const trimmed = typed.trim()
  return trimmed === '' || (/^\d{1,3}$/.test(trimmed) && Number(trimmed) >= fieldLimits.ageMin && Number(trimmed) <= fieldLimits.ageMax)
}

type Asking = Pick<Survey, 'demographics'>

/** The fields as they are sent: trimmed, without the empty ones and those that the survey does not ask. */
export function toDemographics({ job, age, gender, country }: DemographicTexts, { demographics: asked }: Asking = {}): Demographics {
  const asks = (field: DemographicField) => asked?.[field] !== 'off'
  return {
    ...(asks('job') && job.trim() && { job: job.trim() }),
    ...(asks('age') && age.trim() && { age: Number(age) }),
    ...(asks('gender') && isGender(gender) && { gender }),
    ...(asks('country') && country && { country }),
  }
}

export type DemographicError = { field: DemographicField; code: string }

/** The problems of the demographic fields: a required one is blank, or an age is invalid. */
export const demographicErrors = (given: DemographicTexts, { demographics: asked = {} }: Asking): DemographicError[] =>
  demographicFields.flatMap((field): DemographicError[] => {
    if (asked[field] === 'off') return []
    if (given[field].trim() === '') return asked[field] === 'required' ? [{ field, code: 'answer.required' }] : []
    return field === 'age' && !isAge(given.age) ? [{ field, code: 'age' }] : []
  })

const isGender = (value: string): value is Gender => genders.some((gender) => gender === value)
