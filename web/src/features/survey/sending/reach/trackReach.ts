import type { AddressOf } from '#shared/paths.ts'
import { began } from '#shared/responses/reachStep.ts'
import { readStorage, writeStorage } from '../../../../lib/store/storage.ts'
import type { AnswerStore } from '../../answers/answerStore.ts'
import { draftKey } from '../../persistence/storedDraft.ts'
import { seenSections } from './seenSections.ts'

/** How far one respondent got: the steps `reached` since the form was first shown, and those already `reported`. Nothing is reported before the first input. */
type Reach = { reached: Set<string>; reported: Set<string>; hasBegun: boolean }

/** Steps that were reported of the draft on this device. */
const reportedKey = (surveyId: string) => `reach:${surveyId}`

/** By survey, the current respondent. */
const current = new Map<string, Reach>()
const tracked = new WeakSet<AnswerStore>()

type Privacy = Navigator & { globalPrivacyControl?: boolean }
const asksNotToBeTracked = ({ doNotTrack, globalPrivacyControl }: Privacy) => doNotTrack === '1' || globalPrivacyControl === true

/**
 * Counts how far the respondent of a form gets: reports the sections that came into view or were focused as the page is left, once for each draft.
 * Not for changes to a saved response, nor for a respondent who asks not to be tracked.
 */
export function trackReach(store: AnswerStore): void {
  const { survey } = store
  if (tracked.has(store)) return
  tracked.add(store)
  if (survey.count_reach === false || store.response() || asksNotToBeTracked(navigator)) return
  const isContinued = store.changeCount() > 0
  const before = current.get(survey.id)
  if (before && !isContinued) report(survey.id, before) // of a respondent who sent the response on this page
  const reach = (isContinued && before) || { reached: new Set(), reported: new Set(), hasBegun: false }
  if (!before) addEventListener('pagehide', () => report(survey.id, current.get(survey.id)!))
  current.set(survey.id, reach)
  reach.hasBegun ||= isContinued
  store.subscribe(['any'], () => (reach.hasBegun = true))
  seenSections(survey, (id) => reach.reached.add(id))
}

/** Sends the steps that were not reported yet, and remembers them while the draft is on this device. */
function report(surveyId: string, reach: Reach): void {
  if (!reach.hasBegun) return
  const hasDraft = readStorage(draftKey(surveyId)) !== null
  const earlier = hasDraft ? readReported(surveyId) : []
  for (const step of earlier) reach.reported.add(step)
  const steps = [began, ...reach.reached].filter((step) => !reach.reported.has(step))
  if (steps.length > 0) {
    const body = new Blob([JSON.stringify({ steps })], { type: 'application/json' })
    const address: AddressOf<'countReach'> = `/api/surveys/${encodeURIComponent(surveyId)}/reach`
    navigator.sendBeacon?.(address, body)
    for (const step of steps) reach.reported.add(step)
  }
  writeStorage(reportedKey(surveyId), hasDraft ? JSON.stringify([...reach.reported]) : null)
}

function readReported(surveyId: string): string[] {
  try {
    const steps: unknown = JSON.parse(readStorage(reportedKey(surveyId)) ?? '[]')
    return Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : []
  } catch {
    return []
  }
}
