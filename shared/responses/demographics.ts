import * as v from 'valibot'
import { givenLine } from '../fields.ts'
import { genders } from '../accounts/genders.ts'
import { limits } from '../limits.ts'

/** A blank or null field is the same as an absent one. */
const blankAsAbsent = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.union([v.null(), v.literal('')]),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  )

export const age = v.pipe(v.number(), v.integer(), v.minValue(limits.ageMin), v.maxValue(limits.ageMax))

/** The respondent: `age` in years, `country` an ISO 3166 alpha-2 code or free text. */
export const demographics = v.object({
  job: blankAsAbsent(givenLine(limits.job)),
  age: blankAsAbsent(age),
  gender: blankAsAbsent(v.picklist(genders)),
  country: blankAsAbsent(givenLine(limits.country)),
})
export type Demographics = v.InferOutput<typeof demographics>
