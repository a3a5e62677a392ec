import type { RouteName } from '#shared/paths.ts'
import type { ownBackground } from '../background.ts'
import { callRoute, type Caller, type Input } from '../callRoute.ts'

/** Calls about a survey. `admin` is asked at each call, since a test may sign in later. */
export function callsAsAdmin(survey: string, admin: () => Caller, background: ReturnType<typeof ownBackground>) {
  /** The body of a reply; throws for one that is no success. */
  async function ok(name: RouteName, input: Input = {}) {
    const { status, body } = await callRoute(name, { as: admin(), params: { id: survey }, ...input })
    if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  /** The file of an export of the survey's responses. */
  async function exported(format: 'csv' | 'jsonl'): Promise<string> {
    const { id: job } = await ok('startExport', { body: { survey_id: survey, format } })
    await background.idle()
    return (await fetch((await ok('getJob', { params: { job } })).url)).text()
  }
  return { ok, exported }
}
