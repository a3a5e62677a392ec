import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Choice, Gateway, Question, Section, Survey, SurveyBody } from '../../../shared/survey/survey.ts'
import { firstOf } from '../../support/everyWay.ts'
import { asAdmin, expect } from './product.ts'

export type Language = 'en' | 'ko'
export type Asked = Partial<Omit<Question, 'choices' | 'gateway'>> &
  Pick<Question, 'id'> & { choices?: Partial<Choice>[]; gateway?: Partial<Gateway> | undefined }
type Part = Partial<Omit<Section, 'questions'>> & Pick<Section, 'id'> & { questions: Asked[] }
type Definition = Partial<Omit<SurveyBody, 'sections'>> & { sections: Part[] }

type Way = { lang: Language; width: number }

/** Both languages and both widths, each once: for what words or layout decide. */
export const ways = [
  { lang: 'en', width: 1440 },
  { lang: 'ko', width: 390 },
] as const satisfies Way[]

/** One language and width. states.spec.ts looks at every page in both. */
export const atDesk = firstOf<Way>(ways)
export const onPhone = firstOf<Way>(ways.toReversed())

/** The other two of the four, for what goes through everything once. */
export const crossed = [
  { lang: 'en', width: 390 },
  { lang: 'ko', width: 1440 },
] as const satisfies { lang: Language; width: number }[]

/** The words of the page, by language. */
export const words = {
  en: {
    submit: 'Submit',
    edit: 'Edit',
    save: 'Save changes',
    cancel: 'Cancel',
    saved: 'Saved',
    thanks: /^Thank you/,
    answered: 'You answered this survey',
    view: 'View my response',
    home: 'Home',
    explore: 'Explore other surveys',
    signUp: 'Sign up',
    login: 'Login',
    retry: 'Retry',
    download: 'Download answers as text',
    kept: 'Saved on this device',
    about: 'About you',
    job: 'Job',
    age: 'Age',
    gender: 'Gender',
    country: 'Country',
  },
  ko: {
    submit: '제출',
    edit: '수정',
    save: '변경 사항 저장',
    cancel: '취소',
    saved: '저장했습니다',
    thanks: /^응답해 주셔서 감사합니다/,
    answered: '이미 응답한 설문입니다',
    view: '내 응답 보기',
    home: '홈으로',
    explore: '다른 설문 둘러보기',
    signUp: '회원가입',
    login: '로그인',
    retry: '다시 시도',
    download: '텍스트 파일로 다운로드',
    kept: '이 기기에 저장됨',
    about: '응답자 정보',
    job: '직업',
    age: '나이',
    gender: '성별',
    country: '국가',
  },
} as const

/** A question in both languages: `Question a`, `문항 a`. A short text by default. */
export const ask = (id: string, more: Partial<Asked> = {}): Asked => ({
  id,
  title: `Question ${id}`,
  title_ko: `문항 ${id}`,
  type: 'short_text',
  ...more,
})

/** A question with the choices `Choice x`, `선택 x`; one may be chosen by default. */
export const choose = (id: string, values: string[], more: Partial<Asked> = {}): Asked =>
  ask(id, {
    type: 'single_choice',
    choices: values.map((value) => ({ value, label: `Choice ${value}`, label_ko: `선택 ${value}` })),
    ...more,
  })

/** A section in both languages: `Section a`, `섹션 a`. */
export const part = (id: string, questions: Asked[], more: Partial<Part> = {}): Part => ({
  id,
  title: `Section ${id}`,
  title_ko: `섹션 ${id}`,
  questions,
  ...more,
})

/** An enabled gateway whose rules are given by choice. */
export const gateway = (
  rules: Record<string, Partial<Gateway['choice_rules'][number]>>,
  more: Partial<Gateway> = {},
): Partial<Gateway> => ({
  enabled: true,
  choice_rules: Object.entries(rules).map(([choice_value, rule]) => ({
    choice_value,
    show_section_ids: [],
    show_question_ids: [],
    selects_all_sections: false,
    selects_all_questions: false,
    ...rule,
  })),
  ...more,
})

/** Makes a survey that is active, at an address of its own. */
export async function makeSurvey(request: APIRequestContext, definition: Definition): Promise<Survey> {
  const slug = `journey-${randomUUID().slice(0, 8)}`
  const data = { title: `Survey ${slug}`, title_ko: `설문 ${slug}`, slug, ...definition }
  const answer = await request.post('/api/surveys', { headers: await asAdmin(request), data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Survey
}

/** A survey as it is stored now. */
export async function readSurvey(request: APIRequestContext, id: string): Promise<Survey> {
  return (await (await request.get(`/api/surveys/${id}`, { headers: await asAdmin(request) })).json()) as Survey
}

/** Saves a survey like another admin, while it is being answered. */
export async function saveSurvey(request: APIRequestContext, survey: Survey, changes: Partial<Survey>): Promise<void> {
  const answer = await request.put(`/api/surveys/${survey.id}`, { headers: await asAdmin(request), data: { ...survey, ...changes } })
  expect(answer.status()).toBe(200)
}

export async function deleteSurvey(request: APIRequestContext, { id }: Survey): Promise<void> {
  expect((await request.delete(`/api/surveys/${id}`, { headers: await asAdmin(request) })).status()).toBe(204)
}

/** A response by its id, as the server keeps it. */
export async function readResponse(request: APIRequestContext, id: string) {
  const answer = await request.get(`/api/responses/id/${id}`, { headers: await asAdmin(request) })
  return (await answer.json()) as { answers: { question_id: string; value: unknown }[]; demographics: object; version: number }
}

/** A survey on the page, by its visible texts. */
export function surveyOn(page: Page, lang: Language) {
  const label = words[lang]
  const title = (id: string) => (lang === 'en' ? `Question ${id}` : `문항 ${id}`)
  const choiceName = (value: string) => (lang === 'en' ? `Choice ${value}` : `선택 ${value}`)
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const block = (id: string): Locator => page.locator(`[data-question="${id}"]`)
  return {
    label,
    title,
    choiceName,
    button,
    block,
    open: async ({ slug }: { slug: string }, query = '') => {
      await page.goto(`/survey/${slug}?lang=${lang}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    section: (id: string) => page.getByRole('heading', { level: 2, name: lang === 'en' ? `Section ${id}` : `섹션 ${id}`, exact: true }),
    field: (id: string) => block(id).getByRole('textbox'),
    choice: (id: string, value: string) => block(id).getByLabel(choiceName(value), { exact: true }),
    /** Opens the fields about the respondent, which a phone shows folded. */
    openAbout: async () => {
      const folded = page.locator('details:not([open]) > summary', { hasText: label.about })
      if (await folded.isVisible()) await folded.click()
    },
    submit: () => button(label.submit).click(),
    thanked: () => expect(page.getByRole('heading', { level: 1 })).toHaveText(label.thanks),
    /** The response that this device remembers. */
    remembered: ({ id }: { id: string }) => page.evaluate((id) => localStorage.getItem(`response:${id}`), id),
  }
}

/** The calls of one method that the page makes to the API, as they are made. */
export function callsOf(page: Page, method: string): { path: string; body: string; headers: Record<string, string> }[] {
  const calls: { path: string; body: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === method && pathname.startsWith('/api/'))
      calls.push({ path: pathname, body: request.postData() ?? '', headers: request.headers() })
  })
  return calls
}
