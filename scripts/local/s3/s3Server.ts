// A process of its own: node s3Server.ts [FOLDER]. Prints its address; without a folder everything is in memory.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from 'fauxqs'

type Options = NonNullable<Parameters<typeof buildApp>[0]>
type Stores = NonNullable<Options['stores']>
type S3Store = Stores['s3Store']
type Persistence = NonNullable<S3Store['persistence']>

// the package exports only a server that listens on every interface, so its parts are imported by file
const part = (path: string): Promise<unknown> => import(new URL(path, import.meta.resolve('fauxqs')).href)
const { S3Store } = (await part('./s3/s3Store.js')) as { S3Store: new () => S3Store }
const { SqsStore } = (await part('./sqs/sqsStore.js')) as { SqsStore: new () => Stores['sqsStore'] }
const { SnsStore } = (await part('./sns/snsStore.js')) as { SnsStore: new () => Stores['snsStore'] }
const { FileS3Persistence } = (await part('./s3/fileS3Persistence.js')) as { FileS3Persistence: new (folder: string) => Persistence }

const isJson = (file: string) => {
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return true
  } catch {
    return false
  }
}

/** Removes what a kill during a write left: it was never acknowledged, and the store would not load with it. */
function clearHalfWritten(folder: string) {
  rmSync(join(folder, '_multipart'), { recursive: true, force: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const half = file.endsWith('.json') && !isJson(join(folder, file))
    if (half) rmSync(join(folder, file))
  }
}

const s3Store = new S3Store()
const folder = process.argv[2]
if (folder) {
  mkdirSync(folder, { recursive: true })
  clearHalfWritten(folder)
  const persistence = new FileS3Persistence(folder)
  persistence.loadS3(s3Store)
  s3Store.persistence = persistence
}
const app = buildApp({ logger: false, stores: { s3Store, sqsStore: new SqsStore(), snsStore: new SnsStore() } })
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
