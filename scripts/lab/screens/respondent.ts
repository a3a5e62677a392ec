import type { Page } from '@playwright/test'
import { question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { longSurveys, unavailable } from './samples.ts'
import type { Screen } from './screen.ts'

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

/** Answers the shorter demo survey and sends it. */
async function answerShortly(page: Page) {
  await option(page, 'received', 1)
  await option(page, 'preferred_check', 0)
  await submit(page)
  await page.locator('#keep').waitFor()
}

/** The pages of who answers surveys. */
export const respondentScreens: Screen[] = [
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
  {
    route: trust,
    state: 'errors everywhere',
    shows: 'length',
    reach: async (page) => {
      await option(page, 'consent', 0)
      await option(page, 'role', 0)
      await submit(page)
      await page.locator('[role=alert] a').first().waitFor()
    },
  },
  { route: '/surveys', state: 'loading', api: { 'GET /surveys/public': 'waits' } },
  { route: trust, state: 'failed', api: { 'GET /surveys/slug/*': unavailable } },
  {
    route: checking,
    state: 'connection lost',
    shows: 'window',
    api: { 'POST /responses': 'offline' },
    reach: async (page) => {
      await option(page, 'received', 1)
      await option(page, 'preferred_check', 0)
      await submit(page)
      await page.locator('[role=alert]').waitFor()
    },
  },
  { route: trust, state: 'loading', api: { 'GET /surveys/slug/*': 'waits' } },
  { route: '/survey/nowhere', state: 'missing' },
  {
    route: checking,
    state: 'closed meanwhile',
    shows: 'window',
    api: { 'POST /responses': { status: 409, body: { code: 'survey.closed', detail: 'This survey is closed.' } } },
    reach: async (page) => {
      await option(page, 'received', 1)
      await option(page, 'preferred_check', 0)
      await submit(page)
      await page.locator('[role=alert]').waitFor()
    },
  },
  {
    route: checking,
    state: 'offline',
    shows: 'window',
    reach: async (page) => {
      await page.waitForLoadState('networkidle') // what the page loads ahead is there
      await page.context().setOffline(true)
      await page.locator('output', { hasText: /^(You are offline|인터넷에 연결되어 있지 않습니다)/ }).waitFor()
    },
  },
  {
    route: checking,
    state: 'nothing is kept',
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
  {
    route: checking,
    state: 'preview of an inactive survey',
    as: 'admin',
    api: { 'GET /surveys/slug/*': { body: inactive } },
  },
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
  {
    route: checking,
    state: 'editing',
    reach: async (page) => {
      await answerShortly(page)
      await page.reload()
      await page.getByRole('button', { name: /^(Edit|수정)$/ }).click()
      await page.getByRole('button', { name: /^(Save changes|변경 사항 저장)$/ }).waitFor()
    },
  },
]
