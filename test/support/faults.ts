import { faultsPath, startFaultProxy, type Fault } from './faults/faultProxy.ts'
import { knowNativeErrors } from './nativeErrors.ts'
import { soundTable } from './api/ownTable.ts'
import { tally } from './tally.ts'

const endpoints = { dynamodb: 'AWS_ENDPOINT_URL_DYNAMODB', s3: 'AWS_ENDPOINT_URL_S3' } as const
type Service = keyof typeof endpoints

const proxies: Partial<Record<Service, string>> = {}

/**
 * Puts a fault proxy between the functions of a test file and DynamoDB and S3, over a table and buckets of its own that must be sound at the end.
 * Every fault is gone after its test. The pauses before a retry are random up to a bound, and short here; a test that needs the real ones restores
 * `Math.random`.
 */
export function withFaults(): void {
  soundTable()
  knowNativeErrors()
  const stops: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const { FAULTS_DYNAMODB, FAULTS_S3 } = process.env // a rehearsal has its own
    if (FAULTS_DYNAMODB && FAULTS_S3) Object.assign(proxies, { dynamodb: FAULTS_DYNAMODB, s3: FAULTS_S3 })
    else await between(stops)
  })
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0.01))
  afterEach(clearFaults)
  afterAll(() => Promise.all(stops.map((stop) => stop())))
}

/** Starts a proxy before DynamoDB and one before S3, and points the environment to them. */
async function between(stops: (() => Promise<void>)[]): Promise<void> {
  for (const [service, name] of Object.entries(endpoints) as [Service, (typeof endpoints)[Service]][]) {
    const { url, stop } = await startFaultProxy(service, process.env[name]!)
    stops.push(stop)
    proxies[service] = process.env[name] = url
  }
}

const at = (service: Service) => new URL(faultsPath, proxies[service])

/** Makes the next calls of DynamoDB or S3 meet that fault. */
export async function fault(service: Service, given: Fault): Promise<void> {
  await fetch(at(service), { method: 'POST', body: JSON.stringify(given) })
}

/** How many calls met a fault since the last clearing. */
export async function faultsMet(service: Service): Promise<number> {
  return ((await (await fetch(at(service))).json()) as { met: number }).met
}

export async function clearFaults(): Promise<void> {
  tally('faults', (await faultsMet('dynamodb')) + (await faultsMet('s3')))
  await Promise.all([fetch(at('dynamodb'), { method: 'DELETE' }), fetch(at('s3'), { method: 'DELETE' })])
}
