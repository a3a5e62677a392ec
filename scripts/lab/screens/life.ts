import type { Page } from '@playwright/test'
import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { byRoute } from './screen.ts'

const both = (title: string, title_ko: string) => ({ title, title_ko })
const parts = [
  section(
    'habits',
    [
      question('where', {
        ...both('Where did you last meet a picture that you doubted?', '최근에 의심이 든 사진을 어디에서 보았나요?'),
        type: 'single_choice',
        choices: [
          choice('chat', { label: 'A chat', label_ko: '대화방' }),
          choice('feed', { label: 'A feed', label_ko: '피드' }),
          choice('paper', { label: 'A newspaper', label_ko: '신문' }),
        ],
      }),
      question('why', { ...both('What made you doubt it?', '무엇 때문에 의심했나요?'), type: 'long_text' }),
    ],
    both('What you meet', '마주치는 것'),
  ),
]
const texts = {
  ...both('Trust in everyday pictures', '일상 속 사진에 대한 신뢰'),
  description: '<p>How people meet pictures, and what they do when they doubt them.</p>',
  description_ko: '<p>사람들이 사진을 어떻게 만나고, 의심이 들 때 무엇을 하는지 알아봅니다.</p>',
  closed_text: '<p>Thank you for your interest. We publish <b>the results</b> in May.</p>',
  closed_text_ko: '<p>관심을 가져 주셔서 감사합니다. <b>결과</b>는 5월에 공개합니다.</p>',
  thanks_text: '<p>You helped us choose what to <b>check first</b>.</p>',
  thanks_text_ko: '<p>덕분에 무엇을 <b>먼저 확인할지</b> 정할 수 있습니다.</p>',
}
const at = (more: object = {}, sections = parts) => ({
  'GET /surveys/slug/*': { body: survey(sections, { id: 'S1', slug: 'pictures', state: 'open', ...texts, ...more }) },
})
const shut = (state: 'not_yet' | 'closed' | 'full', more: object = {}) => at({ state, ...more }, [])
const opens_at = '2031-03-03T00:00:00.000Z'
const panel = 'https://panel.example/done?p=7'

const stored = {
  id: 'r1',
  survey_id: 'S1',
  answers: [{ question_id: 'where', value: 'chat' }],
  demographics: {},
  language: 'en',
  version: 1,
  survey_version: 1,
  created_at: '2026-11-12T05:20:00.000Z',
  updated_at: '2026-11-12T05:20:00.000Z',
  state: 'stored',
}
const taken = (next: string | null = null) => ({ 'POST /responses': { status: 201, body: { ...stored, next } } })
const refused = (code: string, status = 409) => ({ 'POST /responses': { status, body: { code, detail: 'Refused.', next: null } } })

async function submit(page: Page) {
  await page.locator('[data-question=where] input').first().check()
  await page.getByRole('button', { name: /^(Submit|제출)$/ }).click()
}
const thanked = async (page: Page) => {
  await submit(page)
  await page.locator('h1:focus').waitFor()
}
const told = async (page: Page) => {
  await submit(page)
  await page.locator('[role=alert]').waitFor()
}

async function withDraft(page: Page) {
  const draft = { response: null, user: null, answers: { where: 'chat' }, demographics: {}, text: 'Where?\n- A chat' }
  await page.evaluate((text) => localStorage.setItem('draft:S1', text), JSON.stringify(draft))
  await page.reload()
  await page.getByRole('button', { name: /^(Download answers as text|텍스트 파일로 다운로드)$/ }).waitFor()
}

async function answeredHere(page: Page) {
  await page.evaluate(() => localStorage.setItem('response:S1', 'r1'))
  await page.reload()
  await page.getByRole('button', { name: /^(Edit|수정)$/ }).waitFor()
}

export const lifeScreens = byRoute('guest', {
  '/survey/pictures': {
    'not yet': { api: { ...shut('not_yet', { opens_at }), 'GET /surveys/*': 'offline' } },
    closed: { api: shut('closed') },
    'closed with a draft': { api: shut('closed'), reach: withDraft },
    full: { api: shut('full', { closed_text: '', closed_text_ko: '' }) },
    'closes soon': {
      api: {
        ...at({ closes_at: new Date(Date.now() + 43 * 60_000).toISOString() }),
        'GET /surveys/*': 'offline',
      },
      shows: 'window',
    },
    'full meanwhile': { api: { ...at(), ...refused('survey.full') }, reach: told },
    'members only': { api: at({ answering: 'members' }) },
    'members only meanwhile': { shows: 'window', api: { ...at(), ...refused('survey.members_only', 401) }, reach: told },
    'once per device': {
      api: { ...at({ answering: 'once_per_device' }), 'GET /responses/id/*': { body: stored } },
      reach: answeredHere,
    },
    'required about you': { api: at({ demographics: { age: 'required', gender: 'required', job: 'off' } }) },
    'own thanks': { api: { ...at({ share_buttons: true }), ...taken() }, reach: thanked },
    panel: { api: { ...at(), ...taken(panel) }, reach: thanked },
  },
})
