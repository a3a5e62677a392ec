import i18next from 'i18next'
import { I18nContext } from 'react-i18next'
import { renderToString } from 'react-dom/server'
import { Route, StaticRouter } from 'react-router-dom'
import type { HomepagePublic } from '#shared/site/homepage.ts'
import type { Renderer } from '#shared/site/pageContract.ts'
import { Frame } from '../app/Frame.tsx'
import { publishedPages } from '../app/publishedPages.ts'
import { DrawnPattern } from '../features/home/hero/DrawnPattern.tsx'
import { loadFormParts } from '../features/survey/form/lazyParts.ts'
import { loadPublishedTypes } from '../features/survey/kinds/lazyKinds.ts'
import { ShutState } from '../features/surveys/SurveyCard.tsx'
import { DrawnCover, SurveyLength } from '../features/survey/layout/SurveyHeader.tsx'
import { anchors } from '../lib/site/homeSections.ts'
import { addTexts, loadTexts } from '../lib/language/i18n.ts'
import { publish, type Published } from '../lib/hydration/published.ts'
import { headOf } from './headOf.ts'

export const prepare: Renderer['prepare'] = async () => {
  await loadTexts('en')
  for (const language of ['en', 'ko'] as const)
    for (const part of ['shell', 'home', 'surveys', 'survey', 'auth', 'account', 'response'] as const) await addTexts(language, part)
  const parts = [...publishedPages.map(([, Page]) => Page), DrawnCover, SurveyLength, ShutState, DrawnPattern]
  await Promise.all([...parts.map((part) => part.load()), loadPublishedTypes(), loadFormParts()])
}

export const render: Renderer['render'] = (path, given, homepage) => {
  const known = { ...given, missing: missingSections(given, homepage) }
  return { html: htmlOf(path, known), head: head(path, known), given: known }
}

/** The anchors of the sections that the home page does not have: the links of every page leave them out. */
function missingSections(given: Published, homepage: HomepagePublic): string {
  const html = htmlOf('/', { ...given, replies: { '/api/homepage/public': homepage } })
  return anchors.filter((anchor) => !html.includes(` id="${anchor}"`)).join(' ')
}

const htmlOf = (path: string, given: Published) =>
  during(given, () =>
    renderToString(
      <I18nContext value={{ i18n: { t: i18next.getFixedT(given.lang) } as unknown as typeof i18next }}>
        <StaticRouter location={path}>
          <Frame>
            {publishedPages.map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Frame>
        </StaticRouter>
      </I18nContext>,
    ),
  )

const head = (path: string, given: Published) => during(given, () => headOf(path, given))

/** Nothing in between waits, so that two pages at once do not meet. */
function during<T>(given: Published, work: () => T): T {
  publish(given)
  try {
    return work()
  } finally {
    publish(null)
  }
}
