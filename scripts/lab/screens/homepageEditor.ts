import type { Page } from '@playwright/test'
import { unavailable } from './samples.ts'
import type { Screen } from './screen.ts'

const openHomepagePart = (page: Page, part: string) => page.locator(`[data-group=${part}] h2 button`).click()

const framedHomepage = {
  use_cases: [
    {
      title: { en: 'Breaking news', ko: '속보' },
      description: { en: '<p>A clip arrives from a flooded street.</p>', ko: '<p>침수된 거리에서 영상 하나가 들어옵니다.</p>' },
      media: [
        {
          url: '/icon.svg',
          kind: 'image',
          fit: 'cover',
          position: 'right',
          offset_x: -4,
          offset_y: 6,
          scale: 1.2,
          alt: 'Rays of light',
          alt_ko: '',
          widths: [],
        },
      ],
    },
  ],
  version: 1,
}

async function openFramedPicture(page: Page) {
  await openHomepagePart(page, 'use_cases')
  await page.locator('[data-group=use_cases] h3 button').first().click()
  await page.getByRole('application').waitFor()
}

/** The editor of the home page. */
export const homepageEditorScreens: Screen[] = [
  { route: '/admin/homepage', state: 'content', as: 'admin', shows: 'window' },
  { route: '/admin/homepage', state: 'loading', as: 'admin', shows: 'window', api: { 'GET /homepage': 'waits' } },
  {
    route: '/admin/homepage',
    state: 'unsaved',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await openHomepagePart(page, 'contact')
      await page.locator('[data-group=contact] input').first().fill('Write to us')
    },
  },
  { route: '/admin/homepage', state: 'hero', as: 'admin', shows: 'window', reach: (page) => openHomepagePart(page, 'hero') },
  {
    route: '/admin/homepage',
    state: 'picture',
    as: 'admin',
    shows: 'window',
    api: { 'GET /homepage': { body: framedHomepage } },
    reach: openFramedPicture,
  },
  {
    route: '/admin/homepage',
    state: 'crop',
    as: 'admin',
    shows: 'window',
    api: { 'GET /homepage': { body: framedHomepage } },
    reach: async (page) => {
      await openFramedPicture(page)
      await page.getByRole('button', { name: /^(Crop|자르기)/ }).click()
      await page.locator('.cropper-crop-box').waitFor()
    },
  },
  {
    route: '/admin/homepage',
    state: 'preview',
    as: 'admin',
    only: 'narrow',
    shows: 'window',
    reach: (page) => page.locator('main fieldset').nth(1).locator('label').last().click(),
  },
  {
    route: '/admin/homepage',
    state: 'too large',
    as: 'admin',
    shows: 'window',
    api: {
      'PUT /homepage': {
        status: 413,
        body: { code: 'homepage.too_large', detail: 'This homepage is 41 KB over the limit. Shorten it and save again.' },
      },
    },
    reach: async (page) => {
      await openHomepagePart(page, 'contact')
      await page.locator('[data-group=contact] input').first().fill('Write to us')
      await page.keyboard.press('ControlOrMeta+s')
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    route: '/admin/homepage',
    state: 'conflict',
    as: 'admin',
    shows: 'window',
    api: { 'PUT /homepage': { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } } },
    reach: async (page) => {
      await openHomepagePart(page, 'contact')
      await page.locator('[data-group=contact] input').first().fill('Write to us')
      await page.keyboard.press('ControlOrMeta+s')
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    route: '/admin/homepage',
    state: 'not an admin',
    as: 'member',
    api: { 'GET /homepage': { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } } },
  },
  { route: '/admin/homepage', state: 'error', as: 'admin', api: { 'GET /homepage': unavailable } },
]
