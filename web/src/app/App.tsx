import { lazy } from 'react'
import { BrowserRouter, matchPath, Navigate, Route } from 'react-router-dom'
import { sitePaths } from '#shared/site/sitePaths.ts'
import { withTexts } from '../lib/language/i18n.ts'
import { loadable } from '../lib/loading/loadable.tsx'
import { Frame } from './Frame.tsx'
import { publishedPages, SurveyPage } from './publishedPages.ts'

const FilePage = lazy(withTexts('file', () => import('../features/file/FilePage.tsx')))
const AdminArea = loadable(withTexts(['admin', 'signed_in', 'survey', 'errors'], () => import('./AdminArea.tsx')))

const pages = [...publishedPages, [sitePaths.admin, AdminArea] as const]

/** Loads a page's chunk before the first render: React throttles a page by 300 ms after `Loading`. Rejects if it cannot be loaded. */
export async function loadFirstPage(path: string): Promise<boolean> {
  await pages.find(([pattern]) => matchPath(pattern, path))?.[1].load()
  const slugOrId = matchPath(sitePaths.survey, path)?.params.id
  if (!slugOrId) return true
  const { prefetch } = await SurveyPage.load()
  return prefetch(slugOrId).catch(() => true) // the page tries again and shows the error
}

export const App = () => (
  <BrowserRouter>
    <Frame>
      {pages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path={sitePaths.file} element={<FilePage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Frame>
  </BrowserRouter>
)
