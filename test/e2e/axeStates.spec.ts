import type { Page } from '@playwright/test'
import { expectClean, open } from './axe.ts'
import { adminToken, buildMember, expect, signIn, test } from './product.ts'

test.setTimeout(90_000)
test.use({ actionTimeout: 10_000 })

const submit = (page: Page) => page.getByRole('button', { name: /^(Submit|제출)$/ })

/** Answers the shorter demo survey and sends it. */
async function answerShortly(page: Page) {
  await page.locator('[data-question=received] input').nth(1).check()
  await page.locator('[data-question=preferred_check] input').first().check()
  await submit(page).click()
  await expect(page.locator('#keep')).toBeVisible()
}

/** What people bring a page to, in either language. */
const states: Record<string, { path: string; as?: 'admin' | 'member'; width?: number; reach: (page: Page) => Promise<void> }> = {
  'a refused login': {
    path: '/login',
    reach: async (page) => {
      await page.locator('[name=username]').fill('nobody@example.com')
      await page.locator('[name=password]').fill('not the password')
      await page.locator('main [type=submit]').click()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  'a signup with errors at its fields': {
    path: '/signup',
    reach: async (page) => {
      await page.locator('[name=confirm]').fill('another')
      await page.locator('main [type=submit]').click()
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
    },
  },
  'all of a survey, with errors': {
    path: '/survey/trust-in-everyday-media',
    reach: async (page) => {
      await page.locator('[data-question=consent] input').first().check()
      await page.locator('[data-question=role] input').first().check()
      await submit(page).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  'the thanks after a survey': {
    path: '/survey/checking-official-messages',
    reach: answerShortly,
  },
  'a saved response': {
    path: '/survey/checking-official-messages',
    reach: async (page) => {
      await answerShortly(page)
      await page.reload()
      await expect(page.getByRole('button', { name: /^(Edit|수정)$/ })).toBeVisible()
    },
  },
  'the sheet of a narrow window': {
    path: '/',
    width: 390,
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'the user menu': {
    path: '/surveys',
    as: 'admin',
    width: 1280,
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Account menu|계정 메뉴)/ }).click()
      await expect(page.getByRole('banner').locator('[popover]').last()).toBeVisible()
    },
  },
  'the admin menu of a narrow window': {
    path: '/admin',
    as: 'admin',
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Admin|관리)$/ }).click()
      await expect(page.getByRole('navigation', { name: /^(Admin|관리)$/ })).toBeVisible()
    },
  },
  'the question before a survey is deleted': {
    path: '/admin/surveys',
    as: 'admin',
    reach: async (page) => {
      await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: /^(Delete|삭제)$/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'a page without network': {
    path: '/surveys',
    reach: async (page) => {
      await page.context().setOffline(true)
      await expect(page.locator('output:not(:empty)')).toBeVisible()
    },
  },
  'a list that could not be loaded': {
    path: '/surveys',
    reach: async (page) => {
      await page.route('**/api/surveys/public', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
      await page.reload()
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  'a list of titles without a place to break': {
    path: '/surveys',
    reach: async (page) => {
      const title = 'Unbreakable'.repeat(20)
      await page.route('**/api/surveys/public', (route) => route.fulfill({ json: [{ id: 'long', slug: 'long', title, title_ko: '' }] }))
      await page.reload()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    },
  },
  'the dashboard of who is no admin': {
    path: '/admin',
    as: 'member',
    reach: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
}

const ways = [
  { lang: 'en', colorScheme: 'light', wide: 390 },
  { lang: 'ko', colorScheme: 'dark', wide: 1280 },
] as const

test.describe(() => {
  test.use({ refusals: [401, 403, 503] })
  for (const [state, { path, as, width, reach }] of Object.entries(states)) {
    for (const { lang, colorScheme, wide } of ways) {
      test(`axe finds nothing on ${state} (${lang}, ${colorScheme})`, async ({ page, request }) => {
        if (as === 'admin') await signIn(page, await adminToken(request))
        if (as === 'member') await signIn(page, (await buildMember(request)).token)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width: width ?? wide, height: 900 })
        await open(page, path, lang)
        await reach(page)
        await expectClean(page, 'as it stands')
      })
    }
  }
})
