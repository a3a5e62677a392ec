import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { CfnStage, HttpApi, HttpStage, LogGroupLogDestination, type HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { paths, type RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { acknowledge } from './acknowledge.ts'
import { RouteFunction, type Parts } from './routeFunction.ts'

/** Calls a second and at once that a route takes where the manifest says nothing else. */
const throttle = { rateLimit: 1_000, burstLimit: 2_000 }

export type Api = { http: HttpApi; stage: HttpStage; functions: RouteFunction[] }

/** The HTTP API: one Lambda with a role of its own for each line of shared/paths.ts. */
export function api(scope: Construct, parts: Parts): Api {
  const http = new HttpApi(scope, 'Api', { createDefaultStage: false })
  acknowledge(
    http,
    'APIG4',
    'Each function checks its caller by the manifest’s access before anything else; a generated test calls every route without rights.',
  )
  const names = Object.keys(paths) as RouteName[]
  const made = names.map((name) => {
    const [method, path] = paths[name].split(' ') as [HttpMethod, string]
    const handler = new RouteFunction(scope, name, parts)
    return {
      handler,
      added: http.addRoutes({ path: `/api${path}`, methods: [method], integration: new HttpLambdaIntegration(`${name}Call`, handler) }),
    }
  })
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: http,
    autoDeploy: true,
    throttle,
    accessLogSettings: { destination: new LogGroupLogDestination(accessLog(scope, parts)), format: AccessLogFormat.custom(accessLine) },
  })
  stage.node.addDependency(...made.flatMap(({ added }) => added)) // a route's throttle can be set once the route is there
  const settings = names.flatMap((name) => routeThrottle(name))
  ;(stage.node.defaultChild as CfnStage).routeSettings = settings.length ? Object.fromEntries(settings) : undefined
  return { http, stage, functions: made.map(({ handler }) => handler) }
}

/** Names the route, never the path or the query: ids of responses and tickets stand in those. */
const accessLine = JSON.stringify({
  time: AccessLogField.contextRequestTime(),
  requestId: AccessLogField.contextRequestId(),
  route: '$context.routeKey',
  status: AccessLogField.contextStatus(),
  bytes: AccessLogField.contextResponseLength(),
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  functionStatus: '$context.integrationStatus',
})

const accessLog = (scope: Construct, { removalPolicy }: Parts) =>
  new LogGroup(scope, 'ApiLogs', { retention: RetentionDays.THREE_MONTHS, removalPolicy })

function routeThrottle(name: RouteName): [string, object][] {
  const { throttle: own }: Route = routes[name]
  const [method, path] = paths[name].split(' ') as [string, string]
  return own ? [[`${method} /api${path}`, { ThrottlingRateLimit: own.rate, ThrottlingBurstLimit: own.burst }]] : []
}
