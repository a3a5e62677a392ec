import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const galleryParts = ['foundations', 'controls', 'overlays', 'shown', 'pictures']

const galleryPart = (page: Page, index: number) => page.locator('main > div label').nth(index).click()

/** The components' gallery. */
export const galleryScreens: Screen[] = [
  ...galleryParts.map((state, index): Screen => ({
    route: '/ui',
    state,
    dev: true,
    shows: 'length',
    reach: (page) => galleryPart(page, index),
  })),
  {
    route: '/ui',
    state: 'dialog',
    shows: 'window',
    dev: true,
    reach: async (page) => {
      await galleryPart(page, galleryParts.indexOf('overlays'))
      await page.locator('#part-Dialog ~ div button').last().click()
    },
  },
  {
    route: '/ui',
    state: 'menu',
    shows: 'window',
    dev: true,
    reach: async (page) => {
      await galleryPart(page, galleryParts.indexOf('overlays'))
      await page.locator('main [popovertarget]').click()
    },
  },
  {
    route: '/ui',
    state: 'toasts',
    shows: 'window',
    dev: true,
    reach: async (page) => {
      await galleryPart(page, galleryParts.indexOf('overlays'))
      const buttons = page.locator('#part-Toast ~ div button')
      for (const index of [0, 1, 2]) await buttons.nth(index).click()
      await page.locator('#toasts button').nth(3).waitFor()
    },
  },
  {
    route: '/ui',
    state: 'error summary',
    dev: true,
    reach: async (page) => {
      await galleryPart(page, galleryParts.indexOf('overlays'))
      await page.locator('#part-ErrorSummary ~ div button').click()
      await page.locator('[role=alert] a').waitFor()
    },
  },
]
