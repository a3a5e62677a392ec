import type { Survey, SurveyBody } from '#shared/survey/survey.ts'

export const newSurvey: SurveyBody = {
  slug: '',
  title: 'Untitled Survey',
  title_ko: '',
  description: '',
  description_ko: '',
  is_active: true,
  is_listed: true,
  cover_image_url: '',
  company_logo_url: '',
  footer_html: '',
  footer_html_ko: '',
  branching_mode: 'intersect',
  branching: [],
  sections: [],
}

/** The editable part of a stored survey, a newer server's fields included. Choices without an id get one, which a save keeps. */
export function bodyOf(stored: Survey & { kept?: string[] }): SurveyBody {
  const { id: _id, version: _version, created_at: _made, updated_at: _changed, state: _state, seats: _seats, kept: _kept, ...body } = stored
  const hasIds = body.sections.every(({ questions }) => questions.every(({ choices }) => choices.every(({ id }) => id)))
  if (hasIds) return body
  const sections = body.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) => (choice.id ? choice : { ...choice, id: newId() })),
    })),
  }))
  return { ...body, sections }
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A random id of 8 characters, for a new section, question or choice. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(8)), (random) => letters[random % letters.length]).join('')
