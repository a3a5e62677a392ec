import { isWrittenIn } from '#shared/survey/languages/translations.ts'
import type { Question, Section } from '#shared/survey/survey.ts'
import { useSurveySelector } from '../store/useEditorStore.ts'
import { missingIn, type Languages } from './Marks.tsx'
import { useOutdatedIn } from './outdatedMarks.ts'

/** The languages in which a section or question lacks a text, or has one that is out of date; never a language in which the survey is not written. */
export function useLanguageMarks(part: Section | Question | undefined): { missing: Languages; outdated: Languages } {
  const inEnglish = useSurveySelector((survey) => isWrittenIn(survey, 'en'))
  const inKorean = useSurveySelector((survey) => isWrittenIn(survey, 'ko'))
  const outdated = useOutdatedIn(part?.id ?? '')
  const missing = part ? missingIn(part) : { en: false, ko: false }
  const inBoth = inEnglish && inKorean
  return {
    missing: { en: missing.en && inEnglish, ko: missing.ko && inKorean },
    outdated: { en: outdated.en && inBoth, ko: outdated.ko && inBoth },
  }
}
