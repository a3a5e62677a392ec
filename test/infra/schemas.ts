import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** CloudFormation's own schemas, as the CDK's command line carries them for its diffs. */
type Type =
  | { type: 'string' | 'number' | 'integer' | 'boolean' | 'json' | 'date-time' | 'null' | 'tag' }
  | { type: 'array' | 'map'; element: Type }
  | { type: 'union'; types: Type[] }
  | { type: 'ref'; reference: { $ref: string } }
type Fields = Record<string, { type: Type; required?: boolean }>
type Entities<T> = { entities: (T & { $id: string; properties: Fields })[] }
type Database = { schema: { resource: Entities<{ cloudFormationType: string }>; typeDefinition: Entities<object> } }

const { schema } = JSON.parse(gunzipSync(readFileSync(join(process.cwd(), 'node_modules/aws-cdk/db.json.gz'))).toString()) as Database
const resources = new Map(schema.resource.entities.map((one) => [one.cloudFormationType, one.properties]))
const definitions = new Map(schema.typeDefinition.entities.map(({ $id, properties }) => [$id, properties]))

/** Values that CloudFormation replaces. */
const isIntrinsic = (value: object) => {
  const [name, ...more] = Object.keys(value)
  return more.length === 0 && name !== undefined && (name === 'Ref' || name.startsWith('Fn::'))
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a template's resources that CloudFormation would refuse: unknown types and properties, missing ones, values of another type. */
export function schemaProblems(template: Record<string, { Type: string; Properties?: object }>): string[] {
  return Object.entries(template).flatMap(([id, { Type: name, Properties = {} }]) => {
    if (name.startsWith('Custom::')) return []
    const fields = resources.get(name)
    return fields ? inFields(`${id} (${name})`, Properties as Record<string, unknown>, fields) : [`${id}: there is no ${name}`]
  })
}

function inFields(at: string, value: Record<string, unknown>, fields: Fields): string[] {
  const missing = Object.entries(fields).filter(([name, { required }]) => required && value[name] === undefined)
  return [
    ...missing.map(([name]) => `${at}: ${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const field = fields[name]
      return field ? inType(`${at}.${name}`, inner, field.type) : [`${at}: there is no ${name}`]
    }),
  ]
}

function inType(at: string, value: unknown, type: Type): string[] {
  if (isObject(value) && isIntrinsic(value)) return []
  switch (type.type) {
    case 'json':
      return []
    case 'array':
      return Array.isArray(value) ? value.flatMap((one, index) => inType(`${at}[${index}]`, one, type.element)) : [`${at} is no list`]
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([name, one]) => inType(`${at}.${name}`, one, type.element))
        : [`${at} is no map`]
    case 'union': {
      const found = type.types.map((one) => inType(at, value, one))
      return found.some((problems) => problems.length === 0) ? [] : (found.toSorted((a, b) => a.length - b.length)[0] ?? [])
    }
    case 'ref':
      return isObject(value) ? inFields(at, value, definitions.get(type.reference.$ref) ?? {}) : [`${at} is no object`]
    case 'tag':
      return isObject(value) ? [] : [`${at} is no tag`]
    case 'number':
    case 'integer':
      return Number.isFinite(Number(value)) && typeof value !== 'boolean' ? [] : [`${at} is no number`]
    case 'boolean':
      return [true, false, 'true', 'false'].includes(value as string) ? [] : [`${at} is neither true nor false`]
    case 'null':
      return value === null ? [] : [`${at} is not null`]
    default:
      return ['string', 'number', 'boolean'].includes(typeof value) ? [] : [`${at} is no text`]
  }
}
