import type { SurveyRow } from '#shared/survey/survey.ts'

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** The surveys whose titles or slug contain every word of `query`. */
export function searchSurveys(surveys: readonly SurveyRow[], query: string): SurveyRow[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return surveys.filter(({ title, title_ko, slug }) => {
    const text = plain(`${title}\n${title_ko}\n${slug}`)
    return words.every((word) => text.includes(word))
  })
}
