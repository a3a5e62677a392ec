import type { Page } from '@playwright/test'
import { long, longKo, openDialog, unavailable } from './samples.ts'
import { byRoute } from './screen.ts'

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^(Account menu|계정 메뉴)/ }).click()
  await page.locator('[popover]:popover-open').waitFor()
}

const heroMedia = ['contain', 'cover', 'cover'].map((fit, index) => ({
  url: `/icon.svg?${index}`,
  kind: 'image',
  fit,
  position: 'center',
  offset_x: 0,
  offset_y: 0,
  scale: 1,
  alt: `Mark ${index}`,
  alt_ko: `표식 ${index}`,
  widths: [],
}))

/** Items written without a thought of the layout: some without a text, some in one language, some with pictures. */
const homeItems = Array.from({ length: 20 }, (_, index) => ({
  title: index % 4 === 1 ? { en: 'Unbreakable'.repeat(12), ko: '' } : index % 4 === 2 ? { en: '', ko: longKo } : { en: long, ko: longKo },
  description: index % 5 === 4 ? { en: '', ko: '' } : { en: `<p>${long}. ${long}.</p><ul><li>${long}</li></ul>`, ko: `<p>${longKo}.</p>` },
  media: index % 3 === 0 ? heroMedia.slice(0, 1) : index % 7 === 5 ? heroMedia : [],
}))

const longWords = { en: `${long}. ${long}`, ko: longKo }

const littleHome = {
  hero_title: { en: 'Small', ko: '' },
  hero_media: heroMedia.slice(0, 1),
  capabilities: [{ title: { en: 'The only one', ko: '' }, description: { en: '', ko: '' }, media: [] }],
  ecosystem: [{ title: { en: '', ko: '' }, description: { en: '<p>A description and nothing else.</p>', ko: '' }, media: [] }],
  survey_section_text: { en: '<p>A text without a title.</p>', ko: '<p>제목 없이 내용만 있습니다.</p>' },
}

const muchHome = {
  ...Object.fromEntries(['mission', 'capabilities', 'principles', 'ecosystem', 'use_cases'].map((name) => [name, homeItems])),
  ...Object.fromEntries(
    ['hero', 'mission', 'capabilities', 'principles', 'ecosystem', 'use_cases', 'survey_section', 'faq', 'contact'].map((name) => [
      `${name}_footnote`,
      longWords,
    ]),
  ),
  hero_title: { en: long, ko: longKo },
  hero_subtext: longWords,
  hero_badges: homeItems.slice(0, 9).map(({ title }) => ({ label: title })),
  hero_media: Array.from({ length: 20 }, (_, index) => heroMedia[index % 3]),
  cta_survey_label: { en: long, ko: longKo },
  cta_partner_label: { en: long, ko: longKo },
  survey_section_title: { en: `Survey: ${long}`, ko: `설문: ${longKo}` },
  survey_section_text: longWords,
  faq: homeItems.map(({ title, description }) => ({ question: title, answer: description })),
  contact_title: { en: `Contact: ${long}`, ko: `문의: ${longKo}` },
  contact_text: longWords,
  footer_html: longWords,
}

async function sendInquiry(page: Page, note = 'A case') {
  for (const [name, text] of Object.entries({ name: 'Mina Park', email: 'mina@example.com', note }))
    await page.locator(`#contact [name=${name}]`).fill(text)
  await page.locator('#contact [type=submit]').click()
  await page.locator('#contact :is(output span, [aria-invalid])').first().waitFor()
}

export const homeScreens = byRoute('guest', {
  '/': {
    content: {},
    empty: { api: { 'GET /homepage/public': { body: {} } } },
    little: { api: { 'GET /homepage/public': { body: littleHome } } },
    much: { shows: 'length', api: { 'GET /homepage/public': { body: muchHome } } },
    admin: { as: 'admin', shows: 'length', api: { 'GET /homepage/public': { body: { ...littleHome, hero_media: heroMedia } } } },
    'form refused': { only: 'wide', shows: 'window', reach: (page) => sendInquiry(page, '') },
    'form sent': {
      only: 'wide',
      shows: 'window',
      api: { 'POST /inquiries': { status: 201, body: { id: 'i' } } },
      reach: (page) => sendInquiry(page),
    },
    'form failed': { only: 'wide', shows: 'window', api: { 'POST /inquiries': unavailable }, reach: (page) => sendInquiry(page) },
    loading: { api: { 'GET /homepage/public': 'waits' } },
    'member menu': { as: 'member', shows: 'window', reach: openMenu },
    'admin menu': { as: 'admin', shows: 'window', reach: openMenu },
    sheet: {
      shows: 'window',
      only: 'narrow',
      reach: (page) => openDialog(page.getByRole('banner').getByRole('button').last()),
    },
    'offline notice': {
      reach: async (page) => {
        await page.context().setOffline(true)
        await page.locator('output:not(:empty)').waitFor()
      },
    },
  },
})
