import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** axe's own `source` is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A name that lacks the words which are shown (WCAG 2.5.3): axe leaves it out unless it is asked for. */
const mismatch = 'label-content-name-mismatch'

const names = 'button-name link-name image-alt label select-name summary-name frame-title document-title'
const ariaNames = 'aria-command-name aria-dialog-name aria-input-field-name aria-toggle-field-name'
const languages = 'html-has-lang html-lang-valid valid-lang'

/** The checks of axe: all, those that depend on the color scheme, or those that depend on the language. */
const looks = {
  everything: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { [mismatch]: { enabled: true } },
  },
  colors: { runOnly: ['color-contrast', 'link-in-text-block'] },
  words: { runOnly: [mismatch, ...`${names} ${ariaNames} ${languages}`.split(' ')] },
} satisfies Record<string, RunOptions>

const loadingText = /^(Loading...|불러오는 중…)$/

/** Axe's finding for a control that scrolls below a sticky bar. */
const below = 'partially obscured'

/** axe, once in each document of the page: it costs as much as a small page does. The preview's documents have no origin of their own. */
async function bringAxe(frames: Frame[]): Promise<void> {
  for (const frame of frames) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(`${source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
  }
}

/**
 * Axe's findings on the present page, once its color transitions have ended, and whether the page scrolls sideways. `hasBars`: the page has sticky
 * bars; leaves out controls that are half below one, and the heading of a page that is still loading. `looksAt`: everything by default. `within`: a
 * selector of the one part to look at. `frames`: whether to look into frames.
 */
export async function expectClean(
  page: Page,
  where: string,
  {
    hasBars = false,
    looksAt = 'everything',
    within = '',
    frames = true,
  }: { hasBars?: boolean; looksAt?: keyof typeof looks; within?: string; frames?: boolean } = {},
) {
  await bringAxe(frames ? page.frames() : [page.mainFrame()])
  const options: RunOptions = {
    ...looks[looksAt],
    resultTypes: ['violations'],
    selectors: false, // listing passed checks takes a third of axe's time
    pingWaitTime: 30_000, // a frame that is slow to answer would be left out
    iframes: frames,
  }
  const violations = await page.evaluate(
    async ([options, within]) => {
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running')
      await Promise.allSettled(changes.map(({ finished }) => finished))
      return (await (window as unknown as { axe: typeof axe }).axe.run(within || document, options)).violations
    },
    [options, within] as const,
  )
  const isLoading = (await page.getByText(loadingText).count()) > 0
  const found = violations.flatMap(({ id, nodes }) => {
    if (id === 'page-has-heading-one' && isLoading) return []
    const meant = nodes.filter(({ failureSummary }) => !hasBars || !failureSummary?.includes(below))
    return meant.length ? [`${id}: ${meant.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`] : []
  })
  expect(found, where).toEqual([])
  await expectNoSideways(page, where)
}

/** Everything is within the window's width. */
export async function expectNoSideways(page: Page, where: string) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Opens a page of the site in a language and waits until its content is there. */
export async function open(page: Page, path: string, lang: string) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(loadingText)).toHaveCount(0)
}
