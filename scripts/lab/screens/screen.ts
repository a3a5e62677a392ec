import type { Page } from '@playwright/test'

/** The stubbed behavior of the API: a given reply, no reply ever, or no network. */
export type Said = { status?: number; body: unknown } | 'waits' | 'offline'

export type Screen = {
  route: string
  state: string
  as?: 'member' | 'admin'
  /** One width only, where the state exists in it alone. */
  only?: 'wide' | 'narrow'
  /** By 'METHOD /path', a star for any part of the path; the real API answers the rest. */
  api?: Record<string, Said>
  /** How much of the page: by default down to the end of a sheet; its whole length; the window with dialogs over the page. */
  shows?: 'length' | 'window'
  /** Brings the page from its start, loaded, into the state. */
  reach?: (page: Page) => Promise<unknown>
}

/** Screens by route, then state, as this person sees them where a screen names no other. */
export const byRoute = (who: 'guest' | 'admin', routes: Record<string, Record<string, Omit<Screen, 'route' | 'state'>>>): Screen[] =>
  Object.entries(routes).flatMap(([route, states]) =>
    Object.entries(states).map(([state, screen]) => ({ ...(who === 'admin' && { as: who }), ...screen, route, state })),
  )

export const sizes = {
  wide: { width: 1440, height: 900, cap: 2000, drawn: 720 },
  narrow: { width: 390, height: 844, cap: 2660, drawn: 292 },
} as const
export type Size = keyof typeof sizes
export const schemes = ['light', 'dark'] as const
export const languages = ['en', 'ko'] as const

export type Shot = { lang: (typeof languages)[number]; scheme: (typeof schemes)[number]; size: Size; png: Buffer }

/** The file of the sheet: /survey/x?y as survey-x, a state after two dashes. */
export const sheetName = ({ route, state }: Screen): string =>
  `${route === '/' ? 'home' : route.slice(1).replace(/\?.*/, '').replaceAll('/', '-')}--${state.replaceAll(' ', '-')}`.toLowerCase()

/** The screens that `asked` names: a route with all its states, or the beginning of a sheet's name; all screens for a blank `asked`. */
export const chosen = (screens: Screen[], asked: string[]): Screen[] =>
  asked.length === 0 ? screens : screens.filter((screen) => asked.some((one) => one === screen.route || sheetName(screen).startsWith(one)))
