import type { HomepagePublic } from '#shared/homepage.ts'
import { surveyAt, type PageHead, type Published } from '#shared/publishedPage.ts'
import type { Survey } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { brandOf } from '../lib/brand.ts'
import { t } from '../lib/language/i18n.ts'
import { words } from '../lib/language/words.ts'
import { excerpt } from '../lib/text/excerpt.ts'

/** Letters of a description that search engines and messengers show. */
const most = 200

function shortened(html: string): string {
  const plain = excerpt(html)
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}

/** What a published page says of itself, in its language. */
export function headOf(path: string, { settings, replies }: Published): PageHead {
  const { name, tagline } = brandOf(settings)
  const site = { siteName: name.text, image: settings.cover_url }
  const own = ownHead(path, replies)
  return {
    title: own.title ? `${own.title} · ${name.text}` : name.text,
    description: shortened(own.description) || tagline.text || name.text,
    siteName: site.siteName,
    image: [own.image, site.image].find((url) => url && isSafeUrl(url)) ?? '',
  }
}

function ownHead(path: string, replies: Record<string, unknown>): { title: string; description: string; image?: string } {
  const [reply] = Object.values(replies)
  if (path === '/') {
    const { hero_title, hero_subtext, hero_media = [] } = reply as HomepagePublic
    return {
      title: '',
      description: words(hero_subtext).text || words(hero_title).text,
      image: hero_media.find(({ kind }) => kind === 'image')?.url ?? '',
    }
  }
  if (surveyAt(path) === null) return { title: t('surveys.title'), description: t('surveys.text') }
  const survey = reply as Survey
  return {
    title: words(pair(survey, 'title')).text,
    description: words(pair(survey, 'description')).text,
    image: survey.cover_image_url,
  }
}
