import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const long = 'A title that somebody wrote without thinking of the line that it has to fit into, as happens in every product sooner or later'
const longKo = '누구나 언젠가 한 번쯤 쓰게 되는, 들어갈 자리를 생각하지 않고 끝없이 길게 이어지는 설문 제목을 그대로 옮긴 문장'
const unavailable = { status: 503, body: { code: 'unavailable', detail: 'The service is busy. Try again in a moment.' } }

const trust = '/survey/trust-in-everyday-media'
const checking = '/survey/checking-official-messages'

const option = (page: Page, question: string, index: number) => page.locator(`[data-question=${question}] input`).nth(index).check()
const submit = (page: Page) => page.getByRole('button', { name: /^(Submit|제출)$/ }).click()

/** Answers the shorter demo survey and sends it. */
async function answerShortly(page: Page) {
  await option(page, 'received', 1)
  await option(page, 'preferred_check', 0)
  await submit(page)
  await page.locator('#keep').waitFor()
}

const openMenu = async (page: Page) => {
  await page.getByRole('banner').locator('[popovertarget]').last().click()
  await page.locator('[popover]:popover-open').waitFor()
}

const nameCompany = (page: Page) => page.locator('[name=company_name_en]').fill('Harbour Desk')

const galleryParts = ['foundations', 'controls', 'overlays', 'shown', 'pictures']
const galleryPart = (page: Page, index: number) => page.getByRole('tab').nth(index).click()

const longSurveys = [0, 1, 2].map((index) => ({
  id: `long-${index}`,
  slug: `long-${index}`,
  title: index === 1 ? 'Unbreakable'.repeat(14) : long,
  title_ko: index === 1 ? '' : longKo,
  description: `<p>${long}. ${long}.</p>`,
  description_ko: `<p>${longKo}. ${longKo}.</p>`,
  cover_image_url: '',
  is_active: index !== 2,
  version: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
}))

/** Every page in the states that matter. A new page joins here. */
export const screens: Screen[] = [
  { route: '/', state: 'content' },
  { route: '/', state: 'empty', api: { 'GET /homepage/public': { body: {} } } },
  { route: '/', state: 'loading', api: { 'GET /homepage/public': 'waits' } },
  { route: '/', state: 'member menu', as: 'member', shows: 'window', reach: openMenu },
  { route: '/', state: 'admin menu', as: 'admin', shows: 'window', reach: openMenu },
  {
    route: '/',
    state: 'sheet',
    shows: 'window',
    only: 'narrow',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button').last().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    route: '/',
    state: 'offline notice',
    reach: async (page) => {
      await page.context().setOffline(true)
      await page.locator('output:not(:empty)').waitFor()
    },
  },

  { route: '/surveys', state: 'content' },
  { route: '/surveys', state: 'empty', api: { 'GET /surveys/public': { body: [] } } },
  { route: '/surveys', state: 'error', api: { 'GET /surveys/public': unavailable } },
  { route: '/surveys', state: 'long', api: { 'GET /surveys/public': { body: longSurveys } } },

  { route: trust, state: 'form' },
  {
    route: trust,
    state: 'revealed',
    reach: async (page) => {
      await option(page, 'consent', 0)
      await option(page, 'role', 0)
    },
  },
  {
    route: trust,
    state: 'errors',
    reach: async (page) => {
      await submit(page)
      await page.locator('[role=alert] a').first().waitFor()
    },
  },
  { route: trust, state: 'loading', api: { 'GET /surveys/slug/*': 'waits' } },
  { route: '/survey/nowhere', state: 'missing' },
  { route: checking, state: 'thanks', reach: answerShortly },
  {
    route: checking,
    state: 'saved',
    reach: async (page) => {
      await answerShortly(page)
      await page.reload()
      await page.getByRole('button', { name: /^(Edit|수정)$/ }).waitFor()
    },
  },

  { route: '/login', state: 'form' },
  {
    route: '/login',
    state: 'error',
    reach: async (page) => {
      await page.locator('[name=username]').fill('nobody@example.com')
      await page.locator('[name=password]').fill('not the password')
      await page.locator('main [type=submit]').click()
      await page.locator('main [role=alert]').waitFor()
    },
  },
  { route: '/signup', state: 'form' },
  {
    route: '/signup',
    state: 'errors',
    reach: async (page) => {
      await page.locator('main [type=submit]').click()
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },

  { route: '/admin', state: 'content', as: 'admin' },
  { route: '/admin', state: 'empty', as: 'admin', api: { 'GET /surveys': { body: [] } } },
  { route: '/admin', state: 'long', as: 'admin', api: { 'GET /surveys': { body: longSurveys } } },
  { route: '/admin', state: 'no admin', as: 'member' },
  {
    route: '/admin',
    state: 'side menu',
    shows: 'window',
    as: 'admin',
    only: 'narrow',
    reach: async (page) => {
      await page.locator('[popovertarget]', { hasText: /^(Admin|관리)/ }).click()
      await page.locator('nav:popover-open').waitFor()
    },
  },
  { route: '/admin/surveys', state: 'content', as: 'admin' },
  { route: '/admin/surveys', state: 'error', as: 'admin', api: { 'GET /surveys': unavailable } },
  {
    route: '/admin/surveys',
    state: 'delete',
    shows: 'window',
    as: 'admin',
    reach: async (page) => {
      await page.locator('main li button').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },

  { route: '/admin/settings', state: 'content', as: 'admin', shows: 'length' },
  { route: '/admin/settings', state: 'unsaved', as: 'admin', shows: 'length', reach: nameCompany },
  { route: '/admin/settings', state: 'error', as: 'admin', api: { 'GET /admin/settings': unavailable } },
  {
    route: '/admin/settings',
    state: 'leaving unsaved',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await nameCompany(page)
      await page.locator('header a').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },

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
