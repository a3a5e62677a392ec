import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { paths, type RouteName } from '#shared/paths.ts'
import { pageFunction, pagePaths } from '#shared/site/publishedPage.ts'
import { acknowledge } from './acknowledge.ts'
import { FunctionIntegration } from './functionIntegration.ts'
import { logGroup } from './logGroup.ts'
import { OwnFunction, type Parts } from './ownFunction.ts'

/** Calls a second and at once that each route takes: no route has a lower one, since whoever filled it would stop everybody. */
const throttle = { rateLimit: 1_000, burstLimit: 2_000 }

/** `name`: the API's own, in the console. */
export type Api = { name: string; http: HttpApi; stage: HttpStage; functions: OwnFunction[] }

/** The HTTP API: one Lambda with a role of its own for each line of shared/paths.ts, and the one that renders the published pages. */
export function api(scope: Construct, parts: Parts): Api {
  const name = `Surveys-${parts.stage}`
  const http = new HttpApi(scope, 'Api', { apiName: name, createDefaultStage: false })
  acknowledge(
    http,
    'APIG4',
    'Each function checks its caller by the manifest’s access before anything else; a generated test calls every route without rights.',
  )
  const names = Object.keys(paths) as RouteName[]
  const functions = new Map(names.map((name) => [name, new OwnFunction(scope, name, parts)]))
  const page = new OwnFunction(scope, pageFunction, parts)
  const resources = [...functions.values(), page].map(({ functionArn }) => functionArn)
  // one role that may call them all, where a permission for each would be sixty resources
  const caller = new Role(scope, 'ApiRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: { own: new PolicyDocument({ statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources })] }) },
  }).withoutPolicyUpdates()
  for (const [name, handler] of functions) {
    const [method, path] = paths[name].split(' ') as [HttpMethod, string]
    http.addRoutes({ path: `/api${path}`, methods: [method], integration: new FunctionIntegration(`${name}Call`, handler, caller) })
  }
  for (const path of pagePaths)
    http.addRoutes({ path, methods: [HttpMethod.GET], integration: new FunctionIntegration(`${pageFunction}Call`, page, caller) })
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: http,
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup(scope, 'api', parts.stage, parts.removalPolicy)),
      format: AccessLogFormat.custom(accessLine),
    },
  })
  return { name, http, stage, functions: [...functions.values(), page] }
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
