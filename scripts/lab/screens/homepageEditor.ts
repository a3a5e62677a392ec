import type { Page } from '@playwright/test'
import { stale, unavailable } from './samples.ts'
import { byRoute } from './screen.ts'

const openHomepagePart = (page: Page, part: string) => page.locator(`[data-group=${part}] h2 button`).click()

async function changeContact(page: Page) {
  await openHomepagePart(page, 'contact')
  await page.locator('[data-group=contact] input').first().fill('Write to us')
}

async function saveChanged(page: Page, until: string) {
  await changeContact(page)
  await page.keyboard.press('ControlOrMeta+s')
  await page.locator(until).waitFor()
}

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

export const homepageEditorScreens = byRoute('admin', {
  '/admin/homepage': {
    content: { shows: 'window' },
    loading: { shows: 'window', api: { 'GET /homepage': 'waits' } },
    unsaved: { shows: 'window', reach: changeContact },
    hero: { shows: 'window', reach: (page) => openHomepagePart(page, 'hero') },
    picture: { shows: 'window', api: { 'GET /homepage': { body: framedHomepage } }, reach: openFramedPicture },
    crop: {
      shows: 'window',
      api: { 'GET /homepage': { body: framedHomepage } },
      reach: async (page) => {
        await openFramedPicture(page)
        await page.getByRole('button', { name: /^(Crop|자르기)/ }).click()
        await page.locator('.cropper-crop-box').waitFor()
      },
    },
    'empty list': {
      shows: 'window',
      api: { 'GET /homepage': { body: { version: 1 } } },
      reach: (page) => openHomepagePart(page, 'mission'),
    },
    preview: { only: 'narrow', shows: 'window', reach: (page) => page.locator('main fieldset').nth(1).locator('label').last().click() },
    'too large': {
      shows: 'window',
      api: {
        'PUT /homepage': {
          status: 413,
          body: { code: 'homepage.too_large', detail: 'This homepage is 41 KB over the limit. Shorten it and save again.' },
        },
      },
      reach: (page) => saveChanged(page, 'main [role=alert]'),
    },
    conflict: {
      shows: 'window',
      api: { 'PUT /homepage': stale },
      reach: (page) => saveChanged(page, 'dialog[open]'),
    },
    'not an admin': {
      as: 'member',
      api: { 'GET /homepage': { status: 403, body: { code: 'auth.forbidden', detail: 'You must be an admin.' } } },
    },
    error: { api: { 'GET /homepage': unavailable } },
  },
})
