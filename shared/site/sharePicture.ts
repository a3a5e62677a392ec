import type { Language } from '../fields.ts'
import type { Show } from '../branching/showByRules.ts'
import { plainText } from '../html/plainText.ts'
import { outlineOf } from '../survey/outline.ts'
import type { Survey } from '../survey/survey.ts'
import { lengthOf } from '../survey/surveyLength.ts'
import { pair, text } from '../text.ts'
import { defaultName } from './defaultName.ts'
import type { HomepagePublic } from './homepage.ts'
import type { PublicSettings } from './settings.ts'

/** All that a page's share picture shows. `drawing`: of the survey's structure; null on the home page, as is `length`. */
export type ShareContent = {
  language: Language
  title: string
  brand: string
  length: ReturnType<typeof lengthOf> | null
  drawing: { outline: string; seed: string } | null
}

type Brand = Pick<PublicSettings, 'company_name_en' | 'company_name_ko'> | null

/** The path of share pictures. Search engines and messengers may load them (robots.txt). */
export const sharePictures = '/api/share/'

/** Counts the designs of the picture: pictures of another design have other addresses. */
const design = 1

const brandIn = (settings: Brand, language: Language): string =>
  text({ en: settings?.company_name_en, ko: settings?.company_name_ko }, language) || defaultName

/** `visible`: the one of shared/branching.ts, or the one of public pages. */
export function surveyShare(survey: Survey, settings: Brand, language: Language, visible: Show): ShareContent {
  const length = lengthOf(survey, visible)
  return {
    language,
    title: text(pair(survey, 'title'), language),
    brand: brandIn(settings, language),
    length: length.questions > 0 ? length : null,
    drawing: { outline: outlineOf(survey), seed: survey.id },
  }
}

export const homeShare = ({ hero_title }: Pick<HomepagePublic, 'hero_title'>, settings: Brand, language: Language): ShareContent => ({
  language,
  title: plainText(text(hero_title, language).replace(/<\/?a\b[^<>]*>/gi, '')), // plainText would add the addresses of links
  brand: brandIn(settings, language),
  length: null,
  drawing: null,
})

/** The picture's address on this site. `page`: a survey's id, or `home`. Different content gives a different address. */
export const sharePath = (page: string, content: ShareContent): string =>
  `${sharePictures}${page}/${content.language}/${hashOf(JSON.stringify([design, content]))}.png`

/** 53 bits of a text as 14 hexadecimal digits (cyrb53): the same in browsers and functions, without waiting. */
function hashOf(whole: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < whole.length; at++) {
    const code = whole.charCodeAt(at)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (2 ** 32 * (0x1fffff & low) + (high >>> 0)).toString(16).padStart(14, '0')
}
