import { type DemographicField, demographicFields } from '#shared/responses/demographicFields.ts'
import type { Demographics } from '#shared/responses/demographics.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { saysNothing } from '#shared/text.ts'
import type { FieldError } from '../platform/errors.ts'

type Asking = Pick<SurveyBody, 'demographics'>

const isBlank = (value: string | number | null | undefined): boolean => saysNothing(String(value ?? ''))

type Profile = { [field in DemographicField]?: string | number | null }

/** The sent demographics, in which required blank fields get the values of the user's profile. */
export function withProfile<B extends { demographics?: Demographics | undefined }>(
  { demographics: asked }: Asking,
  body: B,
  profile: Profile | null,
): B {
  const sent = body.demographics
  const added = demographicFields.filter((field) => asked?.[field] === 'required' && isBlank(sent?.[field]) && !isBlank(profile?.[field]))
  return added.length === 0
    ? body
    : { ...body, demographics: { ...sent, ...Object.fromEntries(added.map((field) => [field, profile![field]])) } }
}

/** The sent demographics to store, without fields that the survey does not ask. `errors`: of required blank fields. */
export function askedDemographics({ demographics: asked = {} }: Asking, sent: Demographics): { kept: Demographics; errors: FieldError[] } {
  const missing = demographicFields.filter((field) => asked[field] === 'required' && isBlank(sent[field]))
  return {
    kept: Object.fromEntries(Object.entries(sent).filter(([field]) => asked[field as DemographicField] !== 'off')),
    errors: missing.map((field) => ({
      path: `demographics.${field}`,
      code: 'answer.required',
      message: `demographics.${field} is required.`,
    })),
  }
}
