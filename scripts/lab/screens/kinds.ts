import type { Page } from '@playwright/test'
import type { Question } from '#shared/survey/survey.ts'
import { buildResponse } from '../../../test/support/fixtures/buildResponse.ts'
import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { byRoute, type Said } from './screen.ts'

const choices = (labels: [value: string, label: string, label_ko: string][]) =>
  labels.map(([value, label, label_ko]) => choice(value, { label, label_ko }))
const labels = (...pairs: [string, string][]) => pairs.map(([label, label_ko]) => ({ label, label_ko }))

const number = { min: null, max: null, decimals: 0, unit: '', unit_ko: '', unit_before: false }
const scale = { from: 1, to: 5, labels: [], na_label: '', na_label_ko: '' } as const
const unsure = choice('unsure', { label: "Don't know", label_ko: '잘 모르겠음', no_answer: true })
const none = choice('none', { label: 'None of these', label_ko: '해당 없음', exclusive: true })
const other = choice('other', { label: 'Another (please specify)', label_ko: '기타(직접 입력)', text_entry: true })
const kinds = choices([
  ['photo', 'Photos', '사진'],
  ['video', 'Videos', '동영상'],
  ['voice', 'Voice messages', '음성 메시지'],
  ['text', 'Articles and posts', '기사와 게시물'],
])
const agreement = choices([
  ['1', 'Strongly disagree', '전혀 그렇지 않다'],
  ['2', 'Disagree', '그렇지 않다'],
  ['3', 'Neither', '보통이다'],
  ['4', 'Agree', '그렇다'],
  ['5', 'Strongly agree', '매우 그렇다'],
])
const countries = choices([
  ['KR', 'South Korea', '대한민국'],
  ['DE', 'Germany', '독일'],
  ['JP', 'Japan', '일본'],
  ['FR', 'France', '프랑스'],
])
const rows = [
  ['look', 'I look for where a picture was first published', '사진이 처음 실린 곳을 찾아본다'],
  ['ask', 'I ask somebody who knows the place', '그 장소를 아는 사람에게 물어본다'],
  ['share', 'I share it and look later', '먼저 공유하고 나중에 확인한다'],
] as const

type Asked = Partial<Question> & Pick<Question, 'title' | 'title_ko' | 'type'>
const asked: Record<string, Asked> = {
  age: {
    title: 'How old are you?',
    title_ko: '나이가 어떻게 되나요?',
    type: 'number',
    number: { ...number, min: 14, max: 120, unit: 'years', unit_ko: '세' },
  },
  share: {
    title: 'How much of what you saw last week was generated?',
    title_ko: '지난주에 본 것 가운데 생성된 것은 얼마나 될까요?',
    type: 'number',
    look: 'slider',
    number: { ...number, min: 0, max: 100, unit: '%', unit_ko: '%' },
  },
  sure: {
    title: 'How sure are you that you can tell?',
    title_ko: '구별할 수 있다고 얼마나 확신하나요?',
    type: 'scale',
    scale: {
      ...scale,
      to: 7,
      labels: labels(['Not at all', '전혀 아니다'], ['', ''], ['', ''], ['', ''], ['', ''], ['', ''], ['Entirely', '매우 확신한다']),
    },
  },
  easy: {
    title: 'Checking a picture is easy',
    title_ko: '사진을 확인하기는 쉽다',
    type: 'scale',
    scale: {
      ...scale,
      labels: agreement.map(({ label, label_ko }) => ({ label, label_ko })),
      na_label: 'Never tried',
      na_label_ko: '해 본 적 없음',
    },
  },
  help: {
    title: 'How helpful was the label?',
    title_ko: '표시는 얼마나 도움이 되었나요?',
    type: 'scale',
    look: 'stars',
    scale: { ...scale, labels: labels(['Useless', '도움 안 됨'], ['', ''], ['', ''], ['', ''], ['Very helpful', '매우 도움 됨']) },
  },
  recommend: {
    title: 'How likely are you to recommend this guide to a friend?',
    title_ko: '이 안내서를 주변에 추천할 의향이 얼마나 있나요?',
    type: 'scale',
    scale: {
      ...scale,
      from: 0,
      to: 10,
      labels: labels(['Not at all likely', '전혀 없음'], ...Array.from({ length: 9 }, (): [string, string] => ['', '']), [
        'Extremely likely',
        '매우 많음',
      ]),
    },
  },
  habits: {
    title: 'How far do you agree?',
    title_ko: '다음에 얼마나 동의하나요?',
    type: 'matrix',
    rows: rows.map(([id, label, label_ko]) => ({ id, label, label_ko })),
    choices: [...agreement, unsure],
  },
  seen: {
    title: 'When did you last see one?',
    title_ko: '마지막으로 본 날은 언제인가요?',
    type: 'date',
    date: { precision: 'day', min: null, max: 'today' },
  },
  began: {
    title: 'Since which month have you used such tools?',
    title_ko: '그런 도구를 언제부터 썼나요?',
    type: 'date',
    date: { precision: 'month', min: null, max: null },
  },
  worry: {
    title: 'What worries you most? Put these in order.',
    title_ko: '무엇이 가장 걱정되나요? 순서를 정해 주세요.',
    type: 'ranking',
    choices: kinds,
  },
  trust: {
    title: 'I trust what friends send me',
    title_ko: '친구가 보낸 것은 믿는다',
    type: 'single_choice',
    look: 'row',
    choices: agreement,
  },
  country: {
    title: 'Where do you live?',
    title_ko: '어디에 살고 있나요?',
    type: 'single_choice',
    look: 'search',
    choices: [...countries, other],
  },
  known: {
    title: 'Which countries do you read news from?',
    title_ko: '어느 나라의 뉴스를 읽나요?',
    type: 'multi_select',
    look: 'search',
    choices: countries,
  },
  fooled: {
    title: 'What has fooled you?',
    title_ko: '무엇에 속은 적이 있나요?',
    type: 'multi_select',
    min_choices: 1,
    max_choices: 3,
    choices: [...kinds, other, none, unsure],
  },
  email: { title: 'Where can we write to you?', title_ko: '어디로 연락드리면 될까요?', type: 'short_text', format: 'email' },
  source: { title: 'A link to what you saw', title_ko: '본 것의 링크', type: 'short_text', format: 'url' },
}

