import * as v from 'valibot'
import { invalidFields } from '../platform/errors.ts'
import { fieldErrors } from './fieldErrors.ts'

type Schema = v.GenericSchema<unknown, object>

/** The body or query as `schema` parses it. Throws 422 with an error for each field that does not match. */
export function validate<S extends Schema>(schema: S, value: unknown, part: 'body' | 'query'): v.InferOutput<S> {
  // valibot takes a list for an object with every field missing
  if (Array.isArray(value)) throw invalidFields([{ path: part, code: 'wrong_type', message: `The ${part} must be an object.` }])
  const result = v.safeParse(schema, value)
  if (!result.success) throw invalidFields(fieldErrors(result.issues, part))
  return result.output
}
