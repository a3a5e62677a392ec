import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lambda } from './lambda.ts'

/** A function's files inside a project whose package.json says that .js files are ES modules. */
const project = mkdtempSync(join(tmpdir(), 'project-'))
const folder = join(project, 'asset')
beforeEach(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'index.mjs'), "export const handler = async () => (await import('./page.js')).page")
  writeFileSync(join(folder, 'page.js'), "export const page = 'the page'")
})
afterEach(() => rmSync(project, { recursive: true }))

const assembly = {
  stackName: 'Surveys-dev',
  fileOf: () => folder,
  resources: {
    page12345678: {
      Type: 'AWS::Lambda::Function',
      Properties: { Code: { S3Key: 'one.zip' }, Handler: 'index.handler', Runtime: 'nodejs24.x', MemorySize: 128 },
    },
  },
}

async function call() {
  const endpoints = { services: 'http://127.0.0.1', s3: 'http://127.0.0.1', secret: 's', providers: '' }
  const { invoke, stop } = lambda(assembly, (value: unknown) => value as never, endpoints)
  try {
    return await invoke('page12345678', {})
  } finally {
    await stop()
  }
}

describe('a rehearsed function', () => {
  it('refuses an ES module that only this project’s package.json, or its syntax, distinguishes from CommonJS', async () => {
    await expect(call()).rejects.toThrow("Unexpected token 'export'")
  })

  it('loads an ES module that its own files declare', async () => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    expect(await call()).toBe('the page')
  })
})
