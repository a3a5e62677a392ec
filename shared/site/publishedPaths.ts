import { sitePaths } from './sitePaths.ts'

// The published pages by path. Which content each has: functions/page/readPage.ts and web/src/server/render.tsx.

/** The published pages that search engines must not list: personal ones, in the version for guests. */
const entryPaths = [sitePaths.login, sitePaths.signup, sitePaths.account] as const

export type EntryPath = (typeof entryPaths)[number]

export const isEntryPath = (path: string): path is EntryPath => entryPaths.some((one) => one === path)

/** The published pages as CloudFront's path patterns: the home page, the list of surveys, each survey, and the ways in. */
export const pagePatterns = [sitePaths.home, sitePaths.surveys, sitePaths.survey.replace(':id', '*'), ...entryPaths]

/** The files that the page function generates for search engines. */
export const searchEngineFiles = ['/sitemap.xml', '/robots.txt'] as const

/** The paths of the page function: /index.html for the page that a header names, and the files for search engines. */
export const pageFunctionPaths = ['/index.html', ...searchEngineFiles] as const

export const isPublishedPage = (path: string): boolean =>
  pagePatterns.some((pattern) =>
    pattern.endsWith('*') ? path.length >= pattern.length && path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
