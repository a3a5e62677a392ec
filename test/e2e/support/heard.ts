import type { Page } from '@playwright/test'
import { given, nameOf, nodesOf, type Raw } from './accessibilityTree.ts'

/** Nodes of which a screen reader reads only the content. */
const unsaid = new Set('generic none strong caption rowgroup sectionheader sectionfooter'.split(' '))
/** Nodes whose texts are the names of others. */
const labels = new Set('LabelText Legend InlineTextBox LineBreak ListMarker MenuListPopup'.split(' '))
const roles: Record<string, string> = {
  StaticText: 'text',
  paragraph: 'text',
  DisclosureTriangle: 'summary',
  DescriptionList: 'list of terms',
  Iframe: 'frame',
}
const states: [property: string, value: string, said: string][] = [
  ['required', 'true', 'required'],
  ['invalid', 'true', 'invalid'],
  ['checked', 'true', 'checked'],
  ['checked', 'false', 'not checked'],
  ['pressed', 'true', 'pressed'],
  ['pressed', 'false', 'not pressed'],
  ['selected', 'true', 'selected'],
  ['expanded', 'true', 'expanded'],
  ['expanded', 'false', 'collapsed'],
  ['disabled', 'true', 'disabled'],
  ['focused', 'true', 'focused'],
]
const text = 'text '

/** The words of a screen reader for the page's `main`: a line for each node, with its name, description, value and states, indented below its parent. */
export async function heardIn(page: Page): Promise<string> {
  const nodes = await nodesOf(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (node: Raw, names: readonly string[]): string[] => {
    const role = String(node.role?.value)
    const name = role === 'paragraph' ? '' : nameOf(node)
    if (labels.has(role)) {
      const nested = (node.childIds ?? []).flatMap((id) => (byId.has(id) ? read(byId.get(id)!, names) : []))
      return role === 'MenuListPopup' ? [] : nested.filter((line) => !line.startsWith(text))
    }
    if (role === 'StaticText') return name && !names.some((one) => one.includes(name)) ? [text + name] : []
    const below = (node.childIds ?? []).flatMap((id) => (byId.has(id) ? read(byId.get(id)!, name ? [...names, name] : names) : []))
    return node.ignored || unsaid.has(role) ? below : lineAbove(node, role, name, below)
  }
  const main = nodes.find(({ ignored, role }) => !ignored && role?.value === 'main')
  return main ? read(main, []).join('\n') : ''
}

/** The line of a node, and those of its content; a single line for only text. */
function lineAbove(node: Raw, role: string, name: string, below: string[]): string[] {
  const { level = '', ...properties } = given(node)
  const isText = !name && below.every((line) => line.startsWith(text))
  if (role === 'paragraph' && (!isText || below.length === 0)) return below
  const content = isText ? below.map((line) => line.slice(text.length)).join(' ') : name
  const said = [roles[role] ?? role, role === 'heading' ? level : '', content].filter(Boolean).join(' ')
  const description = String(node.description?.value ?? '')
  const value = role === 'slider' ? '' : String(node.value?.value ?? '').trim() // for a slider this protocol of Chromium has a number, and no words
  const more = [...(value === name ? [] : [value]), ...states.map(([property, is, word]) => (properties[property] === is ? word : ''))]
  const line = [description && description !== name ? `${said} (${description})` : said, ...more.filter(Boolean)].join(', ')
  return isText ? [line] : [line, ...below.filter((one) => one !== text + value).map((one) => `  ${one}`)]
}
