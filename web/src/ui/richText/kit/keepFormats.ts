import { Delta } from 'quill/core.js'
import { listKinds } from '#shared/html/richTextHtml.ts'

type Formats = Record<string, unknown>
/** For each kept format a function that maps its value, given all formats of the text; undefined drops the format. */
export type KeptFormats = Record<string, (value: unknown, otherFormats: Formats) => unknown>

const lists = new Set<unknown>(listKinds)
const orUndefined = (value: unknown) => (value ? true : undefined)

/** The formats of every editor's toolbar, except links. */
export const commonFormats: KeptFormats = {
  bold: orUndefined,
  italic: orUndefined,
  underline: orUndefined,
  strike: orUndefined,
  list: (value) => (lists.has(value) ? value : 'bullet'),
}

/** Drops all formats but `kept`, and all embeds (images, videos) but those for which `isKept` is true. */
export const keepFormats = (given: Delta, kept: KeptFormats, isKept: (embed: Formats) => boolean = () => false): Delta =>
  new Delta(
    given.ops.flatMap(({ insert, attributes = {} }) => {
      if (insert === undefined || (typeof insert !== 'string' && !isKept(insert))) return []
      const formats = Object.entries(attributes).map(([name, value]) => [name, kept[name]?.(value, attributes)] as const)
      return [{ insert, attributes: Object.fromEntries(formats.filter(([, value]) => value !== undefined)) }]
    }),
  )
