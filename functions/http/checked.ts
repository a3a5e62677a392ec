import * as v from 'valibot'
import { HttpError, type FieldError } from '../platform/errors.ts'
import { fieldErrors } from './fieldErrors.ts'

type Schema = v.GenericSchema<unknown, object>

/** What `schema` makes of a part of a request; 422 that names each field which does not fit. */
export function checked<S extends Schema>(schema: S, value: unknown, part: 'body' | 'query'): v.InferOutput<S> {
  // valibot would take a list for an object with every field missing
  if (Array.isArray(value)) throw refused([{ path: part, code: 'wrong_type', message: `The ${part} must be an object.` }])
  const result = v.safeParse(schema, value)
  if (!result.success) throw refused(fieldErrors(result.issues, part))
  return result.output
}

/** A 422 that names these fields. */
export const refused = (errors: FieldError[]) => new HttpError(422, 'invalid', errors[0]!.message, { errors })
