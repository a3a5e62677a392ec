import { sitePaths } from '../../shared/site/sitePaths.ts'

/** The pages that people meet first, by their addresses: the module of each. */
export const firstPages = {
  [sitePaths.home]: 'features/home/HomePage.tsx',
  [sitePaths.surveys]: 'features/surveys/SurveysPage.tsx',
  [sitePaths.survey]: 'features/survey/SurveyPage.tsx',
  [sitePaths.login]: 'features/auth/LoginPage.tsx',
  [sitePaths.signup]: 'features/auth/SignupPage.tsx',
} as const

/** Another page whose HTML comes with its content. Guests rarely meet it first: the HTML names its stylesheets, and no scripts. */
export const accountPage = { [sitePaths.account]: 'features/account/AccountPage.tsx' } as const

/** Those of the first pages whose styles the static shell has. */
export const inlinedPages = [firstPages[sitePaths.home], firstPages[sitePaths.surveys], firstPages[sitePaths.survey]]

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const entrance: readonly string[] = [sitePaths.login, sitePaths.signup]

/** A module that only the home page and a late part of a survey use: in the file of the home page, the part would load that whole page. */
const isSharedLater = (id: string) => id.endsWith('/src/lib/media/framing.ts')

/** The same of the page to sign up: forms of admins use it too. */
const isInForms = (id: string) => id.endsWith('/src/ui/message/FailureMessage.tsx')

/** The file of a module that first pages import at once: the page's own, or one that several share. Null where none needs it. */
export function fileOfFirstPages(id: string, graph: Graph): string | null {
  const seen = new Set([id])
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  const pages = Object.entries(firstPages).flatMap(([path, file]) => ([...seen].some((one) => one.endsWith(`/src/${file}`)) ? [path] : []))
  if (pages.length === 0) return null
  if (isSharedLater(id)) return 'pages'
  if (isInForms(id)) return 'entrance'
  if (pages.length > 1) return pages.every((path) => entrance.includes(path)) ? 'entrance' : 'pages'
  return pages[0]!.split('/')[1] || 'home'
}
