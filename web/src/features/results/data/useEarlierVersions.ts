import { useEffect, useEffectEvent, useState } from 'react'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { call } from '../../../lib/api/api.ts'

/** Maximum number of earlier versions to load for the titles of deleted questions. */
const maxVersions = 5

/** Earlier versions of a survey that responses belong to, newest first; loaded only if the counts have questions that the survey lacks. */
export function useEarlierVersions(survey: Survey | undefined, results: Results | undefined): Survey[] {
  const [found, setFound] = useState<{ of: string; surveys: Survey[] }>({ of: '', surveys: [] })
  const present = new Set(survey?.sections.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const isMissing = survey !== undefined && (results?.questions.some(({ id, shown }) => !present.has(id) && shown > 0) ?? false)
  const wanted = (results?.versions ?? [])
    .filter((version) => version !== survey?.version)
    .sort((one, other) => other - one)
    .slice(0, maxVersions)
  const key = isMissing ? `${survey.id} ${wanted.join(' ')}` : ''

  const load = useEffectEvent((signal: AbortSignal) =>
    Promise.allSettled(wanted.map((version) => call('getSurveyVersion', { id: survey!.id, version: String(version) }, { signal }))),
  )
  useEffect(() => {
    if (!key) return undefined
    const controller = new AbortController()
    void load(controller.signal).then((answers) => {
      const surveys = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      return controller.signal.aborted || setFound({ of: key, surveys })
    })
    return () => controller.abort()
  }, [key])
  return found.of === key ? found.surveys : []
}
