import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { patience } from '../patience.ts'
import { ofType, plainName, type Assembly, type Properties } from '../assembly.ts'
import type { CallOptions } from './callOptions.ts'
import { place, type Resolve } from '../intrinsics.ts'
import type { Call, Outcome, Start } from './functionWorker.ts'

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }
/** `ready`: its module is loaded, or it has ended. */
type Instance = { worker: Worker; ready: Promise<void>; waiting: Map<number, Waiting> }

/** How many instances are kept warm; each takes some 30 MB. */
const warm = 24

export type Lambda = {
  /** Invokes a function by its logical id. Rejects if it throws, times out or runs out of memory. */
  invoke: (logicalId: string, event: unknown, options?: CallOptions) => Promise<unknown>
  stop: () => Promise<void>
}

/** URLs for the functions' AWS calls; `secret`: of the access keys, whose ids name the function; `providers`: OAuth stand-ins, '' for none. */
type Endpoints = { services: string; s3: string; secret: string; providers: string }

/**
 * Runs the template's functions from their assets, each in a worker thread that starts at its first call, with the template's environment, memory and
 * timeout; loading the module does not count, as on Lambda. Added are what Lambda adds (region, task root, keys) and the emulators' URLs. As on
 * Lambda, a function finds only its own files, without this project's package.json, and modules are not detected by their syntax.
 */
export function lambda(assembly: Assembly, resolve: Resolve, { services, s3, secret, providers }: Endpoints): Lambda {
  const instances = new Map<string, Instance>()
  const functions = new Map(ofType(assembly, 'AWS::Lambda::Function'))
  const tasks = mkdtempSync(join(tmpdir(), 'functions-'))
  let calls = 0

  const propertiesOf = (id: string): Properties => {
    const found = functions.get(id)
    if (!found) throw new Error(`The template has no function ${id}.`)
    return found
  }
  const start = (id: string): Instance => {
    const { Code, Handler, Environment, MemorySize, Runtime } = propertiesOf(id)
    if (Runtime !== 'nodejs24.x') throw new Error(`${id} runs on ${Runtime as string}: the rehearsal knows Node 24.`)
    const [module, entry] = (Handler as string).split('.') as [string, string]
    const folder = join(tasks, id)
    if (!existsSync(folder)) cpSync(assembly.fileOf(resolve(Code.S3Key as string)), folder, { recursive: true })
    const file = ['mjs', 'js', 'cjs'].map((extension) => join(folder, `${module}.${extension}`)).find((path) => existsSync(path))
    if (!file) throw new Error(`The asset of ${id} has no ${module}.`)
    const name = plainName(id)
    const env = {
      ...resolve((Environment?.Variables ?? {}) as Record<string, string>),
      AWS_REGION: place.region,
      LAMBDA_TASK_ROOT: folder,
      AWS_LAMBDA_FUNCTION_NAME: id,
      AWS_ACCESS_KEY_ID: name,
      AWS_SECRET_ACCESS_KEY: secret,
      AWS_ENDPOINT_URL_DYNAMODB: services,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: services,
      AWS_ENDPOINT_URL_SESV2: services,
      AWS_ENDPOINT_URL_LAMBDA: services,
      AWS_ENDPOINT_URL_S3: s3,
      ...(providers && { OAUTH_BASE_URLS: providers }),
    }
    const worker = new Worker(new URL('functionWorker.ts', import.meta.url), {
      env,
      workerData: { file, entry, name } satisfies Start,
      execArgv: ['--disable-warning=ExperimentalWarning', '--no-experimental-detect-module', '--no-experimental-require-module'],
      resourceLimits: { maxOldGenerationSizeMb: (MemorySize as number | undefined) ?? 128 },
    })
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    const made: Instance = { worker, ready, waiting: new Map() }
    const end = (reason: string) => {
      if (instances.get(id) === made) instances.delete(id)
      for (const { reject } of made.waiting.values()) reject(new Error(`${name}: ${reason}`))
      made.waiting.clear()
      isReady()
    }
    worker.on('message', (outcome: Outcome | 'ready') => {
      if (outcome === 'ready') return isReady()
      const waiting = made.waiting.get(outcome.id)
      made.waiting.delete(outcome.id)
      if ('error' in outcome) waiting?.reject(new Error(`${name}: ${outcome.error}`))
      else waiting?.resolve(outcome.result === undefined ? null : JSON.parse(outcome.result))
    })
    worker.on('error', (error) => end(String(error)))
    worker.on('exit', (code) => end(`it ended with ${code}`))
    instances.set(id, made)
    return made
  }

  const instanceOf = (id: string): Instance => {
    const instance = instances.get(id) ?? start(id)
    instances.delete(id)
    instances.set(id, instance)
    const idle = [...instances].filter(([other, { waiting }]) => other !== id && waiting.size === 0)
    for (const [other, { worker }] of idle.slice(0, Math.max(0, instances.size - warm))) {
      instances.delete(other)
      void worker.terminate()
    }
    return instance
  }

  const invoke = async (id: string, event: unknown, options: CallOptions = {}) => {
    const seconds = (propertiesOf(id).Timeout as number | undefined) ?? 3
    const { worker, ready, waiting } = instanceOf(id)
    const call: Call = { id: ++calls, event, seconds, options }
    const { promise, resolve: settle, reject } = Promise.withResolvers<unknown>()
    waiting.set(call.id, { resolve: settle, reject })
    worker.postMessage(call, [])
    let late: NodeJS.Timeout | undefined
    const watch = async () => {
      await ready
      if (!waiting.has(call.id)) return
      late = setTimeout(
        () => {
          reject(new Error(`${plainName(id)}: Task timed out after ${seconds}.00 seconds`))
          void worker.terminate()
        },
        seconds * 1000 * patience,
      )
    }
    void watch()
    try {
      return await promise
    } finally {
      clearTimeout(late)
    }
  }
  const stop = async () => {
    await Promise.all([...instances.values()].map(({ worker }) => worker.terminate()))
    rmSync(tasks, { recursive: true, force: true })
  }
  return { invoke, stop }
}
