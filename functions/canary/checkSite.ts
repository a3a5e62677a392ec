import { canarySurveyId } from '#shared/infrastructure.ts'
import { paths } from '#shared/paths.ts'
import { optionalEnvironment } from '../platform/environment.ts'
import { errorName, log } from '../platform/log.ts'

const submission = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ survey_id: canarySurveyId, answers: [], demographics: {} }),
}

/** The canary's visits in order, each with the reply of a healthy site. */
const visits = [
  { path: '/', status: 200, contains: '<div id="root"' },
  { path: `/api${pathOf('getHomepagePublic')}`, status: 200, contains: '{' },
  { path: `/api${pathOf('submitResponse')}`, status: 204, contains: '', request: submission },
]

function pathOf(name: 'getHomepagePublic' | 'submitResponse'): string {
  return paths[name].split(' ')[1]!
}

/** Visits the site as the public does, through CloudFront, and logs `reachable`, or `unreachable` with the first visit that failed. */
export async function handler(): Promise<void> {
  for (const { path, status, contains, request } of visits) {
    const found = await visit(path, request)
    if (found.status !== status || !found.text.includes(contains)) return log('unreachable', { path, status: found.status })
  }
  log('reachable', {})
}

/** `status`: the error's name where there was no reply. */
async function visit(path: string, request: RequestInit = {}): Promise<{ status: number | string; text: string }> {
  try {
    const url = new URL(path, optionalEnvironment('SITE_URL'))
    const reply = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(9_000) })
    return { status: reply.status, text: await reply.text() }
  } catch (error) {
    return { status: errorName(error), text: '' }
  }
}
