import { defaultName } from '#shared/site/defaultName.ts'
import type { Reading } from '#shared/text.ts'
import { isSafeUrl } from '#shared/url.ts'
import { t } from '../language/i18n.ts'
import { lang } from '../language/language.ts'
import { published } from '../hydration/published.ts'
import { useSettings, type KnownSettings } from './settings.ts'
import { pickText } from '../language/pickText.ts'

/** `isKnown`: false until the settings are loaded; until then keep the space and show nothing. `logo`: a safe URL, or ''. */
export type Brand = { isKnown: boolean; name: Reading; tagline: Reading; logo: string; about: Reading; copyright: Reading }

const year = () => published()?.year ?? new Date().getFullYear()
const inPageLanguage = (text: string): Reading => ({ text, lang: lang() })

/** The brand in a language, each text with the language that it is in. Default texts where nothing was saved. */
export function brandOf(settings: KnownSettings, language = lang()): Brand {
  const setting = (field: 'company_name' | 'tagline' | 'footer_text' | 'copyright_text') =>
    pickText({ en: settings?.[`${field}_en`], ko: settings?.[`${field}_ko`] }, language)
  const company = setting('company_name')
  const copyright = setting('copyright_text')
  const name: Reading = company.text ? company : { text: defaultName, lang: 'en' }
  return {
    isKnown: settings !== undefined,
    name,
    tagline: settings ? setting('tagline') : inPageLanguage(t('nav.tagline')),
    logo: settings && isSafeUrl(settings.logo_url) ? settings.logo_url : '',
    about: settings ? setting('footer_text') : inPageLanguage(t('nav.about')),
    copyright: copyright.text ? copyright : inPageLanguage(t('nav.copyright', { year: year(), name: name.text })),
  }
}

export const useBrand = (): Brand => brandOf(useSettings())
