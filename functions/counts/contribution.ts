import { demographicFields } from '#shared/responses/demographicFields.ts'
import { isUnanswered } from '#shared/answers/isAnswered.ts'
import type { Answer } from '#shared/responses/response.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { AnsweredVersion } from '../answered/answeredVersion.ts'
import type { Contribution } from './counts.ts'
import { dayInSeoul, type DayOf } from './days.ts'
import { textNames } from './kinds/choices.ts'
import { countedKinds } from './kinds/countedKinds.ts'
import { durationBin } from './seconds.ts'

/**
 * The names that a response adds 1 to. `version` is the survey version that was last answered: it decides which parts were shown and which choice a
 * value meant; if it is null (no longer stored), neither is counted. `dayOf` gives the day of `created_at`. A response that was screened out adds
 * only to their number.
 */
export function contribution(response: StoredResponse, version: AnsweredVersion | null, dayOf: DayOf = dayInSeoul): Contribution {
  const { id, answers, demographics, language, owner, source, survey_version, created_at, seconds } = response
  if (response.screened) return ['screened', screenedMoment(response)]
  const names = ['total', `version ${survey_version}`, momentName({ created_at, id })]
  if (owner !== null) names.push('signed_in')
  if (source === 'imported') names.push('imported')
  if (language) names.push(`language ${language}`)
  if (seconds) names.push(`seconds ${durationBin(seconds)}`)
  const day = dayOf(created_at)
  if (day) names.push(`day ${day}`)
  for (const field of demographicFields) if (demographics[field]) names.push(`${field} ${demographics[field]}`)

  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  for (const answer of given.values()) pushAnswer(names, answer, version?.question(answer.question_id))
  if (!version) return names
  const { sections, questions, ended_by } = version.visible(answers, response)
  const name = sharedNames(version)
  if (ended_by !== undefined) names.push(name('ended', ended_by))
  for (const section of sections) names.push(name('section', section))
  for (const question of questions) if (takesAnswer(version.question(question)!)) names.push(name('shown', question))
  return names
}

/** In the groups of a comparison, the name for answers that no choice counts. */
export const uncountedName = (questionId: string) => `uncounted ${questionId}`

/** The name that stores a response's creation time: unique to the response, so that deleting it removes the name. */
export const momentName = ({ created_at, id }: Pick<StoredResponse, 'created_at' | 'id'>) => `at ${created_at} ${id.slice(-8)}`

/** The same for a response that was screened out. */
const screenedMoment = ({ created_at, id }: StoredResponse) => `screened_at ${created_at} ${id.slice(-8)}`

const builtNames = new WeakMap<AnsweredVersion, Record<'section' | 'shown' | 'ended', Map<string, string>>>()

/** Gives a version's `section`, `shown` and `ended` names, which are built once: thousands of responses share them. */
function sharedNames(version: AnsweredVersion) {
  const known = builtNames.get(version) ?? { section: new Map(), shown: new Map(), ended: new Map() }
  builtNames.set(version, known)
  return (kind: 'section' | 'shown' | 'ended', id: string): string => {
    const name = known[kind].get(id) ?? `${kind} ${id}`
    known[kind].set(id, name)
    return name
  }
}

function pushAnswer(names: string[], { question_id, value, text }: Answer, question: Question | undefined): void {
  if (isUnanswered(question?.type ?? 'short_text', value)) return
  names.push(`answered ${question_id}`)
  if (question) names.push(...countedKinds[question.type].names(question, value))
  if (question && text) names.push(...textNames(question, value))
}
