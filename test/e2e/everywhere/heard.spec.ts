import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { button, cards } from '../editor/editorPage.ts'
import { readerLaunch } from '../support/accessibilityTree.ts'
import { heardIn } from '../support/heard.ts'
import { makeSurvey, surveyOn, ways } from '../support/journey.ts'
import { adminToken, asAdmin, expect, signIn, test } from '../support/product.ts'

test.use({ launchOptions: readerLaunch })

const choice = (value: string, label: string, label_ko: string) => ({ value, label, label_ko })

/** A survey of three questions, the last only for editors. */
const make = (request: APIRequestContext) =>
  makeSurvey(request, {
    title: 'Trust in pictures',
    title_ko: '사진과 신뢰',
    description: '<p>Three questions.</p>',
    description_ko: '<p>문항이 세 개입니다.</p>',
    branching_mode: 'independent',
    sections: [
      {
        id: 'you',
        title: 'You and pictures',
        title_ko: '사진과 나',
        questions: [
          {
            id: 'role',
            title: 'What is your role?',
            title_ko: '어떤 일을 하십니까?',
            description: '<p>The main one.</p>',
            description_ko: '<p>주로 하는 일을 골라 주세요.</p>',
            type: 'single_choice',
            required: true,
            choices: [choice('reader', 'Reader', '독자'), choice('editor', 'Editor', '편집자')],
          },
          {
            id: 'trust',
            title: 'How far do you trust them?',
            title_ko: '얼마나 믿습니까?',
            type: 'matrix',
            required: true,
            rows: [
              { id: 'papers', label: 'In newspapers', label_ko: '신문 사진' },
              { id: 'chats', label: 'In chats', label_ko: '대화방 사진' },
            ],
            choices: [choice('little', 'A little', '조금'), choice('fully', 'Fully', '많이')],
          },
        ],
      },
      {
        id: 'desk',
        title: 'At the desk',
        title_ko: '편집국에서',
        show_if: { match: 'all', clauses: [{ question_id: 'role', op: 'any_of', values: ['editor'] }] },
        questions: [
          { id: 'doubt', title: 'What made you doubt one?', title_ko: '무엇 때문에 의심했습니까?', type: 'long_text', required: true },
        ],
      },
    ],
  })

/** Stores four responses, waits until they are counted, and pins the written answer in the report. */
async function answer(request: APIRequestContext, { id }: Survey) {
  const headers = await asAdmin(request)
  const people = [
    { role: 'editor', trust: { papers: 'fully', chats: 'little' }, doubt: 'The photo was cropped.' },
    { role: 'reader', trust: { papers: 'fully', chats: 'little' } },
    { role: 'reader', trust: { papers: 'fully', chats: 'fully' } },
    { role: 'reader', trust: { papers: 'little', chats: 'little' } },
  ]
  for (const person of people) {
    const answers = Object.entries(person).map(([question_id, value]) => ({ question_id, value }))
    const stored = await request.post('/api/responses', { data: { survey_id: id, answers, demographics: {}, language: 'en' } })
    expect(stored.status()).toBe(201)
  }
  await expect(async () => {
    const results = await request.get(`/api/surveys/${id}/results`, { headers })
    expect(((await results.json()) as { total: number }).total).toBe(people.length)
  }).toPass()
  const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
  const list = await request.get(`/api/surveys/${id}/responses?${new URLSearchParams({ where })}`, { headers })
  const [editor] = (await list.json()) as { id: string }[]
  const pins = [{ response: editor!.id, question_id: 'doubt' }]
  expect((await request.put(`/api/surveys/${id}/report`, { headers, data: { pins } })).status()).toBe(200)
}

/** Expects a screen reader to read the page as in the file of this name. Dates, times and the survey's address are left out. */
async function expectHeard(page: Page, name: string, { slug }: Survey) {
  const written = readFileSync(new URL(`heard/${name}.txt`, import.meta.url), 'utf8').trim()
  await expect.poll(async () => withoutMoments((await heardIn(page)).replaceAll(slug, 'SLUG'))).toBe(written)
}

const withoutMoments = (words: string) =>
  words
    .replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, 'DATE')
    .replace(/\b\d{1,2}:\d{2} [AP]M( [A-Z+0-9]+)?/g, 'TIME')
    .replace(/127\.0\.0\.1:\d+/g, 'SITE')

for (const { lang, width } of ways)
  test.describe(`a screen reader on a survey (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('before and after a submit that is refused', async ({ page, request }) => {
      const survey = await make(request)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expectHeard(page, `survey.${lang}`, survey)
      await on.submit()
      await expectHeard(page, `survey.problems.${lang}`, survey)
    })
  })

test.describe('a screen reader in the admin area (en, 1440)', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('results and report', async ({ page, request }) => {
    const survey = await make(request)
    await answer(request, survey)
    await signIn(page, await adminToken(request))
    await page.goto(`/admin/surveys/${survey.id}/results`)
    await expectHeard(page, 'results', survey)
    await page.getByRole('link', { name: 'Report' }).click()
    await expectHeard(page, 'report', survey)
  })

  test('the editor, with a section and its condition open', async ({ page, request }) => {
    const survey = await make(request)
    await signIn(page, await adminToken(request))
    await page.goto(`/admin/surveys/${survey.id}`)
    await cards(page).getByRole('heading', { name: '2 At the desk' }).getByRole('button').click()
    await button(page, 'Show if 1.1 What is your role? is Editor').click()
    await expectHeard(page, 'editor', survey)
  })
})
