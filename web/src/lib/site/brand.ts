import type { Reading } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { t } from '../language/i18n.ts'
import { lang } from '../language/language.ts'
import { published } from '../hydration/published.ts'
import { useSettings, type KnownSettings } from './settings.ts'
import { pickText } from '../language/pickText.ts'

/** What the site calls itself where nobody has named it. */
export const defaultName = 'Project PRISM'

/** `settled` is false until it is known what the site is called: keep the space, and show nothing yet. */
export type Brand = { isKnown: boolean; name: Reading; tagline: Reading; logo: string; about: Reading; copyright: Reading }

const year = () => published()?.year ?? new Date().getFullYear()
const own = (text: string): Reading => ({ text, lang: lang() })

/** The brand in a language, the person's by itself, each text with the language it is in. Our own words stand where there are no settings. */
export function brandOf(settings: KnownSettings, language = lang()): Brand {
  const both = (field: 'company_name' | 'tagline' | 'footer_text' | 'copyright_text') =>
    pickText({ en: settings?.[`${field}_en`], ko: settings?.[`${field}_ko`] }, language)
  const company = both('company_name')
  const copyright = both('copyright_text')
  const name: Reading = company.text ? company : { text: defaultName, lang: 'en' }
  return {
    isKnown: settings !== undefined,
    name,
    tagline: settings ? both('tagline') : own(t('nav.tagline')),
    logo: settings && isSafeUrl(settings.logo_url) ? settings.logo_url : '',
    about: settings ? both('footer_text') : own(t('nav.about')),
    copyright: copyright.text ? copyright : own(t('nav.copyright', { year: year(), name: name.text })),
  }
}

export const useBrand = (): Brand => brandOf(useSettings())
