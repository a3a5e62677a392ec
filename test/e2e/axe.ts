import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** axe leaves it out unless it is asked for: a name that lacks the words which are shown (WCAG 2.5.3). */
const rules = { 'label-content-name-mismatch': { enabled: true } }

/** The names of what was fine are left out: they take a third of axe's time. */
const options = { runOnly: standards, rules, resultTypes: ['violations' as const], selectors: false }

/** What axe says of a control that scrolls by below a bar which stays in view. */
const below = 'partially obscured'

/**
 * What axe finds on the page as it stands, and whether the page scrolls sideways. `hasBars`: bars stay in view, and what is half below one as
 * the page happens to stand is left out.
 */
export async function expectClean(page: Page, where: string, { hasBars = false } = {}) {
  const builder = new AxeBuilder({ page }).options(options)
  // a second page, which sums up what is in several frames, takes as long again
  if (page.frames().length === 1) builder.setLegacyMode()
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) => {
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
  await expect(page.getByText(/^(Loading...|불러오는 중…)$/)).toHaveCount(0)
}
