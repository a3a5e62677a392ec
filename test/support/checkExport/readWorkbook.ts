import { zipEntries } from './zipEntries.ts'

export type ReadCell = { type: 'text' | 'number'; text: string; style: number }

/** A sheet: `rows[row][column]`, both from 0; empty cells are undefined. */
type ReadSheet = { name: string; rows: (ReadCell | undefined)[][]; xml: string }

/**
 * Reads an .xlsx without the library that writes ours. Text is as Excel shows it: OOXML's escapes are undone. Throws on XML that is not
 * well-formed and on cells that are anything but a number or a text, such as a formula.
 */
export function readWorkbook(file: Buffer): ReadSheet[] {
  const parts = zipEntries(file)
  const xml = (path: string) => wellFormed(parts.get(path)?.toString().replace(/\r\n?/g, '\n') ?? missing(path))
  for (const path of parts.keys()) xml(path)
  const targets = new Map(
    elements(xml('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [attributes.Id, attributes.Target]),
  )
  return elements(xml('xl/workbook.xml'), 'sheet').map(({ attributes }) => {
    const sheet = xml(`xl/${targets.get(attributes['r:id'])}`)
    return { name: decode(attributes.name!), rows: readRows(sheet), xml: sheet }
  })
}

function missing(path: string): never {
  throw new Error(`The workbook has no ${path}.`)
}

function readRows(xml: string): ReadSheet['rows'] {
  const rows: ReadSheet['rows'] = []
  for (const row of elements(xml, 'row')) {
    const cells: ReadSheet['rows'][number] = []
    for (const cell of elements(row.content, 'c')) cells[columnOf(cell.attributes.r!)] = readCell(cell)
    rows[Number(row.attributes.r) - 1] = cells
  }
  return Array.from(rows, (cells) => cells ?? [])
}

function readCell({ attributes, content }: Element): ReadCell | undefined {
  const style = Number(attributes.s ?? 0)
  if (content === '') return undefined
  const [value] = elements(content, 'v')
  if (!value || content !== value.source) throw new Error(`The cell ${attributes.r} holds more than a value: ${content.slice(0, 80)}`)
  if (attributes.t === undefined || attributes.t === 'n') return { type: 'number', text: value.content, style }
  if (attributes.t !== 'str') throw new Error(`The cell ${attributes.r} is of type ${attributes.t}.`)
  return { type: 'text', text: unescape(decode(value.content)), style }
}

/** The column of an address such as AB12, from 0. */
const columnOf = (address: string): number =>
  Array.from(address.replace(/\d+/, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

type Element = { attributes: Record<string, string>; content: string; source: string }

/** The elements of that name, which must not be nested. */
function elements(xml: string, name: string): Element[] {
  const found = xml.matchAll(new RegExp(`<${name}((?: [^<>]*?)?)(?:/>|>([^]*?)</${name}>)`, 'g'))
  return Array.from(found, ([source, attributes, content]) => ({
    attributes: Object.fromEntries(Array.from(attributes!.matchAll(/([\w:]+)="([^"]*)"/g), ([, key, value]) => [key!, value!])),
    content: content ?? '',
    source,
  }))
}

/** Throws if XML 1.0 forbids a character, an ampersand starts none of its own names, or the tags do not match. */
function wellFormed(xml: string): string {
  const forbidden = /[[\p{Cc}--[\t\n\r\u007f-\u009f]]\ufffe\uffff\ufffd\p{Cs}]|&(?!(?:amp|lt|gt|quot|apos);)/v.exec(xml)
  if (forbidden) throw new Error(`Not well-formed at ${forbidden.index}: ${JSON.stringify(forbidden[0])}`)
  const open: string[] = []
  for (const { 0: tag, 1: name, 2: rest, index } of xml.matchAll(/<\/?([\w:]+)((?:[^<>"]|"[^<"]*")*)>|</g)) {
    if (name === undefined) {
      if (index !== 0 || !xml.startsWith('<?xml ')) throw new Error(`A < that starts no tag, at ${index}.`)
    } else if (tag.startsWith('</')) {
      if (open.pop() !== name) throw new Error(`The tag ${tag} closes nothing.`)
    } else if (!rest!.endsWith('/')) open.push(name)
  }
  if (open.length > 0) throw new Error(`The tag ${open.at(-1)} is never closed.`)
  return xml
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => signs[name]!)

/** OOXML's escape of a character that XML cannot carry (ECMA-376, 22.9.2.19). */
const unescape = (text: string) => text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
