import type { Reading } from '#shared/text.ts'
import type { Section, Question } from '#shared/survey/survey.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { readTitle } from './names.ts'

/** `readTitle` of a part of the edited survey. */
export function useReadTitle(part: Section | Question | undefined): Reading {
  const text = useSurveySelector((survey) => readTitle(survey, part).text)
  const lang = useSurveySelector((survey) => readTitle(survey, part).lang)
  return { text, lang }
}
