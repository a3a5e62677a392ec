import * as v from 'valibot'

type Schema = v.GenericSchema

/** Schema types whose values are taken as they are. */
const whole = new Set([
  'any', 'unknown', 'custom', 'undefined', 'null', 'string', 'number', 'boolean', 'literal', 'picklist', 'union', 'record', 'instance',
]) // oxfmt-ignore

/** The fields of a stored value that `schema` declares, with its defaults. Not validated: it may be stored under other limits. */
export function pickDeclared<S extends Schema>(schema: S, value: unknown): v.InferOutput<S>
export function pickDeclared(schema: Schema, value: unknown): unknown {
  if (isObject(schema)) {
    if (typeof value !== 'object' || value === null) return value
    const given = value as Record<string, unknown>
    const fields = Object.entries(schema.entries).map(([name, field]) => [name, pickDeclared(field, given[name])] as const)
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
  }
  if (isArray(schema)) return Array.isArray(value) ? value.map((one) => pickDeclared(schema.item, one)) : value
  if (isWrapper(schema)) {
    if (value === undefined || (value === null && schema.type === 'nullish')) {
      const missing: unknown = v.getDefault(schema)
      return missing === undefined ? value : missing
    }
    return value === null ? null : pickDeclared(schema.wrapped, value)
  }
  if (whole.has(schema.type)) return value
  throw new Error(`A reply cannot be picked by a schema of the kind ${schema.type}.`)
}

const isObject = (schema: Schema): schema is Schema & { entries: Record<string, Schema> } => schema.type === 'object'
const isArray = (schema: Schema): schema is Schema & { item: Schema } => schema.type === 'array'
const isWrapper = (schema: Schema): schema is Schema & { wrapped: Schema } => ['optional', 'nullish', 'nullable'].includes(schema.type)
