// Data that the boot script (web/src/boot), which runs in the HTML's head, and the app leave for each other.

import type { Language } from '#shared/fields.ts'
import type { GivenOnce } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'

declare global {
  interface Window {
    /** Replies that the boot script requested before the app loaded, by `earlyKey`. */
    early?: Record<string, Promise<Response>> | undefined
    /** The button that was pressed last before the app ran. */
    pressed?: HTMLElement
    /** The app runs: from here on it deals with its errors itself. */
    started?: boolean
    /** By survey, what its form opened with: the order of its HTML (boot/order.ts). */
    given?: Record<string, GivenOnce>
    /** Shows the form, which is hidden until its HTML is in order. */
    showForm?: () => void
    /** Writes the values of a person's link into the HTML of a form, where a text quotes one. */
    quoteLink?: (form: Element, survey: Survey, link: Readonly<Record<string, string>>, language: Language) => void
    /** Says that the page could not be loaded completely, with Retry. */
    sayUnloaded: () => void
  }
}

/** The name of an early reply: its URL with the token that it was requested with. */
export const earlyKey = (url: string, token: string | null): string => url + (token ?? '')

/**
 * Marks on the document's root, as `data-…` in HTML and CSS. `published`: the HTML has the page's content, which is not hydrated yet; its value is the
 * URL of the app's script. `signedIn`: a token is stored, and its user is not loaded. `awaitScript`: the address changes the page, whose HTML is
 * hidden until the app has. `offerKorean`: the offer of Korean shows. `outdated`: the browser is too old for the app.
 */
export type Mark = 'published' | 'signedIn' | 'awaitScript' | 'offerKorean' | 'outdated'

/** The mark's value; undefined without the mark. */
export const readMark = (mark: Mark): string | undefined => document.documentElement.dataset[mark]

export const setMark = (mark: Mark): void => void (document.documentElement.dataset[mark] = '')

export const removeMark = (mark: Mark): void => void delete document.documentElement.dataset[mark]
