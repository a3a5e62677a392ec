import type { Page } from '@playwright/test'
import { survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { aboutPictures, habits, savedResponse } from './samples.ts'
import { byRoute } from './screen.ts'

const parts = [habits('single_choice')]
const texts = {
  ...aboutPictures,
  closed_text: '<p>Thank you for your interest. We publish <b>the results</b> in May.</p>',
  closed_text_ko: '<p>관심을 가져 주셔서 감사합니다. <b>결과</b>는 5월에 공개합니다.</p>',
  thanks_text: '<p>You helped us choose what to <b>check first</b>.</p>',
  thanks_text_ko: '<p>덕분에 무엇을 <b>먼저 확인할지</b> 정할 수 있습니다.</p>',
}
const at = (more: object = {}, sections = parts) => ({
  'GET /surveys/slug/*': { body: survey(sections, { id: 'S1', slug: 'pictures', state: 'open', ...texts, ...more }) },
})
const shut = (state: 'not_yet' | 'closed' | 'full', more: object = {}) => ({
  ...at({ state, ...more }, []),
  'GET /surveys/*': 'offline' as const,
})
const opens_at = '2031-03-03T00:00:00.000Z'
const panel = 'https://panel.example/done?p=7'

const stored = { ...savedResponse, answers: [{ question_id: 'where', value: 'chat' }] }
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
  await page.evaluate((id) => localStorage.setItem('response:S1', id), savedResponse.id)
  await page.reload()
  await page.getByRole('button', { name: /^(Edit|수정)$/ }).waitFor()
}

export const lifeScreens = byRoute('guest', {
  '/survey/pictures': {
    'not yet': { api: shut('not_yet', { opens_at }) },
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
    'required about you': { api: at({ show_numbers: true, demographics: { age: 'required', gender: 'required', job: 'off' } }) },
    'own thanks': { api: { ...at({ share_buttons: true }), ...taken() }, reach: thanked },
    panel: { api: { ...at(), ...taken(panel) }, reach: thanked },
  },
})
