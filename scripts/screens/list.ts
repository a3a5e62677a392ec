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
  await page.getByRole('button', { name: /^(Account menu|계정 메뉴)/ }).click()
  await page.locator('[popover]:popover-open').waitFor()
}

const providerNames = ['google', 'kakao', 'naver', 'facebook', 'linkedin']
const withProviders = { 'GET /auth/oauth/providers': { body: providerNames } }
const providerRows = providerNames.slice(0, 3).map((provider, index) => ({
  id: provider,
  provider,
  client_id: 'an-app',
  client_secret: '',
  has_secret: index > 0,
  enabled: index < 2,
}))
/** Goes to an address that is taken out of the bar at once; `until` is what then shows. */
async function goOn(page: Page, address: string, until: string) {
  await page.evaluate((address) => location.assign(address), address)
  await page.locator(until).waitFor()
}
const openPassword = async (page: Page) => {
  await page.locator('main summary').last().click()
  await page.locator('main [name=old]').waitFor()
}

const nameCompany = (page: Page) => page.locator('[name=company_name_en]').fill('Harbour Desk')

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

const manySurveys = Array.from({ length: 230 }, (_, index) => ({
  ...longSurveys[index % 9 ? 0 : 1]!,
  id: `many-${index}`,
  slug: index % 4 ? `survey-${index}` : '',
  ...(index % 5 && { title: `Survey ${index}`, title_ko: `설문 ${index}` }),
  is_active: index % 3 > 0,
}))

async function importFile(page: Page, text: string) {
  await page.locator('main button').first().click()
  const file = { name: 'survey.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('dialog input[type=file]').setInputFiles(file)
  await page.locator('dialog :is(output, [role=alert])').waitFor()
}

async function openWorkspace(page: Page) {
  await page.locator('main li a').last().click()
  await page.locator('main section summary').first().waitFor()
}

/** Opens a survey in the editor unless one is open, changes its title and saves; `until` is what then shows. */
async function saveChanged(page: Page, until: string) {
  if (!page.url().endsWith('/new')) await openWorkspace(page)
  await page
    .getByLabel(/^(Title|제목)\s*$/)
    .first()
    .fill('Trust in everyday media, revised')
  await page.keyboard.press('Control+s')
  await page.locator(until).first().waitFor()
}

/** Opens a survey's editor, and answers the first question of its preview. */
async function openPreview(page: Page) {
  await page.locator('main li a').last().click()
  const tab = page.locator('fieldset label').filter({ hasText: /^(Preview|미리보기)$/ })
  await page.locator('main h2').first().waitFor()
  if (await tab.isVisible()) await tab.click()
  await page.frameLocator('iframe').locator('[data-question] input').first().check()
}

/** Opens a survey's editor, its first section's own fields and its second question. */
async function openQuestionCard(page: Page) {
  await openWorkspace(page)
  await page.locator('[id^=card-section-] button').first().click()
  await page.locator('[id^=card-question-]').nth(1).click()
  await page.locator('[id^=card-title-]').first().waitFor()
}

async function openHeaderCard(page: Page) {
  await page.locator('main li a').last().click()
  await page.locator('main section summary').first().click()
}

/** The open card of the demo survey's second gateway. */
async function openGateway(page: Page) {
  await page
    .locator('main li a')
    .filter({ hasText: /Trust in everyday media|일상 속/ })
    .click()
  await page.locator('#card-question-role').click()
  await page.locator('[data-part=gateway]').scrollIntoViewIfNeeded()
}

/** The map of the demo survey that has gateways, with an answer chosen. */
async function openLogicMap(page: Page) {
  await page.locator('main li a').last().click()
  await page.locator('input[name=view]').nth(1).check({ force: true })
  await page.locator('[data-from]').first().click()
}

const inquiry = (index: number, given: object) => ({
  id: `Q${index}`,
  phone: '',
  org: '',
  is_read: index > 1,
  created_at: `2026-11-${21 - index}T0${index}:52:00.000Z`,
  ...given,
})
const inquiries = [
  inquiry(0, {
    name: 'Hana Lindqvist',
    email: 'hana@harbour-desk.example',
    phone: '+46 70 555 01 20',
    org: 'Harbour Desk',
    note: 'We run a regional news desk of fourteen and want to show readers where each picture comes from.\n\nCould we join in spring?',
  }),
  inquiry(1, {
    name: '오세린',
    email: 'serin@citydata.example',
    phone: '02-555-0147',
    org: '시민데이터센터',
    note: '공공 자료에 출처 표시를 붙이는 시범 사업을 준비하고 있습니다. 담당 부서와 화상으로 이야기할 수 있을까요?',
  }),
  inquiry(2, { name: 'Tomasz Wrona', email: `${'long'.repeat(12)}@lab-evidence.example`, note: long.repeat(6) }),
]
const inquiryCalls = (rows: { is_read: boolean }[]) => ({
  'GET /inquiries': { body: rows },
  'GET /inquiries/unread_count': { body: { count: rows.filter(({ is_read }) => !is_read).length } },
})

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

/** Items as somebody writes them who thinks of no layout: some without a text, some in one language, some with pictures. */
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
  survey_section_title: longWords,
  survey_section_text: longWords,
  faq: homeItems.map(({ title, description }) => ({ question: title, answer: description })),
  contact_title: longWords,
  contact_text: longWords,
  footer_html: longWords,
}

