/** The pages that people meet first, by their addresses: the module of each. */
export const firstPages = {
  '/': 'features/home/HomePage.tsx',
  '/surveys': 'features/surveys/SurveysPage.tsx',
  '/survey/:id': 'features/survey/SurveyPage.tsx',
  '/login': 'features/auth/LoginPage.tsx',
  '/signup': 'features/auth/SignupPage.tsx',
} as const

/** Another page whose HTML comes with its content. Guests rarely meet it first: the HTML names its stylesheets, and no scripts. */
export const accountPage = { '/account': 'features/account/AccountPage.tsx' } as const

/** Those of the first pages whose styles are in every HTML. */
export const inlinedPages = [firstPages['/'], firstPages['/surveys'], firstPages['/survey/:id']]

/** What the bundler tells of its modules. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const entrance: readonly string[] = ['/login', '/signup']

/**
 * The file that a module of the built site goes into, by the first pages that import it at once: a page's own, or one that several pages
 * share. Null for what none of them needs.
 */
export function fileOfFirstPages(id: string, graph: Graph): string | null {
  const seen = new Set([id])
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  const pages = Object.entries(firstPages).flatMap(([path, file]) => ([...seen].some((one) => one.endsWith(`/src/${file}`)) ? [path] : []))
  if (pages.length === 0) return null
  if (pages.length > 1) return pages.every((path) => entrance.includes(path)) ? 'entrance' : 'pages'
  return pages[0]!.split('/')[1] || 'home'
}
