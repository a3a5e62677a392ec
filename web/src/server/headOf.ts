import type { HomepagePublic } from '#shared/site/homepage.ts'
import type { PageHead, Published } from '#shared/site/pageContract.ts'
import { isEntryPath, type EntryPath } from '#shared/site/publishedPaths.ts'
import { homeShare, sharePath } from '#shared/site/sharePicture.ts'
import { surveyAt } from '#shared/site/sitePaths.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { visible } from '../features/survey/branching/visible.ts'
import { lang } from '../lib/language/language.ts'
import { t, type TextKey } from '../lib/language/i18n.ts'
import { pickText } from '../lib/language/pickText.ts'
import { pageHead, surveyHead, type OwnHead } from '../lib/site/pageHead.ts'

const entryTitles: Record<EntryPath, TextKey> = { '/login': 'common.login', '/signup': 'common.sign_up', '/account': 'account.title' }

/** The metadata of a published page, in its language. */
export const headOf = (path: string, { settings, replies }: Published): PageHead => pageHead(ownHead(path, settings, replies), settings)

function ownHead(path: string, settings: Published['settings'], replies: Record<string, unknown>): OwnHead {
  if (isEntryPath(path)) return { title: t(entryTitles[path]), description: '', image: '' }
  const [reply] = Object.values(replies)
  if (path === '/') {
    const { hero_title, hero_subtext } = reply as HomepagePublic
    return {
      title: '',
      description: pickText(hero_subtext).text || pickText(hero_title).text,
      image: '', // the hero's own are often WebP or videos, which some messengers do not show
      picture: sharePath('home', homeShare({ hero_title }, settings, lang())),
    }
  }
  return surveyAt(path) === null
    ? { title: t('surveys.title'), description: t('surveys.text'), image: '' }
    : surveyHead(reply as Survey, settings, visible)
}
