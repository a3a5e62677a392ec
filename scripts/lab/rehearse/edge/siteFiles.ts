import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentType } from '../../../local/site/contentType.ts'
import { ofType, type Assembly } from '../assembly.ts'
import type { Resolve } from '../intrinsics.ts'

type Copy = {
  SourceObjectKeys: string[]
  DestinationBucketName: string
  Exclude?: string[]
  Include?: string[]
  SystemMetadata?: Record<string, string>
}

const matches = (pattern: string, name: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(name)

export async function copySiteFiles(assembly: Assembly, resolve: Resolve, s3: string): Promise<void> {
  for (const [, properties] of ofType(assembly, 'Custom::CDKBucketDeployment')) {
    const copy = resolve(properties) as Copy
    for (const key of copy.SourceObjectKeys) await copyFolder(assembly.fileOf(key), copy, s3)
  }
}

async function copyFolder(folder: string, { DestinationBucketName, Exclude = [], Include = [], SystemMetadata = {} }: Copy, s3: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const isTaken = (name: string) => !Exclude.some((one) => matches(one, name)) || Include.some((one) => matches(one, name))
  for (const name of names.filter(isTaken)) {
    const answer = await fetch(`${s3}/${DestinationBucketName}/${name.split('/').map(encodeURIComponent).join('/')}`, {
      method: 'PUT',
      headers: { 'content-type': contentType(name), ...SystemMetadata },
      body: new Uint8Array(readFileSync(join(folder, name))),
    })
    if (!answer.ok) throw new Error(`Copying ${name} answered ${answer.status}.`)
  }
}
