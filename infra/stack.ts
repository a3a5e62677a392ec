import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { alarms } from './alarms.ts'
import { api } from './api.ts'
import { dashboard } from './dashboard.ts'
import { originSecret } from './originSecret.ts'
import { sealingSecret } from './sealingSecret.ts'
import type { Settings } from './settings.ts'
import { site } from './site.ts'
import { storage as makeStorage } from './storage.ts'
import { tokenKey as makeTokenKey } from './tokenKey.ts'

/** Folders with what was built: a bundle for each function, and the site. */
export type Built = { bundles: string; site: string }

/** The whole product in one account and region. */
export class SurveyStack extends Stack {
  constructor(scope: Construct, settings: Settings, built: Built) {
    super(scope, `Surveys-${settings.stage}`, {
      terminationProtection: settings.stage === 'prod',
      // what a bill or a budget can be told apart by
      tags: { application: 'surveys', stage: settings.stage },
    })
    const removalPolicy = settings.stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    const { bundles } = built
    const storage = makeStorage(this, settings)
    const tokenKey = makeTokenKey(this, { ...settings, bundles, removalPolicy })
    const secret = originSecret(this)
    const sealing = sealingSecret(this, removalPolicy)
    const made = api(this, { storage, tokenKey, sealing, originSecret: secret, mailFrom: settings.mailFrom, bundles, removalPolicy })
    const distribution = site(this, { ...settings, storage, http: made.http, originSecret: secret, folder: built.site, removalPolicy })
    dashboard(this, made, storage.table, alarms(this, made, storage.table, settings.adminEmails))
    new CfnOutput(this, 'SiteUrl', { value: `https://${settings.domain?.name ?? distribution.distributionDomainName}` })
    new CfnOutput(this, 'CloudFrontName', { value: distribution.distributionDomainName, description: 'What the domain’s CNAME names.' })
    new CfnOutput(this, 'TableName', { value: storage.table.tableName })
    new CfnOutput(this, 'ApiUrl', { value: made.http.apiEndpoint, description: 'The API’s own address, which refuses every call.' })
    new CfnOutput(this, 'TokenKeyGeneration', { value: tokenKey.generation, description: 'Which key signs: npm run rotate-keys adds one.' })
  }
}
