import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Resource } from '../../scripts/rehearse/assembly.ts'

type Assets = { files: Record<string, { source: { path: string } }> }

/** A copy of the stack in `folder` that `fault` has changed. Resolves to its folder. */
export function plant(folder: string, fault: (resources: Record<string, Resource>) => void): string {
  const planted = mkdtempSync(join(tmpdir(), 'planted-'))
  const copy = <T>(file: string, change: (content: T) => void) => {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
    change(content)
    writeFileSync(join(planted, file), JSON.stringify(content))
  }
  copy('manifest.json', () => {})
  copy<Assets>('Surveys-dev.assets.json', ({ files }) => {
    for (const { source } of Object.values(files)) source.path = resolve(folder, source.path)
  })
  copy<{ Resources: Record<string, Resource> }>('Surveys-dev.template.json', ({ Resources }) => fault(Resources))
  return planted
}
