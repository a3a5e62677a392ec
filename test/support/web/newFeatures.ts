import { parseSync } from '@swc/core'
import type { Browsers } from '../../../web/build/browsers.ts'

type Since = Omit<Browsers, 'edge'>
const since = (chrome: number, firefox: number, safari: number): Since => ({ chrome, firefox, safari })

/** Functions of a global. */
const statics: Record<string, Since> = {
  'AbortSignal.any': since(116, 124, 17.4),
  'Array.fromAsync': since(121, 115, 16.4),
  'Intl.DurationFormat': since(129, 136, 16.4),
  'Intl.Segmenter': since(87, 125, 14.1),
  'Iterator.from': since(122, 131, 18.4),
  'Map.groupBy': since(117, 119, 17.4),
  'Object.groupBy': since(117, 119, 17.4),
  'Promise.try': since(128, 134, 18.2),
  'Promise.withResolvers': since(119, 121, 17.4),
  'RegExp.escape': since(136, 134, 18.2),
  'Response.json': since(105, 115, 17),
  'URL.canParse': since(120, 115, 17),
  'URL.parse': since(126, 126, 18),
  'Uint8Array.fromBase64': since(140, 133, 18.2),
}

/** Methods by names that nothing else has. */
const methods: Record<string, Since> = {
  checkVisibility: since(105, 106, 17.4),
  hidePopover: since(114, 125, 17),
  isDisjointFrom: since(122, 127, 17),
  isSubsetOf: since(122, 127, 17),
  isSupersetOf: since(122, 127, 17),
  isWellFormed: since(111, 119, 16.4),
  showPopover: since(114, 125, 17),
  symmetricDifference: since(122, 127, 17),
  toReversed: since(110, 115, 16),
  toSorted: since(110, 115, 16),
  toSpliced: since(110, 115, 16),
  toWellFormed: since(111, 119, 16.4),
  togglePopover: since(114, 125, 17),
}

/** Methods by names that objects of the site or of a package have too: not looked for in code that defines such a method. */
const sharedMethods: Record<string, Since> = {
  difference: since(122, 127, 17),
  intersection: since(122, 127, 17),
  union: since(122, 127, 17),
  with: since(110, 115, 16),
}

const iteratorHelpers = since(122, 131, 18.4)
const isIteratorHelper = (name: string) => /^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/.test(name)
const lookbehind = since(62, 78, 16.4)
const unicodeSets = since(112, 116, 17)

type Node = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A text that a script has in quotes; minifiers write backquotes. */
const textOf = (node: unknown): unknown => {
  if (!isNode(node)) return undefined
  return node.type === 'TemplateLiteral' ? (node['quasis'] as { cooked: unknown }[])[0]!.cooked : node['value']
}

/** Calls `visit` with each node; `isOptional`: for a call by `?.()`. */
function walk(value: unknown, visit: (node: Node, isOptional: boolean) => void, isOptional = false): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value, isOptional)
    const chained = isNode(value) && value.type === 'OptionalChainingExpression' && value['optional'] === true
    for (const [field, part] of Object.entries(value)) if (field !== 'span') walk(part, visit, chained && field === 'base')
  }
}

/** The object and the name of a member expression, optional or not. */
function memberOf(callee: unknown): { object: Node; name: string } | undefined {
  if (!isNode(callee)) return undefined
  if (callee.type === 'OptionalChainingExpression' || callee.type === 'ParenthesisExpression')
    return memberOf(callee['base'] ?? callee['expression'])
  const { object, property } = callee
  if (callee.type !== 'MemberExpression' || !isNode(object) || !isNode(property) || property.type !== 'Identifier') return undefined
  return { object, name: String(property['value']) }
}

/** True for `x.values()` and the like, which give an iterator; not for `Object.values(x)`, which gives an array. */
function isIterator(node: Node): boolean {
  const method = node.type === 'CallExpression' ? memberOf(node['callee'])?.name : undefined
  const { length } = (node['arguments'] ?? []) as unknown[]
  return (/^(?:values|keys|entries)$/.test(method ?? '') && length === 0) || method === 'matchAll'
}

/**
 * The newer features of JavaScript and the DOM that a script calls or names, by name: since which browsers there are. A method that is called by `?.()`
 * or asked for by `'name' in` is left out.
 */
export function newFeatures(code: string): Map<string, Since> {
  const found = new Map<string, Since>()
  const own = new Set<string>()
  const checked = new Set<string>()
  const note = (name: string, table: Record<string, Since>) => {
    if (Object.hasOwn(table, name)) found.set(name, table[name]!)
  }
  const regex = (pattern: unknown, flags: unknown) => {
    if (/\(\?<[=!]/.test(String(pattern))) found.set('lookbehind', lookbehind)
    if (String(flags).includes('v')) found.set('flag v', unicodeSets)
  }
  walk(parseSync(code, { syntax: 'ecmascript', target: 'esnext' }), (node, isOptional) => {
    const key = node['key']
    if (/^(?:ClassMethod|MethodProperty|KeyValueProperty)$/.test(node.type) && isNode(key)) own.add(String(key['value']))
    if (node.type === 'BinaryExpression' && node['operator'] === 'in') checked.add(String(textOf(node['left'])))
    const member = memberOf(node)
    if (member?.object.type === 'Identifier') note(`${String(member.object['value'])}.${member.name}`, statics)
    if (node.type === 'RegExpLiteral') regex(node['pattern'], node['flags'])
    if (!/^(?:Call|New)Expression$/.test(node.type) || !isNode(node['callee'])) return
    const args = ((node['arguments'] ?? []) as { expression: Node }[]).map(({ expression }) => textOf(expression))
    if (node['callee']['value'] === 'RegExp') regex(args[0], args[1] ?? '')
    const called = isOptional ? undefined : memberOf(node['callee'])
    if (!called) return
    note(called.name, methods)
    note(called.name, sharedMethods)
    if (isIteratorHelper(called.name) && isIterator(called.object)) found.set('iterator helpers', iteratorHelpers)
  })
  for (const name of found.keys()) if (checked.has(name) || (name in sharedMethods && own.has(name))) found.delete(name)
  return found
}

/** The names of those that one of the browsers lacks, sorted. */
export const lacking = (features: Map<string, Since>, browsers: Browsers): string[] =>
  [...features]
    .filter(([, { chrome, firefox, safari }]) => browsers.chrome < chrome || browsers.firefox < firefox || browsers.safari < safari)
    .map(([name]) => name)
    .sort()
