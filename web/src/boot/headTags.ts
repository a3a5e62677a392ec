import type { Language } from '#shared/fields.ts'
import { sitePaths } from '#shared/site/sitePaths.ts'
import { languageKey } from '../lib/language/pageLanguage.ts'

const firstPart = (path: string) => path.split('/')[1]!

/** The first path segments of private pages. */
const unlisted = [sitePaths.admin, sitePaths.account, sitePaths.login, sitePaths.signup, sitePaths.file].map(firstPart)

const add = (name: 'meta' | 'link', given: Record<string, string>) =>
  document.head.append(Object.assign(document.createElement(name), given))

/** For search engines, in the empty shell: the page's address in each language, or that they may not list it; and its description in Korean. */
export function addHeadTags(path: string, language: Language): void {
  const english = location.origin + path
  const korean = `${english}?${languageKey}=ko`
  if (unlisted.includes(firstPart(path))) add('meta', { name: 'robots', content: 'noindex' })
  else {
    add('link', { rel: 'canonical', href: language === 'ko' ? korean : english })
    for (const [hreflang, href] of Object.entries({ en: english, ko: korean, 'x-default': english }))
      add('link', { rel: 'alternate', hreflang, href })
  }
  if (language === 'en') return
  const description = document.querySelector<HTMLMetaElement>('[name=description]')!
  description.content = description.dataset['ko']!
}