const note = question('note', {
  title: 'About these questions',
  title_ko: '이 설문에 대하여',
  type: 'note',
  description: '<p>There are no wrong answers. Leave out what you would rather not say.</p>',
  description_ko: '<p>틀린 답은 없습니다. 말하고 싶지 않은 것은 건너뛰어도 됩니다.</p>',
})

const kindsSurvey = survey(
  [
    section('all', [note, ...Object.entries(asked).map(([id, fields]) => question(id, { required: true, ...fields }))], {
      title: 'What you see',
      title_ko: '보는 것',
    }),
  ],
  { id: 'kinds', slug: 'kinds', title: 'Real or generated?', title_ko: '진짜일까, 만든 것일까?' },
)

const response = buildResponse({
  id: 'S0000000000000002-0123456789abcdef0123456789abcdef',
  survey_id: 'kinds',
  answers: [
    { question_id: 'age', value: 34 },
    { question_id: 'share', value: 35 },
    { question_id: 'sure', value: 5 },
    { question_id: 'easy', value: 4 },
    { question_id: 'help', value: 4 },
    { question_id: 'recommend', value: 8 },
    { question_id: 'habits', value: { look: '4', ask: '2', share: 'unsure' } },
    { question_id: 'seen', value: '2026-11-20' },
    { question_id: 'began', value: '2025-03' },
    { question_id: 'worry', value: ['voice', 'video', 'photo', 'text'] },
    { question_id: 'trust', value: '3' },
    { question_id: 'country', value: 'other', text: '아이슬란드' },
    { question_id: 'known', value: ['KR', 'DE', 'FR'] },
    { question_id: 'fooled', value: ['photo', 'other'], text: '인용문' },
    { question_id: 'email', value: 'jiwon@example.com' },
    { question_id: 'source', value: 'https://example.com/picture' },
  ],
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
})

const calls: Record<string, Said> = {
  'GET /surveys/slug/*': { body: kindsSurvey },
  'GET /responses/id/*': { body: response },
}

const wholeForm = (page: Page) => page.locator('[data-question=source] input').waitFor()

async function comeBack(page: Page) {
  await page.evaluate(({ id, survey_id }) => localStorage.setItem(`response:${survey_id}`, id), response)
  await page.reload()
  await page.getByRole('button', { name: /^(Edit|수정)$/ }).waitFor()
}

/** A question of each type that the editor has fields of its own for. */
const edited = ['share', 'easy', 'habits', 'seen', 'worry', 'fooled', 'email']

export const kindsScreens = [
  ...byRoute('guest', {
    '/survey/kinds': {
      empty: { shows: 'length', api: calls, reach: wholeForm },
      filled: {
        shows: 'length',
        api: calls,
        reach: async (page) => {
          await comeBack(page)
          await page.getByRole('button', { name: /^(Edit|수정)$/ }).click()
          await wholeForm(page)
          await page.waitForLoadState('networkidle')
        },
      },
      errors: {
        shows: 'length',
        api: calls,
        reach: async (page) => {
          await wholeForm(page)
          await page.locator('[data-question=age] input').fill('12 or 13')
          await page.locator('[data-question=email] input').fill('jiwon')
          await page.getByRole('button', { name: /^(Submit|제출)$/ }).click()
          await page.locator('[role=alert] a').first().waitFor()
        },
      },
      saved: { shows: 'length', api: calls, reach: comeBack },
    },
  }),
  ...byRoute('admin', {
    '/admin/surveys': {
      'kinds results': { shows: 'length', reach: openDemoResults },
      'kinds results in print': {
        shows: 'length',
        only: 'wide',
        reach: async (page) => {
          await openDemoResults(page)
          await page.emulateMedia({ media: 'print' })
        },
      },
    },
    '/admin/surveys/kinds': Object.fromEntries(
      edited.map((id) => [
        `editor ${id}`,
        {
          shows: 'window' as const,
          api: { 'GET /surveys/kinds': { body: kindsSurvey } },
          reach: (page: Page) => openCard(page, id),
        },
      ]),
    ),
  }),
]

async function openDemoResults(page: Page) {
  await page
    .locator('main li')
    .filter({ hasText: /Real or generated|진짜/ })
    .locator('a[href$="/results"]')
    .click()
  await page.locator('main h2').nth(2).waitFor()
  await page.waitForLoadState('networkidle')
}

async function openCard(page: Page, id: string) {
  await page.locator('[id^=card-section-] button').first().click()
  await page.locator(`#card-question-${id}`).click()
  await page.locator(`#card-title-${id}`).waitFor()
  await page.evaluate((titleId) => {
    const show = () => document.getElementById(titleId)?.closest('li, section')?.scrollIntoView({ block: 'start' })
    show()
    addEventListener('resize', () => requestAnimationFrame(show)) // in the other width it is elsewhere
  }, `card-title-${id}`)
}
