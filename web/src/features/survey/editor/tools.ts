import type { TextKey } from '../../../lib/language/i18n.ts'
import { shapes } from '../../../ui/richText/shapes.ts'

/** The toolbar in its order; a rule stands before what begins a `group`. Drawn on 20 by 20. */
export const tools = [
  { name: 'bold', value: true, label: 'writing.bold', path: shapes.bold },
  { name: 'italic', value: true, label: 'writing.italic', path: shapes.italic },
  { name: 'underline', value: true, label: 'writing.underline', path: shapes.underline },
  {
    name: 'strike',
    value: true,
    label: 'writing.strike',
    path: shapes.strike,
  },
  {
    name: 'list',
    value: 'bullet',
    label: 'writing.bullets',
    path: shapes.bullets,
    group: true,
  },
  {
    name: 'list',
    value: 'ordered',
    label: 'writing.numbers',
    path: shapes.numbers,
  },
  {
    name: 'link',
    value: true,
    label: 'writing.link',
    path: shapes.link,
    group: true,
  },
  { name: 'clean', value: true, label: 'writing.clean', path: shapes.clean },
] as const satisfies { name: string; value: string | true; label: TextKey; path: string; group?: true }[]

export type Tool = (typeof tools)[number]
