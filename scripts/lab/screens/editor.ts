import type { Page } from '@playwright/test'
import { manySurveys, quoting, settled, unanswerable } from './editorSamples.ts'
import { long, longKo, longSurveys, openDialog, stale, unavailable } from './samples.ts'
import { byRoute } from './screen.ts'

async function importFile(page: Page, text: string) {
  await page.locator('main button').first().click()
  const file = { name: 'survey.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('dialog input[type=file]').setInputFiles(file)
  await page.locator('dialog :is(output, [role=alert])').waitFor()
}

async function openWorkspace(page: Page) {
  await page.locator('main li a[id^=title-]').last().click()
  await page.locator('main section summary').first().waitFor()
}

/** Opens the dialog of a button of the editor's bar, which a narrow window has behind another. */
async function openTool(page: Page, name: RegExp) {
  const tool = page.getByRole('button', { name }).filter({ visible: true })
  const more = page.getByRole('button', { name: /^(More|더 보기)$/ }).filter({ visible: true })
  if (!(await tool.isVisible())) await more.click()
  await openDialog(tool)
}

const titleField = (page: Page) => page.getByLabel(/^(Title|제목\(영어\))\s*$/).first()

/** Opens a survey in the editor unless one is open, changes its title and saves; `until` is what then shows. */
async function saveChanged(page: Page, until: string) {
  if (!page.url().endsWith('/new')) await openWorkspace(page)
  await titleField(page).fill('Trust in everyday media, revised')
  await page.keyboard.press('Control+s')
  await page.locator(until).first().waitFor()
}

/** Leaves a change of an open survey unsaved, and comes back to it another time. */
async function reopenWithDraft(page: Page) {
  await openWorkspace(page)
  await titleField(page).fill('Trust in everyday media, half way')
  await page.evaluate(() => history.back())
  await page.locator('dialog[open] button').nth(1).click()
  await openWorkspace(page)
  await page.getByRole('button', { name: /^(Unsaved draft|저장하지 않은 내용)$/ }).click()
}

async function openPreview(page: Page) {
  await page.locator('main li a[id^=title-]').last().click()
  await page.locator('main h2').first().waitFor()
  // The tab of a narrow window, which a wide one hides.
  await page
    .locator('[name=pane]')
    .last()
    .evaluate((tab: HTMLInputElement) => tab.click())
  await page.frameLocator('iframe').locator('[data-question] input').first().check()
}

async function openQuestionCard(page: Page) {
  await openWorkspace(page)
  await page.locator('[id^=card-section-] button').first().click()
  await page.locator('[id^=card-question-]').nth(1).click()
  await page.locator('[id^=card-title-]').first().waitFor()
}

async function openHeaderCard(page: Page) {
  await page.locator('main li a[id^=title-]').last().click()
  await page.locator('main section summary').nth(1).click()
}

async function openGateway(page: Page) {
  await page
    .locator('main li a[id^=title-]')
    .filter({ hasText: /Trust in everyday media|일상 속/ })
    .click()
  await page.locator('#card-question-role').click()
  await page.locator('[data-part=gateway]').evaluate((part) => part.scrollIntoView({ block: 'start' }))
}

async function openLogicMap(page: Page) {
  await page.locator('main li a[id^=title-]').last().click()
  await page.locator('header nav a[href$="#map"]').first().click()
  await page.locator('[data-from]').first().click()
}

/** Opens the settled survey and unfolds its settings, and each of their groups. */
async function openSettings(page: Page) {
  const all = page
    .getByText(/^(Settings|설정)$/)
    .filter({ visible: true })
    .last()
  await all.click()
  const groups = page.locator('main section details details > summary')
  await groups.first().waitFor()
  for (const group of await groups.all()) await group.click()
  await page.locator('main section details details [role=textbox]').first().waitFor()
}

const settledApi = { 'GET /surveys/demo': { body: settled } } as const

export const editorScreens = byRoute('admin', {
  '/admin/surveys': {
    content: {},
    error: { api: { 'GET /surveys': unavailable } },
    delete: { shows: 'window', reach: (page) => openDialog(page.locator('main li button').nth(1)) },
    empty: { api: { 'GET /surveys': { body: [] } } },
    many: { api: { 'GET /surveys': { body: manySurveys } } },
    'nothing found': { reach: (page) => page.locator('main [type=search]').fill('nowhere') },
    import: {
      shows: 'window',
      reach: (page) =>
        importFile(page, JSON.stringify({ title: long, title_ko: longKo, sections: [{ questions: [{ type: 'short_text' }] }] })),
    },
    'import refused': {
      shows: 'window',
      reach: (page) => importFile(page, JSON.stringify({ title: 7, sections: [{ questions: [{ type: 'dropdown' }] }] })),
    },
    draft: { shows: 'window', reach: reopenWithDraft },
    workspace: { shows: 'window', reach: openWorkspace },
    'workspace menu': {
      shows: 'window',
      reach: async (page) => {
        await openWorkspace(page)
        await page.locator('main header [popovertarget=admin-menu]').click()
      },
    },
    'save failed': { shows: 'window', api: { 'PUT /surveys/*': unavailable }, reach: (page) => saveChanged(page, '[role=alert]') },
    'session ended': {
      shows: 'window',
      api: { 'PUT /surveys/*': { status: 401, body: { code: 'auth.bad_token', detail: 'You were signed out. Sign in again.' } } },
      reach: (page) => saveChanged(page, 'dialog[open]'),
    },
    'saved meanwhile': {
      shows: 'window',
      api: { 'PUT /surveys/*': stale },
      reach: (page) => saveChanged(page, 'dialog[open]'),
    },
    versions: {
      shows: 'window',
      reach: async (page) => {
        await openWorkspace(page)
        await openTool(page, /^(Versions|버전 기록)$/)
        await page.locator('dialog li').first().waitFor()
      },
    },
    'header card': { shows: 'length', reach: openHeaderCard },
    'question card': { shows: 'length', reach: openQuestionCard },
    preview: { shows: 'window', reach: openPreview },
    'logic map': { shows: 'length', only: 'wide', reach: openLogicMap },
    gateway: { shows: 'window', reach: openGateway },
    'gateway picker': {
      shows: 'window',
      reach: async (page) => {
        await openGateway(page)
        await page.locator('[data-part=gateway] [data-picks]').first().click()
      },
    },
    branching: {
      shows: 'window',
      reach: async (page) => {
        await page.locator('main li a[id^=title-]').last().click()
        await page.locator('[data-adds]').click()
        await page.locator('[data-entry] select').first().selectOption({ index: 1 })
        await page.locator('[data-entry] [data-add] button').first().click()
      },
    },
    'preview desktop': {
      shows: 'window',
      reach: async (page) => {
        await openPreview(page)
        await page
          .getByRole('radio', { name: /^(Desktop|컴퓨터)$/ })
          .last()
          .check()
      },
    },
    share: {
      shows: 'window',
      reach: async (page) => {
        await openHeaderCard(page)
        await openTool(page, /^(Share|공유)$/)
      },
    },
  },
  '/admin/surveys/new': {
    workspace: { shows: 'window' },
    copy: {
      shows: 'window',
      reach: async (page) => {
        await openDialog(page.getByRole('button', { name: /^(Copy a survey|설문 복제)$/ }))
        await page.locator('dialog li').first().waitFor()
      },
    },
    templates: {
      shows: 'window',
      reach: async (page) => {
        await openDialog(page.getByRole('button', { name: /^(Use a template|틀 사용)$/ }))
        await page.locator('dialog li').first().waitFor()
      },
    },
    'first save': {
      shows: 'window',
      api: { 'POST /surveys': { status: 201, body: { ...longSurveys[2], sections: [], branching: [], is_active: true } } },
      reach: (page) => saveChanged(page, 'main [role=switch] >> nth=1'),
    },
    'header card': { reach: (page) => page.locator('main section summary').nth(1).click() },
    'empty map': {
      shows: 'window',
      only: 'wide',
      reach: async (page) => {
        await page.getByRole('link', { name: /^(Logic map|분기 지도)$/ }).click()
        await page.getByRole('button', { name: /^(Go to the questions|문항으로 이동)$/ }).waitFor()
      },
    },
  },
  '/admin/surveys/demo': {
    loading: { shows: 'window', api: { 'GET /surveys/demo': 'waits' } },
    'settings closed': { shows: 'window', api: settledApi, reach: (page) => page.locator('main section small[title]').waitFor() },
    settings: { shows: 'length', api: settledApi, reach: openSettings },
    pool: {
      shows: 'window',
      api: settledApi,
      reach: async (page) => {
        await page.locator('main li header button[popovertarget]').nth(1).click()
        await openDialog(page.getByRole('button', { name: /^(Draw at random|무작위로 뽑기)$/ }).filter({ visible: true }))
      },
    },
    'random order': {
      shows: 'length',
      api: settledApi,
      reach: async (page) => {
        await page.locator('[id^=card-section-] button').first().click()
        await page.locator('#card-question-role').click()
        await page.locator('[id^=card-title-]').first().waitFor()
        await page.locator('[data-part=show_if] button').last().click()
        await page.locator('[data-clause]').first().waitFor()
      },
    },
    quotes: {
      shows: 'length',
      api: { 'GET /surveys/demo': { body: quoting } },
      reach: async (page) => {
        await page.locator('#card-question-why').click()
        await page.locator('[id^=card-title-]').first().waitFor()
        await page.getByRole('button', { name: /^(Insert an answer: Title|답변 인용: 제목\(영어\))$/ }).click()
        await page.keyboard.press('ArrowDown')
      },
    },
    'copy parts': {
      shows: 'window',
      api: settledApi,
      reach: async (page) => {
        await openDialog(page.getByRole('button', { name: /^(Copy from another survey|다른 설문에서 복사)$/ }))
        await page.locator('dialog li button').last().click()
        await page.locator('dialog [type=checkbox]').first().check()
      },
    },
    publish: {
      shows: 'window',
      api: { 'GET /surveys/demo': { body: unanswerable } },
      reach: async (page) => {
        await page.locator('main section summary').first().waitFor()
        await page.keyboard.press('Control+s')
        await page.locator('dialog[open]').waitFor()
      },
    },
  },
  '/admin/surveys/nowhere': { missing: {} },
})
