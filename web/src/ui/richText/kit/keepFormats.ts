import { Delta } from 'quill/core.js'
import { listKinds } from '#shared/html/richTextHtml.ts'

type Formats = Record<string, unknown>
/** What becomes of the value of each format that is kept, given all the formats beside it; undefined leaves the format out. */
export type KeptFormats = Record<string, (value: unknown, otherFormats: Formats) => unknown>

const lists = new Set<unknown>(listKinds)
const orUndefined = (value: unknown) => (value ? true : undefined)

/** What the toolbar of every editor can make, but for links. */
export const commonFormats: KeptFormats = {
  bold: orUndefined,
  italic: orUndefined,
  underline: orUndefined,
  strike: orUndefined,
  list: (value) => (lists.has(value) ? value : 'bullet'),
}

/** A text with the formats that are kept, and without images, videos and the like but those that `keeps` is true for. */
export const keepFormats = (given: Delta, kept: KeptFormats, isKept: (embed: Formats) => boolean = () => false): Delta =>
  new Delta(
    given.ops.flatMap(({ insert, attributes = {} }) => {
      if (insert === undefined || (typeof insert !== 'string' && !isKept(insert))) return []
      const formats = Object.entries(attributes).map(([name, value]) => [name, kept[name]?.(value, attributes)] as const)
      return [{ insert, attributes: Object.fromEntries(formats.filter(([, value]) => value !== undefined)) }]
    }),
  )
