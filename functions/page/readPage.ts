import type { Language } from '#shared/fields.ts'
import { paths, type RouteName } from '#shared/paths.ts'
import { pickDeclared } from '#shared/pickDeclared.ts'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import type { Published } from '#shared/site/pageContract.ts'
import { isEntryPath } from '#shared/site/publishedPaths.ts'
import { sitePaths, surveyAt } from '#shared/site/sitePaths.ts'
import { routes } from '#shared/routes.ts'
import { isSurveyId } from '../data/ids.ts'
import { readHomepage } from '../data/homepage.ts'
import { readSettings } from '../data/settings.ts'
import { readyProviders } from '../data/users/storedProviders.ts'
import { publicSurvey } from '../responses/replyWithSurvey.ts'
import { listPublicSurveys, presentState, readSurvey, surveyIdAt } from '../data/surveys/surveys.ts'

/** `until`: the moment (ms) at which the content changes by itself. */
type Content = { path: string; replies: Published['replies']; isListed: boolean; until?: number }
/** Its canonical path, the data that it is rendered from, the home page for links to sections, and whether search engines may list it. */
type PublicPage = Omit<Content, 'replies'> & { given: Published; homepage: HomepagePublic }

/** The data of the public page at `path`; null if there is no such page, or the survey is not active. */
export async function readPage(path: string, lang: Language): Promise<PublicPage | null> {
  const [content, settings, homepage] = await Promise.all([readContent(path), readSettings(), readHomepage()])
  if (!content) return null
  const given = {
    lang,
    settings: pickDeclared(routes.getPublicSettings.reply, settings),
    replies: content.replies,
    missing: '',
    year: new Date().getFullYear(),
  }
  const { replies: _replies, ...about } = content
  return {
    ...about,
    given,
    homepage: pickDeclared(routes.getHomepagePublic.reply, homepage),
  }
}

const addressOf = (call: RouteName) => paths[call].split(' ')[1]!

const replyOf = (call: RouteName, reply: unknown, address = addressOf(call)) => ({
  [`/api${address}`]: pickDeclared(routes[call].reply, reply),
})

async function readContent(path: string): Promise<Content | null> {
  const site = (call: RouteName, reply: unknown) => ({ path, replies: replyOf(call, reply), isListed: true })
  if (path === sitePaths.home) return site('getHomepagePublic', await readHomepage())
  if (path === sitePaths.surveys) {
    const { rows, until } = await listPublicSurveys()
    return { ...site('listPublicSurveys', rows), until }
  }
  if (path === sitePaths.account) return { path, replies: {}, isListed: false }
  if (isEntryPath(path)) return { ...site('listProviderNames', await readyProviders()), isListed: false }
  const slugOrId = surveyAt(path)
  if (!slugOrId) return null
  const id = isSurveyId(slugOrId) ? slugOrId : await surveyIdAt(slugOrId)
  const survey = id ? await readSurvey(id) : null
  if (!survey?.is_active) return null
  const address = addressOf('getSurveyBySlug').replace('{slug}', encodeURIComponent(slugOrId))
  const { state, until } = await presentState(survey)
  const shown = publicSurvey(survey, state)
  const isAwaited = state === 'open' || state === 'not_yet'
  return {
    path: sitePaths.survey.replace(':id', survey.slug || survey.id),
    replies: replyOf('getSurveyBySlug', shown, address),
    isListed: survey.is_listed && isAwaited,
    until,
  }
}
