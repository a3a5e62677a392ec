import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { fileURLToPath } from 'node:url'
import { readSettings } from './settings.ts'
import { SurveyStack } from './stack.ts'

const built = (folder: string) => fileURLToPath(new URL(`../dist/${folder}`, import.meta.url))

const app = new App()
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
new SurveyStack(
  app,
  readSettings((name) => app.node.tryGetContext(name)),
  { bundles: built('functions'), site: built('site') },
)
app.synth()
