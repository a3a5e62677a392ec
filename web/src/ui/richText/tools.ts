import type { TextKey } from '../../lib/language/i18n.ts'
import { shapes } from './shapes.ts'

export const headings = [1, 2, 3] as const

/** The toolbar's buttons in their order; a rule stands before what begins a `group`. What `asks` opens a panel. */
export const tools = [
  { name: 'bold', value: true, label: 'writing.bold', path: shapes.bold, group: true },
  { name: 'italic', value: true, label: 'writing.italic', path: shapes.italic },
  { name: 'underline', value: true, label: 'writing.underline', path: shapes.underline },
  { name: 'strike', value: true, label: 'writing.strike', path: shapes.strike },
  { name: 'list', value: 'ordered', label: 'writing.numbers', path: shapes.numbers, group: true },
  { name: 'list', value: 'bullet', label: 'writing.bullets', path: shapes.bullets },
  { name: 'link', value: true, label: 'work.link', path: shapes.link, group: true, asks: 'link' },
  { name: 'image', value: true, label: 'work.image', path: shapes.image, asks: 'image' },
  { name: 'video', value: true, label: 'work.video', path: shapes.video, asks: 'video' },
  { name: 'clean', value: true, label: 'writing.clean', path: shapes.clean, group: true },
] as const satisfies {
  name: string
  value: string | true
  label: TextKey
  path: string
  group?: true
  asks?: 'link' | 'image' | 'video'
}[]

export type Tool = (typeof tools)[number]
/** What a panel under the toolbar asks for. */
export type Asking = 'link' | 'image' | 'video' | 'alt'
