/** The paths of the site's pages, as React Router takes them. */
export const sitePaths = {
  home: '/',
  surveys: '/surveys',
  survey: '/survey/:id',
  login: '/login',
  signup: '/signup',
  account: '/account',
  admin: '/admin/*',
  file: '/files/:id',
} as const

/** The path of a survey's page: by slug, else by id. */
export const surveyPath = ({ slug, id }: { slug: string; id: string }): string => `/survey/${slug || id}`

/** The slug or id in the path of a survey, decoded; null for any other path. */
export function surveyAt(path: string): string | null {
  const part = new RegExp(`^${sitePaths.survey.replace(':id', '([^/]+)')}$`).exec(path)?.[1]
  try {
    return part ? decodeURIComponent(part) : null
  } catch {
    return null
  }
}
