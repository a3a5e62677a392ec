import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { validate } from '../http/validate.ts'
import { sanitizeRichText } from './html.ts'

type Described = { description: string; description_ko: string }

const sanitizeDescriptions = <T extends Described>(owner: T): T => ({
  ...owner,
  description: sanitizeRichText(owner.description),
  description_ko: sanitizeRichText(owner.description_ko),
})

/** The fields among these that the part has. */
const sanitizeGiven = <F extends string>(owner: { [field in F]?: string | undefined }, fields: readonly F[]) =>
  Object.fromEntries(fields.flatMap((field) => (owner[field] === undefined ? [] : [[field, sanitizeRichText(owner[field])]])))

/** The survey with every rich text sanitized. Throws 422 if one is too long after that. */
export const sanitizeSurvey = (survey: SurveyBody): SurveyBody =>
  validate(
    surveyBody,
    {
      ...sanitizeDescriptions(survey),
      footer_html: sanitizeRichText(survey.footer_html),
      footer_html_ko: sanitizeRichText(survey.footer_html_ko),
      ...sanitizeGiven(survey, ['closed_text', 'closed_text_ko', 'thanks_text', 'thanks_text_ko']),
      sections: survey.sections.map((section) => ({
        ...sanitizeDescriptions(section),
        ...sanitizeGiven(section, ['end_text', 'end_text_ko']),
        questions: section.questions.map(sanitizeDescriptions),
      })),
    },
    'body',
  )
