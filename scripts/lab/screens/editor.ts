import type { Page } from '@playwright/test'
import { long, longKo, longSurveys, unavailable } from './samples.ts'
import type { Screen } from './screen.ts'

const manySurveys = Array.from({ length: 230 }, (_, index) => ({
  ...longSurveys[index % 9 ? 0 : 1]!,
  id: `many-${index}`,
  slug: index % 4 ? `survey-${index}` : '',
  ...(index % 5 && { title: `Survey ${index}`, title_ko: `설문 ${index}` }),
  is_active: index % 3 > 0,
  is_listed: index % 3 < 2,
}))

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

/** Opens a survey in the editor unless one is open, changes its title and saves; `until` is what then shows. */
async function saveChanged(page: Page, until: string) {
  if (!page.url().endsWith('/new')) await openWorkspace(page)
  await page
    .getByLabel(/^(Title|제목\(영어\))\s*$/)
    .first()
    .fill('Trust in everyday media, revised')
  await page.keyboard.press('Control+s')
  await page.locator(until).first().waitFor()
}

/** Leaves a change of an open survey unsaved, and comes back to it another time. */
async function reopenWithDraft(page: Page) {
  await openWorkspace(page)
  await page
    .getByLabel(/^(Title|제목\(영어\))\s*$/)
    .first()
    .fill('Trust in everyday media, half way')
  await page.evaluate(() => history.back())
  await page.locator('dialog[open] button').nth(1).click()
  await openWorkspace(page)
  await page.getByRole('button', { name: /^(Unsaved draft|저장하지 않은 내용)$/ }).click()
}

/** Opens a survey's editor, and answers the first question of its preview. */
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

/** Opens a survey's editor, its first section's own fields and its second question. */
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

/** The open card of the demo survey's second gateway. */
async function openGateway(page: Page) {
  await page
    .locator('main li a[id^=title-]')
    .filter({ hasText: /Trust in everyday media|일상 속/ })
    .click()
  await page.locator('#card-question-role').click()
  await page.locator('[data-part=gateway]').evaluate((part) => part.scrollIntoView({ block: 'start' }))
}

/** The map of the demo survey that has gateways, with an answer chosen. */
async function openLogicMap(page: Page) {
  await page.locator('main li a[id^=title-]').last().click()
  await page.locator('input[name=view]').nth(1).check({ force: true })
  await page.locator('[data-from]').first().click()
}

/** A survey whose required questions have no choices yet. */
const unanswerable = {
  ...longSurveys[0]!,
  title: 'Trust in everyday media',
  title_ko: '일상 속 미디어 신뢰',
  branching_mode: 'intersect',
  branching: [],
  company_logo_url: '',
  footer_html: '',
  footer_html_ko: '',
  sections: [
    {
      id: 'about',
      title: 'About you',
      title_ko: '응답자 정보',
      description: '',
      description_ko: '',
      always_show: false,
      questions: [
        ['role', 'Which role describes you best?', '어떤 역할에 가장 가깝습니까?'],
        ['region', 'Where do you live?', '어디에 살고 계십니까?'],
      ].map(([id, title, title_ko]) => ({
        id,
        title,
        title_ko,
        type: 'single_choice',
        required: true,
        choices: [],
        media: [],
        description: '',
        description_ko: '',
      })),
    },
  ],
}

/** The list of surveys and their editor. */
export const editorScreens: Screen[] = [
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
  { route: '/admin/surveys', state: 'draft', as: 'admin', shows: 'window', reach: reopenWithDraft },
  {
    route: '/admin/surveys/demo',
    state: 'publish',
    as: 'admin',
    shows: 'window',
    api: { 'GET /surveys/demo': { body: unanswerable } },
    reach: async (page) => {
      await page.locator('main section summary').first().waitFor()
      await page.keyboard.press('Control+s')
      await page.locator('dialog[open]').waitFor()
    },
  },
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
    api: { 'PUT /surveys/*': { status: 412, body: { code: 'stale_version', detail: 'Someone else saved this while you were editing.' } } },
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
  { route: '/admin/surveys/new', state: 'header card', as: 'admin', reach: (page) => page.locator('main section summary').nth(1).click() },
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
      await page.locator('main li a[id^=title-]').last().click()
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
        .getByRole('radio', { name: /^(Desktop|컴퓨터)$/ })
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
]
