import { surveyBody, type SurveyBody } from '#shared/survey/survey.ts'
import { validate } from '../http/validate.ts'
import { sanitizeRichText } from './html.ts'

type Described = { description: string; description_ko: string }

const described = <T extends Described>(owner: T): T => ({
  ...owner,
  description: sanitizeRichText(owner.description),
  description_ko: sanitizeRichText(owner.description_ko),
})

/** The survey with every rich text made safe to store and to show; 422 where one became longer than it may be. */
export const sanitizeSurvey = (survey: SurveyBody): SurveyBody =>
  validate(
    surveyBody,
    {
      ...described(survey),
      footer_html: sanitizeRichText(survey.footer_html),
      footer_html_ko: sanitizeRichText(survey.footer_html_ko),
      sections: survey.sections.map((section) => ({ ...described(section), questions: section.questions.map(described) })),
    },
    'body',
  )
