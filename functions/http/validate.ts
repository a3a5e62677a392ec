import * as v from 'valibot'
import { invalidFields, type FieldError } from '../platform/errors.ts'

type Schema = v.GenericSchema<unknown, object>

/** The body or query as `schema` parses it. Throws 422 with an error for each field that does not match. */
export function validate<S extends Schema>(schema: S, value: unknown, part: 'body' | 'query'): v.InferOutput<S> {
  // valibot takes a list for an object with every field missing
  if (Array.isArray(value)) throw invalidFields([{ path: part, code: 'wrong_type', message: `The ${part} must be an object.` }])
  const result = v.safeParse(schema, value)
  if (!result.success) throw invalidFields(fieldErrors(result.issues, part))
  return result.output
}

/** Valibot's issue types as error codes of the API. In our schemas the message of a check is already a code. */
const codes: Record<string, string> = {
  max_length: 'too_long',
  min_length: 'too_short',
  max_value: 'too_large',
  min_value: 'too_small',
  picklist: 'not_allowed',
  integer: 'not_whole',
  regex: 'not_allowed',
}

const messages: Record<string, (path: string) => string> = {
  required: (path) => `${path} is required.`,
  too_long: (path) => `${path} is too long.`,
  too_short: (path) => `${path} is too short.`,
  too_large: (path) => `${path} is too large.`,
  too_small: (path) => `${path} is too small.`,
  not_whole: (path) => `${path} must be a whole number.`,
  not_allowed: (path) => `${path} has a value that is not allowed.`,
  unsafe_url: (path) => `${path} must be an http or https address, or a path of this site.`,
  invalid_email: (path) => `${path} must be an e-mail address.`,
  invalid_slug: (path) => `${path} can have only a to z, 0 to 9 and hyphens.`,
  password_too_short: () => 'Use at least 8 characters.',
  duplicate_section_id: () => 'Two sections have the same id.',
  duplicate_question_id: () => 'Two questions have the same id.',
  too_many_questions: () => 'The survey has too many questions.',
  two_text_entries: () => 'Only one choice of a question can have a text of its own.',
  malformed_json: (path) => `${path} is not JSON.`,
  no_such_date: (path) => `${path} is no date of the question's precision, or before the other one.`,
  min_over_max: (path) => `${path} is smaller than the smallest number allowed.`,
  scale_without_points: (path) => `${path} must be larger than the first point.`,
  too_many_cells: () => 'The survey has too many cells in its matrices, or ranks in its rankings.',
  too_few_rows: (path) => `${path} needs at least one row.`,
  too_few_columns: (path) => `${path} needs at least two columns.`,
  too_many_columns: (path) => `${path} has more than 20 columns.`,
  too_few_choices: (path) => `${path} needs at least two choices.`,
  too_many_choices: (path) => `${path} has more than 15 choices.`,
  no_zoned_time: (path) => `${path} must be a time with its zone, as 2026-12-01T09:00:00+09:00.`,
  closes_before_opening: () => 'The survey must close after it opens.',
  reserved: (path) => `${path} is a name that addresses of surveys use.`,
  duplicate_link_field: () => 'Two link fields have the same name.',
  not_https: (path) => `${path} must be an https address.`,
  unknown_link_field: (path) => `${path} may name link fields of the survey only, and in its query only.`,
  duplicate_pool: () => 'Two pools have the same id.',
  pool_without_sections: () => 'No section belongs to the pool.',
  pool_too_small: (path) => `${path} is more than the number of the pool's sections.`,
  duplicate_pin: () => 'An answer is pinned twice.',
  duplicate_row_id: () => 'Two rows of a question have the same id.',
  duplicate_choice_value: () => 'Two choices or columns of a question have the same value.',
  slider_without_bounds: (path) => `${path} is required for a slider.`,
  out_of_range: (path) => `${path} must be smaller than a trillion in size.`,
  from_or_to: (path) => `${path} must have from or to.`,
  unknown_time_zone: (path) => `${path} is not a time zone.`,
}

const ownCode = /^(?:required|reserved|[a-z]+(?:_[a-z]+)+)$/

/** The first 20 issues as field errors, each with its path in the body or query and an English message. */
const fieldErrors = (issues: v.BaseIssue<unknown>[], part: 'body' | 'query'): FieldError[] =>
  issues.slice(0, 20).map((issue) => {
    const path = issue.path?.map(({ key }) => String(key)).join('.') || part
    const code = ownCode.test(issue.message)
      ? issue.message
      : (codes[issue.type] ?? (issue.input === undefined ? 'required' : 'wrong_type'))
    return { path, code, message: messages[code]?.(path) ?? `${path} has the wrong format.` }
  })
