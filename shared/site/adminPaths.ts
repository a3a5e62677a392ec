/** The paths of the admin area's screens. */
export const adminPaths = {
  dashboard: '/admin',
  providers: '/admin/providers',
  surveys: '/admin/surveys',
  homepage: '/admin/homepage',
  settings: '/admin/settings',
  inquiries: '/admin/inquiries',
  users: '/admin/users',
} as const

/** The path of a survey's editor; with `/results` that of its results. */
export const editorPath = (id: string): string => `${adminPaths.surveys}/${id}`
