import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { languages, schemes, type Screen, type Shot, type Size, sizes } from './screen.ts'

/** Anything of the site that runs no script of it: there what a browser keeps can be changed. */
const quiet = '/icon.svg'

/** A screen in both languages, widths and schemes, brought into its state once a language. `token`: of who looks. */
export async function takeShots(page: Page, url: string, screen: Screen, token: string | undefined): Promise<Shot[]> {
  const widths: Size[] = screen.only ? [screen.only] : ['wide', 'narrow']
  const shots: Shot[] = []
  const undo = await answer(page, screen.api ?? {})
  try {
    for (const lang of languages) {
      await page.setViewportSize(sizes[widths[0]!])
      await page.goto(url + quiet)
      await page.evaluate(
        async (kept) => {
          localStorage.clear()
          sessionStorage.clear()
          for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
        },
        { lang, ...(token && { token }) },
      )
      await page.goto(url + screen.route)
      await settle(page, screen)
      await screen.reach?.(page)
      for (const size of widths) {
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          shots.push({ lang, scheme, size, png: await picture(page, size, screen.shows) })
        }
      }
      await page.context().setOffline(false)
    }
  } finally {
    await page.context().setOffline(false)
    await page.emulateMedia({ media: null })
    await undo()
  }
  return shots
}

async function settle(page: Page, { api = {} }: Screen): Promise<void> {
  const loading = page.getByText(/^(Loading...|불러오는 중…)$/)
  if (Object.values(api).includes('waits')) await loading.first().waitFor()
  else {
    await page.locator('main h1, main h2').first().waitFor()
    await loading.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle') // pictures, and what comes after the first paint
  }
  await page.evaluate(() => document.fonts.ready)
}

/** From the top of the page as far down as it is to be shown. A long one in a window of that height: what sticks to its foot is there. */
async function picture(page: Page, size: Size, shows: Screen['shows']): Promise<Buffer> {
  const { width, height, cap } = sizes[size]
  await page.setViewportSize({ width, height })
  if (shows === 'window') return page.screenshot()
  const length = await page.evaluate(() => {
    scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  if (shows !== 'length' && length <= cap) return page.screenshot({ fullPage: true })
  await page.setViewportSize({ width, height: shows === 'length' ? length : cap })
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))) // content-visibility
  return page.screenshot()
}
