import { HttpIntegrationType, HttpRouteIntegration, IntegrationCredentials, PayloadFormatVersion } from 'aws-cdk-lib/aws-apigatewayv2'
import type { HttpRouteIntegrationConfig } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IRole } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'

/** Integrates a route with its function through the role `caller`; CDK's own integration adds a permission resource per function. */
export class FunctionIntegration extends HttpRouteIntegration {
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
