import type { APIRequestContext, Page } from '@playwright/test'
import { answer } from '../../../scripts/lab/screens/answer.ts'
import { kindsScreens } from '../../../scripts/lab/screens/kinds.ts'
import { screens as allScreens } from '../../../scripts/lab/screens/list.ts'
import type { schemes, Screen } from '../../../scripts/lab/screens/screen.ts'
import { checkingOfficialMessages, homepage, settings, trustInEverydayMedia } from '../../../scripts/demo/content.ts'
import { expectClean, expectNoSideways, open } from '../support/axe.ts'
import { firstOf, isEveryWay } from '../../support/everyWay.ts'
import type { Language } from '../support/journey.ts'
import { latinWords } from '../support/latinWords.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, buildMember, expect } from '../support/product.ts'

test.use({ siteOf: 'states' })

test.setTimeout(60_000)
test.use({ refusals: [0, 401, 403, 404, 409, 412, 413, 422, 503] })

/** Texts of the demo that exist only in English, or are edited in English. */
const demo = JSON.stringify([homepage, settings, trustInEverydayMedia, checkingOfficialMessages, 'Trust in everyday media, revised'])

/** Gives the browser this language and the token's session, without anything else in storage. */
async function enter(page: Page, lang: string, token?: string) {
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  await page.evaluate(
    async ([lang, token]) => {
      document.cookie = `lang=${lang}; path=/`
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
      sessionStorage.clear()
      localStorage.clear()
      Object.assign(localStorage, { lang, ...(token && { token }) })
    },
    [lang, token] as const,
  )
}

test.describe('the search for faults', () => {
  test('sees a name that lacks the words which are shown', async ({ page }) => {
    const pageWith = (name: string) =>
      page.setContent(`<html lang="en"><title>x</title><main><h1>x</h1><button aria-label="${name}">Delete survey</button></main></html>`)
    await pageWith('Delete survey: Trust')
    await expectClean(page, 'with the words')
    await pageWith('Remove')
    await expect(expectClean(page, 'without them')).rejects.toThrow('label-content-name-mismatch')
  })

  test('sees a color that is too faint, in a frame too', async ({ page }) => {
    const faint = '<html lang=en><title>x</title><main><h1>x</h1><p style=color:#ccc>Faint</p></main></html>'
    await page.setContent(faint)
    await expect(expectClean(page, 'alone')).rejects.toThrow('color-contrast')
    await page.goto('about:blank') // a rewritten document no longer gets the events of its frames
    await page.setContent(`<html lang="en"><title>x</title><main><h1>x</h1><iframe title="y" srcdoc="${faint}"></iframe></main></html>`)
    await expect(expectClean(page, 'in a frame')).rejects.toThrow('color-contrast')
  })

  test('finds Latin words in text, names, hints and the title, except in parts marked as English', async ({ page }) => {
    await page.setContent(
      `<html lang="ko"><head><title>설문 Titled</title></head><body><p>저장 Saved</p><button aria-label="Close menu">x</button>
     <input placeholder="Type here"><img alt="Picture" title="Tip"><p hidden>Later</p><p>Project PRISM, a@b.org, PNG 25 MB</p>
     <p lang="en">Untranslated</p></body></html>`,
    )
    expect(await latinWords(page)).toEqual(['설문 Titled', '저장 Saved', 'Close menu', 'Type here', 'Tip', 'Picture', 'Later'])
  })
})

const widths = { wide: 1440, narrow: 390 } as const
/** Forms and the whole admin area also fit a window of 320 pixels. */
const narrowest = [
  '/login',
  '/signup',
  '/account',
  '/admin',
  '/admin/providers',
  '/admin/surveys',
  '/admin/homepage',
  '/admin/inquiries',
  '/admin/users',
  '/admin/settings',
]

async function reachState(page: Page, { route, api = {}, reach }: Screen) {
  await page.goto(route)
  const loading = page.getByText(/^(Loading...|불러오는 중…)$/)
  if (Object.values(api).includes('waits')) await expect(loading.first()).toBeVisible()
  else {
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await expect(loading).toHaveCount(0)
  }
  await reach?.(page)
}

/** States that screens share: `npm test` tries each once for a guest, a member and an admin. */
const shared = ['loading', 'error', 'no admin', 'unsaved', 'saved meanwhile', 'leaving unsaved', 'long', 'header card', 'providers']

