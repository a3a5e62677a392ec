import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { validate } from '../http/validate.ts'
import { sanitizeRichText } from './html.ts'

type Described = { description: string; description_ko: string }

const sanitizeDescriptions = <T extends Described>(owner: T): T => ({
  ...owner,
  description: sanitizeRichText(owner.description),
  description_ko: sanitizeRichText(owner.description_ko),
})

/** The survey with every rich text sanitized. Throws 422 where one is too long after that. */
export const sanitizeSurvey = (survey: SurveyBody): SurveyBody =>
  validate(
    surveyBody,
    {
      ...sanitizeDescriptions(survey),
      footer_html: sanitizeRichText(survey.footer_html),
      footer_html_ko: sanitizeRichText(survey.footer_html_ko),
      sections: survey.sections.map((section) => ({
        ...sanitizeDescriptions(section),
        ...(section.end_text !== undefined && { end_text: sanitizeRichText(section.end_text) }),
        ...(section.end_text_ko !== undefined && { end_text_ko: sanitizeRichText(section.end_text_ko) }),
        questions: section.questions.map(sanitizeDescriptions),
      })),
    },
    'body',
  )