async function sendInquiry(page: Page, note = 'A case') {
  for (const [name, text] of Object.entries({ name: 'Mina Park', email: 'mina@example.com', note }))
    await page.locator(`#contact [name=${name}]`).fill(text)
  await page.locator('#contact [type=submit]').click()
  await page.locator('#contact :is(output span, [aria-invalid])').first().waitFor()
}

/** Every page in the states that matter. A new page joins here. */
export const screens: Screen[] = [
  { route: '/', state: 'content' },
  { route: '/', state: 'empty', api: { 'GET /homepage/public': { body: {} } } },
  { route: '/', state: 'little', api: { 'GET /homepage/public': { body: littleHome } } },
  { route: '/', state: 'much', shows: 'length', api: { 'GET /homepage/public': { body: muchHome } } },
  {
    route: '/',
    state: 'admin',
    as: 'admin',
    shows: 'length',
    api: { 'GET /homepage/public': { body: { ...littleHome, hero_media: heroMedia } } },
  },
  { route: '/', state: 'form refused', only: 'wide', shows: 'window', reach: (page) => sendInquiry(page, '') },
  {
    route: '/',
    state: 'form sent',
    only: 'wide',
    shows: 'window',
    api: { 'POST /inquiries': { status: 201, body: { id: 'i' } } },
    reach: (page) => sendInquiry(page),
  },
  {
    route: '/',
    state: 'form failed',
    only: 'wide',
    shows: 'window',
    api: { 'POST /inquiries': unavailable },
    reach: (page) => sendInquiry(page),
  },
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
  { route: '/login', state: 'providers', api: withProviders },
  {
    route: '/login',
    state: 'returned',
    api: withProviders,
    reach: (page) => goOn(page, '/login?error=oauth.email_taken', 'main [role=alert]'),
  },
  { route: '/login', state: 'forgotten', reach: (page) => goOn(page, '/login#forgot', 'main [name=email]') },
  {
    route: '/login',
    state: 'new password',
    reach: async (page) => {
      await goOn(page, '/login#reset=ticket', 'main [name=confirm]')
      await page.locator('[name=password]').fill('seven quiet tides')
    },
  },
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

  { route: '/account', state: 'guest' },
  { route: '/account', state: 'profile', as: 'member', api: withProviders, shows: 'length', reach: openPassword },
  {
    route: '/account',
    state: 'delete',
    as: 'member',
    shows: 'window',
    reach: async (page) => {
      await page.locator('main li button').last().click()
      await page.locator('dialog[open]').waitFor()
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
  { route: '/admin/inquiries', state: 'content', as: 'admin', shows: 'length', api: inquiryCalls(inquiries) },
  { route: '/admin/inquiries', state: 'empty', as: 'admin', api: inquiryCalls([]) },
  { route: '/admin/surveys', state: 'content', as: 'admin' },
  { route: '/admin/surveys', state: 'error', as: 'admin', api: { 'GET /surveys': unavailable } },
  {
    route: '/admin/surveys',
    state: 'delete',
    shows: 'window',
    as: 'admin',
    reach: async (page) => {
      await page.locator('main li button').nth(1).click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  { route: '/admin/surveys', state: 'empty', as: 'admin', api: { 'GET /surveys': { body: [] } } },
  { route: '/admin/surveys', state: 'many', as: 'admin', api: { 'GET /surveys': { body: manySurveys } } },
  { route: '/admin/surveys', state: 'nothing found', as: 'admin', reach: (page) => page.locator('main [type=search]').fill('nowhere') },
  {
    route: '/admin/surveys',
    state: 'import',
    shows: 'window',
    as: 'admin',
    reach: (page) =>
      importFile(page, JSON.stringify({ title: long, title_ko: longKo, sections: [{ questions: [{ type: 'short_text' }] }] })),
  },
  {
    route: '/admin/surveys',
    state: 'import refused',
    shows: 'window',
    as: 'admin',
    reach: (page) => importFile(page, JSON.stringify({ title: 7, sections: [{ questions: [{ type: 'dropdown' }] }] })),
  },
  { route: '/admin/surveys/new', state: 'workspace', as: 'admin', shows: 'window' },
  { route: '/admin/surveys/demo', state: 'loading', as: 'admin', shows: 'window', api: { 'GET /surveys/demo': 'waits' } },
  { route: '/admin/surveys/nowhere', state: 'missing', as: 'admin' },
  { route: '/admin/surveys', state: 'workspace', as: 'admin', shows: 'window', reach: openWorkspace },
  {
    route: '/admin/surveys',
    state: 'workspace menu',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await openWorkspace(page)
      await page.locator('main header [popovertarget=admin-menu]').click()
    },
  },
  {
    route: '/admin/surveys',
    state: 'save failed',
    as: 'admin',
    shows: 'window',
    api: { 'PUT /surveys/*': unavailable },
    reach: (page) => saveChanged(page, '[role=alert]'),
  },
  {
    route: '/admin/surveys',
    state: 'session ended',
    as: 'admin',
    shows: 'window',
    api: { 'PUT /surveys/*': { status: 401, body: { code: 'auth.bad_token', detail: 'You were signed out. Sign in again.' } } },
    reach: (page) => saveChanged(page, 'dialog[open]'),
  },
  {
    route: '/admin/surveys',
    state: 'saved meanwhile',
    as: 'admin',
    shows: 'window',
    api: { 'PUT /surveys/*': { status: 412, body: { code: 'stale_version', detail: 'Somebody saved this in the meantime.' } } },
    reach: (page) => saveChanged(page, 'dialog[open]'),
  },
  {
    route: '/admin/surveys/new',
    state: 'first save',
    as: 'admin',
    shows: 'window',
    api: { 'POST /surveys': { status: 201, body: { ...longSurveys[2], sections: [], branching: [], is_active: true } } },
    reach: (page) => saveChanged(page, 'main [role=switch] >> nth=1'),
  },
  {
    route: '/admin/surveys',
    state: 'versions',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await openWorkspace(page)
      const more = page.getByRole('button', { name: /^(More|더 보기)$/ }).filter({ visible: true })
      const versions = page.getByRole('button', { name: /^(Versions|버전 기록)$/ }).filter({ visible: true })
      if (!(await versions.isVisible())) await more.click()
      await versions.click()
      await page.locator('dialog li').first().waitFor()
    },
  },
  { route: '/admin/surveys/new', state: 'header card', as: 'admin', reach: (page) => page.locator('main section summary').first().click() },
  { route: '/admin/surveys', state: 'header card', as: 'admin', shows: 'length', reach: openHeaderCard },
  { route: '/admin/surveys', state: 'question card', as: 'admin', shows: 'length', reach: openQuestionCard },
  { route: '/admin/surveys', state: 'preview', as: 'admin', shows: 'window', reach: openPreview },
  { route: '/admin/surveys', state: 'logic map', as: 'admin', shows: 'length', only: 'wide', reach: openLogicMap },
  { route: '/admin/surveys', state: 'gateway', as: 'admin', shows: 'window', reach: openGateway },
  {
    route: '/admin/surveys',
    state: 'gateway picker',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await openGateway(page)
      await page.locator('[data-part=gateway] [data-picks]').first().click()
    },
  },
  {
    route: '/admin/surveys',
    state: 'branching',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await page.locator('main li a').last().click()
      await page.locator('[data-adds]').click()
      await page.locator('[data-entry] select').first().selectOption({ index: 1 })
      await page.locator('[data-entry] [data-add] button').first().click()
    },
  },
  {
    route: '/admin/surveys',
    state: 'preview desktop',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await openPreview(page)
      await page
        .getByRole('radio', { name: /^(Desktop|데스크톱)$/ })
        .last()
        .check()
    },
  },
  {
    route: '/admin/surveys',
    state: 'share',
    shows: 'window',
    as: 'admin',
    reach: async (page) => {
      await openHeaderCard(page)
      const more = page.getByRole('button', { name: /^(More|더 보기)$/ })
      if (await more.isVisible()) await more.click()
      await page
        .getByRole('button', { name: /^(Share|공유)$/ })
        .filter({ visible: true })
        .click()
      await page.locator('dialog[open]').waitFor()
    },
  },

  { route: '/admin/providers', state: 'content', as: 'admin', shows: 'length', api: { 'GET /admin/providers': { body: providerRows } } },
  { route: '/admin/providers', state: 'error', as: 'admin', api: { 'GET /admin/providers': unavailable } },
  { route: '/admin/users', state: 'content', as: 'admin' },
  {
    route: '/admin/users',
    state: 'reset link',
    as: 'admin',
    shows: 'window',
    reach: async (page) => {
      await page.locator('main li button').last().click()
      await page.locator('dialog[open] button').last().click()
      await page.locator('dialog[open] input').waitFor()
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

  { route: '/admin/homepage', state: 'content', as: 'admin', shows: 'window' },
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
        body: { code: 'homepage.too_large', detail: 'This homepage is 41 KB too large to be stored.' },
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
    api: { 'PUT /homepage': { status: 412, body: { code: 'stale_version', detail: 'Somebody saved this in the meantime.' } } },
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