/** States only for the soak: other states have their parts, or axe checks them in editor/branching.spec.ts and editor/logic.spec.ts. */
const elsewhere = new Set([
  'gateway',
  'gateway picker',
  'logic map',
  'preview desktop',
  'workspace menu',
  'many',
  'form failed',
  'member menu',
  'errors',
  'closed meanwhile',
  'one',
  'comparison',
  'comparison of drawn sections',
  'job failed',
  'deletion failed',
])

/** Without the types of questions, which the journeys in survey/kinds look at. */
const screens = allScreens
  .filter((screen) => !kindsScreens.includes(screen))
  .filter(
    ({ state, as }, at, all) =>
      isEveryWay ||
      !(elsewhere.has(state) || (shared.includes(state) && all.slice(0, at).some((one) => one.state === state && one.as === as))),
  )

type Look = { size: keyof typeof widths; scheme: (typeof schemes)[number] }

const crossed: Look[] = [
  { size: 'wide', scheme: 'light' },
  { size: 'narrow', scheme: 'dark' },
]
const everyLook: Look[] = [...crossed, { size: 'wide', scheme: 'dark' }, { size: 'narrow', scheme: 'light' }]

/** axe looks at the first state of a route in both languages, at a later one in Korean, wide and light or narrow and dark in turn. */
function looksAt(place: number): [Language, Look[]][] {
  if (isEveryWay) return [['ko', everyLook], ['en', everyLook]] // oxfmt-ignore
  if (place > 0) return [['ko', [crossed[place % 2]!]]]
  return [['ko', crossed.slice(0, 1)], ['en', crossed.slice(1)]] // oxfmt-ignore
}

let memberToken: Promise<string> | undefined
const tokens = {
  admin: adminToken,
  member: (request: APIRequestContext) => (memberToken ??= buildMember(request).then(({ token }) => token)),
}

async function look(page: Page, screen: Screen, token: string | undefined, [lang, looks]: [Language, Look[]], isWhole: boolean) {
  const { route, state, as, only, api = {} } = screen
  const hasBars = /^\/(?:admin\/|account)/.test(route)
  const resize = (width: number) => page.setViewportSize({ width, height: 900 })
  const stopAnswering = await answer(page, api)
  await enter(page, lang, token)
  await page.emulateMedia({ colorScheme: looks[0]!.scheme, reducedMotion: 'reduce' })
  await resize(widths[only ?? 'wide'])
  await reachState(page, screen)
  // an editor sees both languages of a text
  if (lang === 'ko') expect(await latinWords(page, as === 'admin' ? JSON.stringify(api) + demo : '')).toEqual([])
  const part = isWhole ? {} : await ownPart(page, state)
  for (const { size, scheme } of looks) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await resize(widths[only ?? size])
    await expectClean(page, `${lang}, ${size} and ${scheme}`, { hasBars, ...part })
  }
  if (!only) await resize(widths.narrow)
  await expectNoSideways(page, 'narrow')
  if (narrowest.includes(route)) {
    await resize(320)
    await expectNoSideways(page, '320')
  }
  await page.context().setOffline(false)
  await stopAnswering()
}

for (const [path, states] of Map.groupBy(screens, ({ route }) => route.split('?')[0]!))
  test(`${path} is accessible, fits, and is in one language, in each of its states`, async ({ page, request }) => {
    test.setTimeout(60_000 + states.length * 15_000)
    for (const [place, screen] of states.entries())
      await test.step(screen.state, async () => {
        const token = screen.as && (await tokens[screen.as](request))
        for (const way of looksAt(place)) await look(page, screen, token, way, isEveryWay || place === 0)
      })
  })

/** The part of the page that no other state has: its dialog, or everything but the preview, which has separate states. */
const ownPart = async (page: Page, state: string) =>
  (await page.locator('dialog[open]').count()) > 0 ? { within: 'dialog[open]' } : { frames: /preview|workspace$/.test(state) }

/** Screens without a state above: those of visitors without the role, as they see them. */
const routes = [...new Set(screens.filter(({ route }) => !route.startsWith('/admin')).map(({ route }) => route))]
for (const role of firstOf(['admin', 'member'] as const)) {
  test(`no page shows ${role === 'admin' ? 'an admin' : 'a member'} a Latin word of ours in Korean`, async ({ page, request }) => {
    await enter(page, 'ko', role === 'admin' ? await adminToken(request) : (await buildMember(request)).token)
    for (const route of [...routes, '/admin']) {
      await open(page, route, 'ko')
      await expect(page.getByRole('button', { name: /^계정 메뉴/ })).toBeAttached()
      expect(await latinWords(page), route).toEqual([])
    }
  })
}
