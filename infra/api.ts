import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import type { CfnResource } from 'aws-cdk-lib'
import type { HttpRouteIntegrationConfig } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  CfnIntegration,
  CfnRoute,
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
  HttpIntegrationType,
  HttpRouteIntegration,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal, type IRole } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { paths, type RouteName } from '#shared/paths.ts'
import { isFile } from '#shared/routes.ts'
import { pageFunction } from '#shared/site/pageContract.ts'
import { pageFunctionPaths } from '#shared/site/publishedPaths.ts'
import { acknowledge } from './acknowledge.ts'
import { logGroup } from './logGroup.ts'
import { OwnFunction, type Parts } from './ownFunction.ts'
import { throttle } from './throttle.ts'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'

/** `name`: as the AWS console shows it. `page`: the function that renders pages, also one of `functions`. */
export type Api = { name: string; http: HttpApi; stage: HttpStage; functions: OwnFunction[]; page: OwnFunction }

/** The HTTP API: one Lambda with its own role for each route in shared/paths.ts, and the one that renders the published pages. */
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
  // one role that may invoke all of them: a permission for each would take sixty resources of the stack's 500
  const caller = new Role(scope, 'ApiRole', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: { own: new PolicyDocument({ statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources })] }) },
  }).withoutPolicyUpdates()
  for (const [name, handler] of functions) {
    const [method, path] = paths[name].split(' ') as [HttpMethod, string]
    const methods = isFile(name) ? [method, HttpMethod.HEAD] : [method]
    http.addRoutes({ path: `/api${path}`, methods, integration: new FunctionIntegration(`${name}Call`, handler, caller) })
  }
  for (const path of pageFunctionPaths)
    http.addRoutes({ path, methods: [HttpMethod.GET], integration: new FunctionIntegration(`${pageFunction}Call`, page, caller) })
  createInGroups(http.node.findAll().filter((part) => part instanceof CfnIntegration))
  createInGroups(http.node.findAll().filter((part) => part instanceof CfnRoute))
  const stage = new HttpStage(scope, 'ApiStage', {
    httpApi: http,
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup(scope, 'api', parts.stage, parts.removalPolicy)),
      format: AccessLogFormat.custom(accessLine),
    },
  })
  return { name, http, stage, functions: [...functions.values(), page], page }
}

/** How many routes, or integrations, are created at the same moment: API Gateway throttles more. */
const atOnce = 10

function createInGroups(resources: CfnResource[]): void {
  for (const [at, resource] of resources.entries()) if (at >= atOnce) resource.addResourceDependency(resources[at - atOnce]!)
}

/** The access log names the route, never path or query, which contain ids of responses and tickets. */
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

/** Integrates a route with its function through the role `caller`; CDK's own integration adds a permission resource per function. */
class FunctionIntegration extends HttpRouteIntegration {
  readonly #handler: IFunction
  readonly #caller: IRole

  constructor(id: string, handler: IFunction, caller: IRole) {
    super(id)
    this.#handler = handler
    this.#caller = caller
  }

  bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#handler.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#caller),
    }
  }
}
