import type { Page } from '@playwright/test'
import { longSurveys, unavailable } from './samples.ts'
import type { Screen } from './screen.ts'

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
]
