import { useEffect, useEffectEvent, useState } from 'react'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'
import type { ListedResponse } from '#shared/responses/response.ts'

export type ShownResponse = Pick<ListedResponse, 'id' | 'created_at' | 'updated_at' | 'answers' | 'demographics' | 'source'> & {
  number: number | null
  language: ListedResponse['language']
  owner: ListedResponse['owner'] | undefined
  version: number
}
type Found = { for: string; response?: ShownResponse; survey?: Survey; error?: unknown }

const versions = new Map<string, Promise<Survey>>()

/** A version of a survey, cached, since versions never change. Failures are not cached. */
function loadVersion(id: string, version: number): Promise<Survey> {
  const key = `${id} ${version}`
  const known = versions.get(key) ?? call('getSurveyVersion', { id, version: String(version) })
  versions.set(key, known)
  known.catch(() => versions.delete(key))
  return known
}

const fromRow = ({ survey_version, ...row }: ListedResponse): ShownResponse => ({ ...row, version: survey_version })

async function load(id: string, row: ListedResponse | undefined, present: Survey): Promise<{ response: ShownResponse; survey: Survey }> {
  const response = row ? fromRow(row) : await loadUnlisted(id)
  const survey = response.version === present.version ? present : await loadVersion(present.id, response.version)
  return { response, survey }
}

/** Loads a response that is not in the list, such as one from a link; without number and owner. */
async function loadUnlisted(id: string): Promise<ShownResponse> {
  const { created_at, updated_at, answers, demographics, language, survey_version, source } = (await call('getResponse', {
    id,
  })) as Response
  const fields = {
    created_at,
    updated_at,
    answers,
    demographics,
    language: language ?? null,
    source: source ?? null,
    version: survey_version,
  }
  return { id, ...fields, number: null, owner: undefined }
}

/** A response with the version of the survey that it answers. */
export function useResponse(id: string, row: ListedResponse | undefined, present: Survey): Found & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found>({ for: '' })
  const isListed = row !== undefined
  const loadPresent = useEffectEvent(() => load(id, row, present))
  useEffect(() => {
    let cancelled = false
    loadPresent().then(
      (all) => cancelled || setFound({ for: id, ...all }),
      (error: unknown) => cancelled || setFound({ for: id, error }),
    )
    return () => {
      cancelled = true
    }
  }, [id, isListed, attempt, present]) // rows do not change, so `row` itself is not a dependency
  return { ...(found.for === id ? found : { for: id }), retry: () => setAttempt((before) => before + 1) }
}
