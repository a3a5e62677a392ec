import { homepageBody, type HomepageBody } from '#shared/site/homepage.ts'
import { itemFields } from '#shared/site/itemFields.ts'
import { validate } from '../http/validate.ts'
import { sanitizeRichText } from './html.ts'

type Rich = { en: string; ko: string }

const sanitize = <T extends Rich | undefined>(text: T): T => (text && { en: sanitizeRichText(text.en), ko: sanitizeRichText(text.ko) }) as T

const richFields = ['hero_title', 'hero_subtext', 'survey_section_text', 'contact_text', 'footer_html'] as const

/** The given fields of the home page with every rich text sanitized. Throws 422 if one is too long after that. */
export function sanitizeHomepage(body: HomepageBody): HomepageBody {
  const rich = richFields.filter((name) => body[name]).map((name) => [name, sanitize(body[name])])
  const items = itemFields
    .filter((name) => body[name])
    .map((name) => [name, body[name]!.map((item) => ({ ...item, description: sanitize(item.description) }))])
  const faq = body.faq && { faq: body.faq.map((entry) => ({ ...entry, answer: sanitize(entry.answer) })) }
  return validate(homepageBody, { ...body, ...Object.fromEntries([...rich, ...items]), ...faq }, 'body')
}
