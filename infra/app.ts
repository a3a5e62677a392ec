import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { fileURLToPath } from 'node:url'
import { readSettings, type Settings } from './stackSettings.ts'
import { SurveyStack } from './stack.ts'

const built = (folder: string) => fileURLToPath(new URL(`../dist/${folder}`, import.meta.url))

const app = new App()

/** The settings from `-c name=value`. Invalid ones end the process with a message and no stack trace. */
function settings(): Settings {
  try {
    return readSettings((name) => app.node.tryGetContext(name))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
const region = (app.node.tryGetContext('region') as string | undefined) ?? process.env['CDK_DEFAULT_REGION'] ?? ''
const isFirst = app.node.tryGetContext('first') === 'yes'
const version = (app.node.tryGetContext('version') as string | undefined) ?? ''
new SurveyStack(app, settings(), { bundles: built('functions'), site: built('site'), region, isFirst, version })
app.synth()
