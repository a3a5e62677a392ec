import { Delta } from 'quill/core.js'
import { isLinkAddress } from '../../../ui/richText/linkAddress.ts'

const switches = new Set(['bold', 'italic', 'underline', 'strike'])
const lists = new Set<unknown>(['ordered', 'bullet'])

/** A text with the formats that the toolbar can make, and nothing else: what is pasted and what is loaded goes through here. */
export const allowed = (given: Delta): Delta =>
  new Delta(
    given.ops.flatMap(({ insert, attributes = {} }) => (typeof insert === 'string' ? [{ insert, attributes: formats(attributes) }] : [])),
  )

const formats = (attributes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (name === 'list') return [[name, lists.has(value) ? value : 'bullet']]
      if (name === 'link') return isLinkAddress(value) ? [[name, value]] : []
      return switches.has(name) && value ? [[name, true]] : []
    }),
  )
