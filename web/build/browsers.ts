/** The oldest browsers that each part of the site works in. `public`: sign-in and the account too. Samsung Internet 20 is Chromium 106. */
export const oldestBrowsers = {
  public: { chrome: 104, edge: 104, firefox: 115, safari: 16.4 },
  admin: { chrome: 117, edge: 117, firefox: 125, safari: 17.4 },
} as const

export type Browsers = Record<'chrome' | 'edge' | 'firefox' | 'safari', number>

/** As a build target. Public pages and the admin area share files, so the syntax of all of them is that of the oldest. */
export const buildTarget: string[] = Object.entries(oldestBrowsers.public).map(([browser, version]) => browser + version)
