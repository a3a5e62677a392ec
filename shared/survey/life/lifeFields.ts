import * as v from 'valibot'
import { isDate } from '../../time/calendarDate.ts'
import { arrayOf, flag, ifGiven, ifOn, objectOf, richText, text } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { isSafeUrl } from '../../url.ts'
import { linkNameProblem } from './linkFieldName.ts'

/** A field that is absent if it is not sent or has its default, so that most surveys are stored without it. */
const unlessDefault = <S extends v.GenericSchema>(schema: S, isDefault: (given: v.InferOutput<S>) => boolean) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((given) => (given === null || isDefault(given) ? undefined : given)),
    ),
  )

/** A moment with Z or an offset, and with or without seconds; in UTC once it is parsed. */
const zonedMoment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/, 'no_zoned_time'),
  v.check((given) => isDate(given.slice(0, 10), 'day') && !Number.isNaN(Date.parse(given)), 'no_zoned_time'),
  v.transform((given) => new Date(given).toISOString()),
)

/** One of some values, of which the first is the default. */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  unlessDefault(v.picklist(values), (given) => given === values[0])

const ifOff = unlessDefault(v.boolean(), (given) => given)

const asked = oneOf(['optional', 'off', 'required'])
/** Whether each demographic field is asked, and whether they come before the sections or after them. */
const demographicSettings = objectOf({ job: asked, age: asked, gender: asked, country: asked, place: oneOf(['first', 'last']) })
export type DemographicSettings = v.InferOutput<typeof demographicSettings>

const isEmpty = (given: object) => Object.values(given).every((one) => one === undefined)

/** A value that the link to a survey may carry, as `?pid=7`. */
const linkField = objectOf({
  name: v.pipe(
    v.string(),
    v.check((name) => linkNameProblem(name) !== 'not_allowed', 'not_allowed'),
    v.check((name) => linkNameProblem(name) !== 'reserved', 'reserved'),
  ),
})

const ifWritten = (max: number) => unlessDefault(text(max), (given) => given === '')

/** `panelProblems` checks it. */
const address = ifWritten(limits.url)

/** The panel's addresses for the end of a survey: `{name}` in the query is the value of a link field. */
const panel = objectOf({ complete: address, screened: address, full: address })
export type Panel = v.InferOutput<typeof panel>

/** Of the sections of a pool, `show` are drawn for each response; `shuffle`: their order is drawn too. */
const pool = objectOf({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/, 'not_allowed')),
  show: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shuffle: flag(),
})
export type Pool = v.InferOutput<typeof pool>

/**
 * The settings of a survey besides its questions: when it is open, for how many, to whom, in which order, and where it leads. Each is absent if it
 * has its default.
 */
export const lifeFields = {
  /** The languages in which it is written. */
  languages: oneOf(['both', 'en', 'ko']),
  /** It is open from `opens_at` until before `closes_at`. */
  opens_at: ifGiven(zonedMoment),
  closes_at: ifGiven(zonedMoment),
  /** How many responses it takes. */
  response_limit: ifGiven(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.responseLimit))),
  /** The text while it is not open. */
  closed_text: ifGiven(richText),
  closed_text_ko: ifGiven(richText),
  /** The text after the submit. */
  thanks_text: ifGiven(richText),
  thanks_text_ko: ifGiven(richText),
  /** All sections on one page, or one section at a time. */
  paging: oneOf(['all', 'sections']),
  /** Whether sections and questions show their numbers; off by default. */
  show_numbers: ifGiven(v.boolean()),
  share_buttons: ifOn,
  /** Whether it counts how far respondents get, even without a submit. */
  count_reach: ifOff,
  demographics: unlessDefault(demographicSettings, isEmpty),
  /** Only the page enforces `once_per_device`. */
  answering: oneOf(['anyone', 'members', 'once_per_device']),
  link_fields: unlessDefault(arrayOf(linkField, limits.linkFields), (given) => given.length === 0),
  panel: unlessDefault(panel, isEmpty),
  /** Whether responses that `ends_if` ended are stored. */
  keep_screened: ifOff,
  pools: unlessDefault(arrayOf(pool, limits.pools), (given) => given.length === 0),
}
export type LifeFields = v.InferOutput<v.ObjectSchema<typeof lifeFields, undefined>>

/** What is wrong between fields that are valid by themselves. */
export type Problem = { path: (string | number)[]; code: string }
type Given = LifeFields & { sections: readonly { pool?: string | undefined }[] }

/** The problems between fields that are each valid. */
export function lifeProblems({ opens_at, closes_at, link_fields = [], panel: addresses = {}, pools = [], sections }: Given): Problem[] {
  const isLate = opens_at !== undefined && closes_at !== undefined && opens_at >= closes_at
  return [
    ...(isLate ? [{ path: ['closes_at'], code: 'closes_before_opening' }] : []),
    ...repeated(link_fields.map(({ name }) => name)).map((index) => ({
      path: ['link_fields', index, 'name'],
      code: 'duplicate_link_field',
    })),
    ...panelProblems(addresses, new Set(link_fields.map(({ name }) => name))),
    ...repeated(pools.map(({ id }) => id)).map((index) => ({ path: ['pools', index, 'id'], code: 'duplicate_pool' })),
    ...pools.flatMap(({ id, show }, index) => {
      const size = sections.filter((section) => section.pool === id).length
      if (size === 0) return [{ path: ['pools', index, 'id'], code: 'pool_without_sections' }]
      return show > size ? [{ path: ['pools', index, 'show'], code: 'pool_too_small' }] : []
    }),
  ]
}

/** The indexes of values that repeat an earlier one. */
const repeated = (values: string[]): number[] => values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))

/** `{name}` in a panel's address. */
export const placeholders = /\{([^{}]*)\}/g

const panelProblems = (addresses: Panel, names: ReadonlySet<string>): Problem[] =>
  Object.entries(addresses).flatMap(([end, given]) => {
    if (given === undefined) return []
    const [, before = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(given) ?? []
    const hasNames = [...query.matchAll(placeholders)].every(([, name]) => names.has(name!)) && !/[{}]/.test(before + fragment)
    if (!/^https:/i.test(given) || !isSafeUrl(given)) return [{ path: ['panel', end], code: 'not_https' }]
    return hasNames ? [] : [{ path: ['panel', end], code: 'unknown_link_field' }]
  })

/** The settings of a section. */
export const sectionLifeFields = {
  /** The pool that it is drawn from; one that does not exist is ignored. */
  pool: ifWritten(limits.id),
  shuffle_questions: ifOn,
}
