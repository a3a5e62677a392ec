import type * as v from 'valibot'
import type { homepageBody } from '#shared/site/homepage.ts'
import type { SettingsBody } from '#shared/site/settings.ts'
import type { surveyBody } from '#shared/survey/survey.ts'
import homepageContent from './content/homepage.json' with { type: 'json' }
import settingsContent from './content/settings.json' with { type: 'json' }
import realOrGeneratedContent from './content/realOrGenerated.survey.json' with { type: 'json' }
import checking from './content/checkingOfficialMessages.survey.json' with { type: 'json' }
import trust from './content/trustInEverydayMedia.survey.json' with { type: 'json' }

/** A survey as POST /surveys takes it. */
export type DemoSurvey = v.InferInput<typeof surveyBody>

/** The home page of the demo without its pictures: what the project is for, in both languages. */
export const homepage: Required<v.InferInput<typeof homepageBody>> = homepageContent

/** The demo site's settings without its logo, which is uploaded separately. An empty copyright text shows the year and the company's name. */
export const settings: Omit<SettingsBody, 'logo_url'> = settingsContent

/** Each answer opens the next step: received, doubted, checked. The gateways are chained (independent). */
export const checkingOfficialMessages = checking as DemoSurvey

/** Consent opens the survey, the role chooses one of four sections; both together decide what shows (intersect). */
export const trustInEverydayMedia = trust as DemoSurvey

/** Every type of question and every option. Who was fooled sees more, and who wants the results leaves an address (independent). */
export const realOrGenerated = realOrGeneratedContent as DemoSurvey
