import { useState } from 'react'
import { lifeProblems } from '#shared/survey/life/lifeFields.ts'
import { linkNameProblem } from '#shared/survey/life/linkFieldName.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { fieldErrorText, useRefusedField } from '../saving/fieldErrors.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'

const known = new WeakMap<SurveyBody, ReadonlyMap<string, string>>()

/** The problems for which the server would refuse the settings: the first code by path. */
function problemsOf(survey: SurveyBody): ReadonlyMap<string, string> {
  const before = known.get(survey)
  if (before) return before
  const names = (survey.link_fields ?? []).flatMap(({ name }, index) => {
    const code = linkNameProblem(name)
    return code ? [{ path: ['link_fields', index, 'name'], code }] : []
  })
  const found = new Map([...lifeProblems(survey), ...names].map(({ path, code }) => [path.join('.'), code]))
  known.set(survey, found)
  return found
}

/** The codes that `problemsOf` finds: an older reply with one of these says nothing about the present values. */
const judgedHere = new Set([
  'closes_before_opening',
  'duplicate_link_field',
  'not_allowed',
  'reserved',
  'not_https',
  'unknown_link_field',
] satisfies string[])

/** The error at the path of a setting: the problem that the server would refuse, else the one for which it refused the last save. */
export function useSettingError(path: string): string | undefined {
  const problem = useSurveySelector((survey) => problemsOf(survey).get(path))
  const refused = useRefusedField(path)
  if (problem) return fieldErrorText({ path, code: problem, message: '' })
  return refused && !judgedHere.has(refused.code) ? fieldErrorText(refused) : undefined
}

/** The error of a text, which waits while the user types, with the props that its field needs for that. */
export function useErrorAfterTyping(path: string) {
  const [isTyping, setTyping] = useState(false)
  const error = useSettingError(path)
  return { error: isTyping ? undefined : error, onType: () => setTyping(true), onBlur: () => setTyping(false) }
}
