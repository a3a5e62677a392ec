import { createContext, Script } from 'node:vm'
import type { EdgeReply } from '../../../../infra/site/canonicalPath.ts'
import { ofType, type Assembly } from '../assembly.ts'

export type EdgeRequest = { method: string; uri: string; querystring: object; headers: Record<string, { value: string }>; cookies: object }

type EdgeFunction = (request: EdgeRequest, ip: string) => EdgeRequest | EdgeReply

/** The template's CloudFront functions by their logical id: each runs the deployed code in a context without Node's globals. */
export function edgeFunctions(assembly: Assembly): Map<string, EdgeFunction> {
  return new Map(
    ofType(assembly, 'AWS::CloudFront::Function').map(([id, { FunctionCode }]) => {
      const globals = createContext({}, { codeGeneration: { strings: false, wasm: false } })
      new Script(FunctionCode as string, { filename: id }).runInContext(globals)
      const call = new Script('JSON.stringify(handler(JSON.parse(given)))')
      return [
        id,
        (request, ip) => {
          const given = JSON.stringify({ version: '1.0', context: { eventType: 'viewer-request' }, viewer: { ip }, request })
          Object.assign(globals, { given })
          return JSON.parse(call.runInContext(globals) as string) as EdgeRequest | EdgeReply
        },
      ] as const
    }),
  )
}
