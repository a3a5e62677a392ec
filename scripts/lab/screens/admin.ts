import type { Page } from '@playwright/test'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { long, longSurveys, openDialog, providerNames, stale, unavailable } from './samples.ts'
import { byRoute } from './screen.ts'

const providerRows = providerNames.slice(0, 3).map((provider, index) => ({
  id: provider,
  provider,
  client_id: 'an-app',
  client_secret: '',
  has_secret: index > 0,
  enabled: index < 2,
}))

const userRow = { id: 'U1', roles: [], created_at: '2026-11-20T03:00:00.000Z', last_seen_at: null }
const userRows = [
  { ...userRow, email: 'hana@harbour-desk.example', full_name: 'Hana Lindqvist', email_verified: false },
  { ...userRow, id: 'U2', email: 'serin@citydata.example', full_name: '오세린', email_verified: true },
  { ...userRow, id: 'U3', email: `${'long'.repeat(12)}@lab-evidence.example`, full_name: '', email_verified: false },
]

const nameCompany = (page: Page) => page.locator('[name=company_name_en]').fill('Harbour Desk')

const answered = survey(
  [section('about', [question('why', { title: 'Why?', title_ko: '왜?', type: 'long_text' })], { title_ko: '이유' })],
  {
    title: long,
    title_ko: '',
  },
)

const written = (language: string, value: string) => ({
  id: language,
  number: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  survey_version: 1,
  language,
  source: 'sent',
  owner: null,
  demographics: {},
  answers: [{ question_id: 'why', value }],
})

const searchInVain = (page: Page) => page.locator('main [type=search]').fill('nowhere')

/** Opens the dashboard again, weeks after a visit. */
async function comeBack(page: Page) {
  const visits = { last: null, current: { at: '2026-11-01T03:00:00.000Z', responses: {} } }
  await page.evaluate((stored) => localStorage.setItem('dashboard_visits', stored), JSON.stringify(visits))
  await page.reload()
  await page.locator('main blockquote').first().waitFor()
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

export const adminScreens = byRoute('admin', {
  '/admin': {
    content: {},
    opening: { shows: 'window', api: { 'GET /auth/me': 'waits' } },
    empty: { api: { 'GET /surveys': { body: [] } } },
    'two steps done': {
      api: {
        'GET /surveys': { body: longSurveys.map((row) => ({ ...row, responses: 0, last_response_at: null })) },
        'GET /admin/settings/public': { body: { company_name_en: 'Harbour Desk', logo_url: '/icon.svg' } },
      },
    },
    news: {
      api: {
        'GET /surveys': { body: longSurveys },
        'GET /surveys/*': { body: answered },
        'GET /surveys/*/responses': { body: [written('ko', '출처 표시가 있어서 안심했습니다.'), written('en', `${long}. `.repeat(4))] },
      },
      reach: comeBack,
    },
    loading: { api: { 'GET /surveys': 'waits' } },
    long: { api: { 'GET /surveys': { body: longSurveys } } },
    'no admin': { as: 'member' },
    'side menu': {
      shows: 'window',
      only: 'narrow',
      reach: async (page) => {
        await page.locator('[popovertarget]', { hasText: /^(Admin|관리)/ }).click()
        await page.locator('nav:popover-open').waitFor()
      },
    },
  },
  '/admin/surveys/new': { 'no admin': { as: 'member' } },
  '/admin/inquiries': {
    content: { shows: 'length', api: inquiryCalls(inquiries) },
    empty: { api: inquiryCalls([]) },
    'nothing found': { api: inquiryCalls(inquiries), reach: searchInVain },
  },
  '/admin/providers': {
    content: { shows: 'length', api: { 'GET /admin/providers': { body: providerRows } } },
    error: { api: { 'GET /admin/providers': unavailable } },
  },
  '/admin/users': {
    content: {},
    'nothing found': {
      reach: async (page) => {
        await searchInVain(page)
        await page.locator('main output + button').waitFor()
      },
    },
    'reset link': {
      shows: 'window',
      reach: async (page) => {
        await page.locator('main li button').last().click()
        await page.locator('dialog[open] button').last().click()
        await page.locator('dialog[open] input').waitFor()
      },
    },
    'not verified': {
      shows: 'window',
      api: { 'GET /users': { body: userRows } },
      reach: (page) => openDialog(page.locator('main li button').first()),
    },
  },
  '/admin/settings': {
    content: { shows: 'length' },
    unsaved: { shows: 'length', reach: nameCompany },
    error: { api: { 'GET /admin/settings': unavailable } },
    'saved meanwhile': {
      shows: 'window',
      api: { 'POST /admin/settings': stale },
      reach: async (page) => {
        await nameCompany(page)
        await openDialog(page.locator('form button[type=submit]'))
      },
    },
    'leaving unsaved': {
      shows: 'window',
      reach: async (page) => {
        await nameCompany(page)
        await openDialog(page.locator('header a').first())
      },
    },
  },
})
