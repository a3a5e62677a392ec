import { parseAst, type Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** i18next without its log lines, which say nothing unless its `debug` is on: 1.2 KiB of every page. */
export const leanI18next = (): Plugin => ({
  name: 'lean-i18next',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      let lean = ''
      let at = 0
      for (const { start, end } of logLines(parseAst(code), code)) {
        lean += `${code.slice(at, start)};`
        at = end
      }
      return { code: lean + code.slice(at), map: null }
    },
  },
})

/** The statements that are one call of a logger and nothing else, in the order of the source. */
function logLines(node: unknown, code: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one) => logLines(one, code))
  if (!isNode(node)) return []
  const { expression } = node
  if (node.type === 'ExpressionStatement' && isNode(expression) && expression.type === 'CallExpression' && isNode(expression['callee'])) {
    const { start, end } = expression['callee']
    if (/\blogger\.\w+$/.test(code.slice(start, end))) return [node]
  }
  return Object.values(node).flatMap((one) => logLines(one, code))
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
