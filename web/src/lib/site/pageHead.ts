import type { Show } from '#shared/branching/showByRules.ts'
import type { Language } from '#shared/fields.ts'
import type { PageHead } from '#shared/site/pageContract.ts'
import { sharePath, surveyShare } from '#shared/site/sharePicture.ts'
import type { PublicSettings } from '#shared/site/settings.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { brandOf } from './brand.ts'
import { lang } from '../language/language.ts'
import { pickText } from '../language/pickText.ts'
import { excerpt } from '../text/plainText.ts'

/** The metadata of a page; '' to use the site's. `picture`: the page's share picture, if it has no image. */
export type OwnHead = Pick<PageHead, 'title' | 'description' | 'image'> & { picture?: string }

/** Characters of a description that search engines and messengers show. */
const maxDescriptionLength = 200

function truncate(html: string): string {
  const plain = excerpt(html)
  return plain.length <= maxDescriptionLength ? plain : `${plain.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, '')}…`
}

/** Title, description and image for search engines and link previews; what a page lacks is the site's. */
export function pageHead(own: OwnHead, settings: PublicSettings | null, language: Language = lang()): PageHead {
  const { name, tagline } = brandOf(settings, language)
  return {
    title: own.title ? `${own.title} · ${name.text}` : name.text,
    description: truncate(own.description) || tagline.text || name.text,
    siteName: name.text,
    image: [own.image, own.picture, settings?.cover_url].find((url) => url && isSafeUrl(url)) ?? '',
  }
}

/** The same of a survey, in a language. `visible`: that of shared/branching.ts, or of pages. */
export const surveyHead = (survey: Survey, settings: PublicSettings | null, visible: Show, language: Language = lang()): OwnHead => ({
  title: pickText(pair(survey, 'title'), language).text,
  description: pickText(pair(survey, 'description'), language).text,
  image: survey.cover_image_url,
  picture: sharePath(survey.id, surveyShare(survey, settings, language, visible)),
})
