import { isOtherType } from '#shared/kinds/isFormer.ts'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question, Survey } from '#shared/survey/survey.ts'
import { useCall, useLoaded } from '../../../../lib/api/queries.ts'
import { fetchVersion } from '../../../../lib/api/surveyVersions.ts'
import { useSaver, useSaveState } from '../../saving/useSaver.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'

/** The former type of a question, and how many of its answers are of that type; no type if all are of the present one. */
export function useFormerAnswers({ id, type }: Question): { was: QuestionType | undefined; answers: number } {
  const { stored } = useSaveState()
  const savedType = surveyIndex(useSaver().base()).questions.get(id)?.question.type
  const isEdited = savedType !== undefined && isOtherType(savedType, type)
  const mayHaveFormer = savedType === type && (stored?.version ?? 1) > 1
  const { data } = useCall('getResults', { id: stored?.id ?? '' }, { enabled: stored !== null && (isEdited || mayHaveFormer) })
  const results = data && 'questions' in data ? data : undefined
  const counts = results?.questions.find((one) => one.id === id)
  const former = (mayHaveFormer && counts?.former) || 0
  const { data: typeThen } = useLoaded(
    ['formerType', stored?.id, id, type, results?.versions],
    (signal) => findFormerType(stored!, results!.versions, { id, type }, signal),
    { enabled: former > 0 },
  )
  return isEdited ? { was: savedType, answers: counts?.answered ?? 0 } : { was: typeThen ?? undefined, answers: former }
}

/** The question's type in the newest version with responses in which the type differed; null without one. */
async function findFormerType(survey: Survey, versions: number[], { id, type }: Pick<Question, 'id' | 'type'>, signal: AbortSignal) {
  for (const version of versions.toReversed()) {
    if (version >= survey.version) continue
    const { sections } = await fetchVersion(survey.id, version, signal)
    const then = sections.flatMap(({ questions }) => questions).find((one) => one.id === id)
    if (then && then.type !== type) return then.type
  }
  return null
}
