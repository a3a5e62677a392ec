import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouteName } from '#shared/paths.ts'
import { gateway, type Handler } from '../../../local/gateway/gateway.ts'
import { message } from '../../../local/gateway/gatewayReply.ts'
import { router } from '../../../local/gateway/router.ts'
import { ofType, type Assembly } from '../assembly.ts'
import { callOptionsHeader, type CallOptions } from './callOptions.ts'
import type { Resolve } from '../intrinsics.ts'
import type { Lambda } from './lambda.ts'

type Throttle = { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }

export function httpApi(assembly: Assembly, resolve: Resolve, { invoke }: Lambda) {
  const integrations = new Map(ofType(assembly, 'AWS::ApiGatewayV2::Integration'))
  const functionIds = new Map(ofType(assembly, 'AWS::Lambda::Function').map(([id]) => [resolve({ 'Fn::GetAtt': [id, 'Arn'] }), id]))
  const roles = ofType(assembly, 'AWS::IAM::Role').map(([id, role]) => ({
    ...resolve(role),
    arn: resolve({ 'Fn::GetAtt': [id, 'Arn'] }),
  }))
  const routes = ofType(assembly, 'AWS::ApiGatewayV2::Route').map(([, given]) => resolve(given) as { RouteKey: string; Target: string })
  const keys = Object.fromEntries(routes.map(({ RouteKey }) => [RouteKey, RouteKey]))
  const match = router(keys, '')

  const functionOf = (routeKey: string): string => {
    const { Target } = routes.find(({ RouteKey }) => RouteKey === routeKey)!
    const { IntegrationUri: uri, CredentialsArn: caller } = resolve(integrations.get(Target.replace('integrations/', '')))!
    const id = functionIds.get(uri)
    if (!id) throw new Error(`${routeKey} leads to no function.`)
    if (!mayInvoke(roles.find(({ arn }) => arn === caller) as CallerRole | undefined, uri as string))
      throw new Error(`${routeKey}: the API may not call ${id}.`)
    return id
  }
  const load = async (routeKey: RouteName): Promise<Handler> => {
    const id = functionOf(routeKey)
    return (event) => {
      const { [callOptionsHeader]: options, ...headers } = event.headers
      return invoke(id, { ...event, headers }, options ? (JSON.parse(options) as CallOptions) : {})
    }
  }
  const serve = gateway({ load, match })
  const isHeld = throttles(resolve(ofType(assembly, 'AWS::ApiGatewayV2::Stage')[0]![1]))

  return async (request: IncomingMessage, response: ServerResponse) => {
    const routeKey = routeOf(request)
    if (!routeKey || !isHeld(routeKey)) return serve(request, response)
    request.resume()
    const { status, headers, body } = message(429, 'Too Many Requests')
    response.writeHead(status, headers).end(body)
  }

  function routeOf({ method, url }: IncomingMessage): string | null {
    try {
      return match(method!, url!.split('?')[0]!)?.routeKey ?? null
    } catch {
      return null // the gateway answers 500
    }
  }
}

type Statement = { Action: string | string[]; Resource?: string | string[]; Principal?: { Service?: string } }
type CallerRole = { AssumeRolePolicyDocument: { Statement: Statement[] }; Policies: { PolicyDocument: { Statement: Statement[] } }[] }

/** Whether API Gateway may assume that role, and the role may invoke the function. */
function mayInvoke(role: CallerRole | undefined, uri: string): boolean {
  const isTaken = role?.AssumeRolePolicyDocument.Statement.some(({ Principal }) => Principal?.Service === 'apigateway.amazonaws.com')
  const rights = role?.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement) ?? []
  const calls = rights.filter(({ Action }) => [Action].flat().includes('lambda:InvokeFunction')).flatMap(({ Resource }) => Resource)
  return isTaken === true && calls.includes(uri)
}

/** A token bucket for each route. Returns true for a call to throttle. */
function throttles({ RouteSettings = {}, DefaultRouteSettings }: Record<string, unknown>): (routeKey: string) => boolean {
  const buckets = new Map<string, { left: number; at: number }>()
  return (routeKey) => {
    const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = ((RouteSettings as Record<string, Throttle>)[routeKey] ??
      DefaultRouteSettings) as Throttle
    const now = performance.now()
    const { left, at } = buckets.get(routeKey) ?? { left: burst, at: now }
    const filled = Math.min(burst, left + ((now - at) / 1000) * rate)
    buckets.set(routeKey, { left: filled < 1 ? filled : filled - 1, at: now })
    return filled < 1
  }
}
