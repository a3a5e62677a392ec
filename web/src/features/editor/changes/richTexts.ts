import type { SurveyBody } from '#shared/survey/survey.ts'

type MapText = (html: string) => Promise<string>

/**
 * Applies `map` to each rich text of a survey, its sections and its questions, one after the other. Parts that do not change keep their identity, so
 * the same survey is returned if nothing changes. Throws what `map` throws.
 *
 * Before a save: `mapRichTexts(survey, uploadInlineImages)`.
 */
export async function mapRichTexts(survey: SurveyBody, map: MapText): Promise<SurveyBody> {
  const own = await mapped(survey, ['description', 'description_ko', 'footer_html', 'footer_html_ko'], map)
  const sections = await each(own.sections, async (section) => {
    const described = await mapped(section, ['description', 'description_ko', 'end_text', 'end_text_ko'], map)
    const questions = await each(described.questions, (question) => mapped(question, ['description', 'description_ko'], map))
    return questions === described.questions ? described : { ...described, questions }
  })
  return sections === own.sections ? own : { ...own, sections }
}

async function mapped<K extends string, T extends { [key in K]?: string | undefined }>(
  owner: T,
  fields: readonly K[],
  map: MapText,
): Promise<T> {
  let now = owner
  for (const field of fields) {
    const html = owner[field] && (await map(owner[field]))
    if (html !== owner[field]) now = { ...now, [field]: html }
  }
  return now
}

async function each<T>(items: T[], change: (item: T) => Promise<T>): Promise<T[]> {
  const now: T[] = []
  for (const item of items) now.push(await change(item))
  return now.every((item, at) => item === items[at]) ? items : now
}
