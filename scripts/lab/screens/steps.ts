import type { Page } from '@playwright/test'
import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { aboutPictures, both, habits, long, longKo, savedResponse } from './samples.ts'
import { byRoute } from './screen.ts'

const parts = [
  section(
    'you',
    [
      question('role', {
        ...both('What is your work with news?', '뉴스와 관련해 어떤 일을 하나요?'),
        type: 'single_choice',
        required: true,
        choices: [
          choice('reporter', { label: 'I report', label_ko: '취재합니다' }),
          choice('reader', { label: 'I read', label_ko: '읽습니다' }),
        ],
      }),
    ],
    both('About your work', '하는 일'),
  ),
  habits('multi_select', { required: true }),
  section('checks', [question('how', both('How do you check it?', '어떻게 확인하나요?'))], both('How you check', '확인하는 방법')),
  section('last', [question('more', both('Is there anything else?', '더 하고 싶은 말이 있나요?'))], both('Before you go', '마지막으로')),
]
const inSteps = (more: object = {}) => ({
  'GET /surveys/slug/*': {
    body: survey(parts, {
      ...aboutPictures,
      id: 'S1',
      paging: 'sections',
      ...more,
    }),
  },
})

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()
const next = /^(Next|다음)$/

async function toSecond(page: Page) {
  await page.locator('[data-question=role] input').first().check()
  await press(page, next)
  await page.locator('[data-question=why]').waitFor()
}

async function toLast(page: Page) {
  await toSecond(page)
  await page.locator('[data-question=where] input').first().check()
  await page.locator('[data-question=why] textarea').fill('…')
  await press(page, next)
  await page.locator('[data-question=how]').waitFor()
  await press(page, next)
  await page.getByRole('button', { name: /^(Submit|제출)$/ }).waitFor()
}

const saved = {
  ...savedResponse,
  answers: [
    { question_id: 'role', value: 'reader' },
    { question_id: 'where', value: ['chat'] },
    { question_id: 'why', value: '…' },
  ],
}

async function toEditing(page: Page) {
  await page.evaluate((id) => localStorage.setItem('response:S1', id), savedResponse.id)
  await page.reload()
  await press(page, /^(Edit|수정)$/)
  await press(page, next)
  await page.locator('[data-question=why] textarea').fill('… …')
  await press(page, next)
  await page.locator('[data-question=how]').waitFor()
  await press(page, next)
  await page.getByRole('button', { name: /^(Save changes|변경 사항 저장)$/ }).waitFor()
}

const longSections = parts.map((part, at) => (at === 1 ? { ...part, title: long, title_ko: longKo } : part))
const many = Array.from({ length: 24 }, (_, at) =>
  section(`part-${at}`, [question(`q-${at}`, both(`Question ${at + 1}`, `문항 ${at + 1}`))], both(`Part ${at + 1}`, `${at + 1}부`)),
)

export const stepsScreens = byRoute('guest', {
  '/survey/in-steps': {
    first: { api: inSteps() },
    second: { api: inSteps(), reach: toSecond },
    'errors of a step': {
      api: inSteps(),
      reach: async (page) => {
        await toSecond(page)
        await press(page, next)
        await page.locator('[role=alert] a').first().waitFor()
      },
    },
    'last step': { api: inSteps(), reach: toLast },
    'about you last': {
      api: inSteps({ demographics: { place: 'last' } }),
      reach: async (page) => {
        await page.evaluate(() => (location.hash = '#about'))
        await page.locator('h2:focus').waitFor()
      },
    },
    editing: { api: { ...inSteps(), 'GET /responses/id/*': { body: saved } }, reach: toEditing },
    'long titles': { api: inSteps({ title: long, title_ko: longKo, sections: longSections }), reach: toSecond },
    'many steps': {
      api: inSteps({ sections: many }),
      shows: 'window',
      reach: async (page) => {
        await page.evaluate(() => (location.hash = '#step=part-9'))
        await page.locator('[data-question=q-9]').waitFor()
      },
    },
  },
})
