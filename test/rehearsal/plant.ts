import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Resource } from '../../scripts/lab/rehearse/assembly.ts'

type Assets = { files: Record<string, { source: { path: string } }> }

/** A copy of the stack in `folder` that `fault` has changed. Resolves to its folder. */
export function plant(folder: string, fault: (resources: Record<string, Resource>) => void): string {
  const planted = mkdtempSync(join(tmpdir(), 'planted-'))
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const write = (file: string, content: unknown) => writeFileSync(join(planted, file), JSON.stringify(content))
  write('manifest.json', read('manifest.json'))
  const assets = read('Surveys-dev.assets.json') as Assets
  for (const { source } of Object.values(assets.files)) source.path = resolve(folder, source.path)
  write('Surveys-dev.assets.json', assets)
  const template = read('Surveys-dev.template.json') as { Resources: Record<string, Resource> }
  fault(template.Resources)
  write('Surveys-dev.template.json', template)
  return planted
}
