import { runSimulation } from '@cloud-copilot/iam-simulate'
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backgroundFunctions } from '#shared/infrastructure.ts'
import { paths } from '#shared/paths.ts'
import type { FunctionName } from '../../../infra/grants.ts'
import { statements, type Statement } from '../../../infra/statements.ts'
import {
  bucketArn,
  callsOf,
  functionArn,
  logGroupArn,
  queueArn,
  secretArn,
  tableArn,
  type AwsCall,
} from '../../../scripts/lab/rehearse/services/awsCalls.ts'

/** The error of AWS for a call that a function has no right to. */
class AccessDenied extends Error {
  readonly $metadata: { httpStatusCode: number }
  constructor(name: FunctionName, { service, action, resource }: AwsCall) {
    super(`${name} is not authorized to perform: ${service}:${action} on resource: ${resource}`)
    this.name = service === 's3' ? 'AccessDenied' : 'AccessDeniedException'
    this.$metadata = { httpStatusCode: service === 's3' ? 403 : 400 }
  }
}

/** The statements of that function's role as the stack writes them, for the table, bucket and secret that the environment names. */
function statementsOf(name: FunctionName): Statement[] {
  const {
    TABLE = '',
    PRIVATE_BUCKET = '',
    MEDIA_BUCKET = '',
    TOKEN_SECRET_ID = '',
    SEALING_SECRET_ID = '',
    REFERENCE_SECRET_ID = '',
    JOB_FUNCTION = '',
  } = process.env
  return statements(name, {
    table: tableArn(TABLE),
    stream: `${tableArn(TABLE)}/stream/own`,
    undelivered: queueArn,
    privateBucket: bucketArn(PRIVATE_BUCKET),
    mediaBucket: bucketArn(MEDIA_BUCKET),
    tokenSecret: secretArn(TOKEN_SECRET_ID),
    sealingSecret: secretArn(SEALING_SECRET_ID),
    referenceSecret: secretArn(REFERENCE_SECRET_ID),
    logGroup: logGroupArn(name),
    runJob: functionArn(JOB_FUNCTION),
    mail: null,
  })
}

/** Asks IAM's rules about calls of that function, and notes which of its rights they used. Throws AccessDenied for the first denied. */
export async function checkCalls(name: FunctionName, calls: AwsCall[]): Promise<void> {
  for (const call of calls) {
    const allowed = await allowing(name, call)
    if (!allowed.length) throw new AccessDenied(name, call)
    note(allowed.map((at) => grantAt(name, at, `${call.service}:${call.action}`)))
  }
}

const asked = new Map<string, Promise<number[]>>()

/** The places of the statements that allow the call. */
function allowing(name: FunctionName, { service, action, resource }: AwsCall): Promise<number[]> {
  const own = statementsOf(name)
  const question = JSON.stringify([own, service, action, resource])
  const known = asked.get(question)
  if (known) return known
  const answer = simulate(own, `${service}:${action}`, resource)
  asked.set(question, answer)
  return answer
}

async function simulate(own: Statement[], action: string, resource: string): Promise<number[]> {
  const Statement = own.map(({ actions, resources }, at) => ({ Sid: `S${at}`, Effect: 'Allow', Action: actions, Resource: resources }))
  const accountId = '123456789012'
  const outcome = await runSimulation(
    {
      request: {
        principal: `arn:aws:sts::${accountId}:assumed-role/own/function`,
        action,
        resource: { resource, accountId },
        contextVariables: {},
      },
      identityPolicies: [{ name: 'own', policy: { Version: '2012-10-17', Statement } }],
      serviceControlPolicies: [],
      resourceControlPolicies: [],
    },
    {},
  )
  if (outcome.resultType !== 'single') throw new Error(`IAM cannot be asked about ${action} on ${resource}: ${JSON.stringify(outcome)}`)
  if (outcome.overallResult !== 'Allowed') return []
  const { identityAnalysis } = outcome.result.analysis
  return (identityAnalysis?.allowStatements ?? []).map(({ explain }) => Number(explain.identifier.slice(1)))
}

const running = new AsyncLocalStorage<FunctionName>()

/** Runs `run` as that function: its calls by clients of `recordCalls` are checked against its rights. */
export const withFunction = <T>(name: FunctionName, run: () => T): T => running.run(name, run)

type Next = (args: { input: object }) => Promise<unknown>
type Stack = { add(middleware: (next: Next, context: { commandName?: string }) => Next, options: object): void }

/** Makes an SDK client ask `checkCalls` before each call inside `withFunction`, presigning included. Once for a client is enough. */
export function recordCalls(client: { middlewareStack: object }): void {
  const stack = client.middlewareStack as Stack
  stack.add(
    (next, { commandName }) =>
      async (args) => {
        const name = running.getStore()
        if (name) await checkCalls(name, callsOf(commandName!, args.input))
        return next(args)
      },
    { step: 'initialize', priority: 'high', name: 'recordCalls', override: true },
  )
}

const symbols = {
  table: 'table',
  stream: 'stream',
  undelivered: 'queue',
  privateBucket: 'private bucket',
  mediaBucket: 'media bucket',
  tokenSecret: 'token secret',
  sealingSecret: 'sealing secret',
  referenceSecret: 'reference secret',
  logGroup: 'log group',
  runJob: 'function runJob',
  mail: null,
}
const grantAt = (name: FunctionName, at: number, action: string) => `${name}: ${action} on ${statements(name, symbols)[at]!.resources[0]!}`

const noted = new Set<string>()

/** Stores the used rights in IAM_USAGE_DIR, if that is set: one file for each worker. */
function note(used: string[]): void {
  const folder = process.env.IAM_USAGE_DIR
  if (!folder) return
  for (const grant of used) {
    if (noted.has(folder + grant)) continue
    noted.add(folder + grant)
    mkdirSync(folder, { recursive: true })
    appendFileSync(join(folder, `${process.env.JEST_WORKER_ID ?? 0}.txt`), `${grant}\n`)
  }
}

/** The rights that no call noted in `usageDir` has used, as `function: action on what`; logs, X-Ray, the stream and its queue are Lambda's own. */
export function unusedGrants(usageDir: string): string[] {
  const used = new Set(readdirSync(usageDir).flatMap((file) => readFileSync(join(usageDir, file), 'utf8').split('\n')))
  const granted = (Object.keys({ ...paths, ...backgroundFunctions }) as FunctionName[]).flatMap((name) =>
    statements(name, symbols).flatMap(({ actions }, at) => actions.map((action) => grantAt(name, at, action))),
  )
  return granted.filter((grant) => !/: (logs|xray|sqs):| on (stream|\*)$/.test(grant) && !used.has(grant))
}
