import type { Page } from '@playwright/test'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { longSurveys, shutSurveys, unavailable } from './samples.ts'
import { byRoute } from './screen.ts'

const inactive = survey(
  [
    section('only', [question('why', { title: 'Why did you trust it?', title_ko: '왜 믿었나요?' })], {
      title: 'What you saw',
      title_ko: '본 것',
    }),
  ],
  { title: 'A survey that is being prepared', title_ko: '준비하고 있는 설문', is_active: false },
)

const trust = '/survey/trust-in-everyday-media'

const checking = '/survey/checking-official-messages'

const option = (page: Page, question: string, index: number) => page.locator(`[data-question=${question}] input`).nth(index).check()

const submit = (page: Page) => page.getByRole('button', { name: /^(Submit|제출)$/ }).click()

async function answerShortly(page: Page, until = '#keep') {
  await option(page, 'received', 1)
  await option(page, 'preferred_check', 0)
  await submit(page)
  await page.locator(until).waitFor()
}

async function reveal(page: Page) {
  await option(page, 'consent', 0)
  await option(page, 'role', 0)
}

async function submitIncomplete(page: Page) {
  await submit(page)
  await page.locator('[role=alert] a').first().waitFor()
}

async function comeBack(page: Page) {
  await answerShortly(page)
  await page.reload()
  await page.getByRole('button', { name: /^(Edit|수정)$/ }).waitFor()
}

export const respondentScreens = byRoute('guest', {
  '/surveys': {
    content: {},
    empty: { api: { 'GET /surveys/public': { body: [] } } },
    error: { api: { 'GET /surveys/public': unavailable } },
    long: { api: { 'GET /surveys/public': { body: longSurveys } } },
    loading: { api: { 'GET /surveys/public': 'waits' } },
    shut: { api: { 'GET /surveys/public': { body: shutSurveys } } },
  },
  [trust]: {
    form: {},
    revealed: { reach: reveal },
    errors: { reach: submitIncomplete },
    'errors everywhere': {
      shows: 'length',
      reach: async (page) => {
        await reveal(page)
        await submitIncomplete(page)
      },
    },
    failed: { api: { 'GET /surveys/slug/*': unavailable } },
    loading: { api: { 'GET /surveys/slug/*': 'waits' } },
  },
  [checking]: {
    'connection lost': {
      shows: 'window',
      api: { 'POST /responses': 'offline' },
      reach: (page) => answerShortly(page, '[role=alert]'),
    },
    'closed meanwhile': {
      shows: 'window',
      api: { 'POST /responses': { status: 409, body: { code: 'survey.closed', detail: 'This survey is closed.' } } },
      reach: (page) => answerShortly(page, '[role=alert]'),
    },
    offline: {
      shows: 'window',
      reach: async (page) => {
        await page.waitForLoadState('networkidle') // what the page loads ahead is there
        await page.context().setOffline(true)
        await page.locator('output', { hasText: /^(You are offline|인터넷에 연결되어 있지 않습니다)/ }).waitFor()
      },
    },
    'nothing is kept': {
      shows: 'window',
      reach: async (page) => {
        await page.evaluate(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('No room', 'QuotaExceededError')
          }
        })
        await option(page, 'received', 1)
        await page.getByText(/^(Not saved on this device|이\s기기에 저장되지 않습니다)/).waitFor()
      },
    },
    'preview of an inactive survey': { as: 'admin', api: { 'GET /surveys/slug/*': { body: inactive } } },
    thanks: { reach: (page) => answerShortly(page) },
    saved: { reach: comeBack },
    editing: {
      reach: async (page) => {
        await comeBack(page)
        await page.getByRole('button', { name: /^(Edit|수정)$/ }).click()
        await page.getByRole('button', { name: /^(Save changes|변경 사항 저장)$/ }).waitFor()
      },
    },
  },
  '/survey/nowhere': { missing: {} },
})
