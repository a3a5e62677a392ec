import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { trustInEverydayMedia as survey } from '../../../scripts/demo/content.ts'
import { exportedTables } from '../../support/checkExport/exportedTables.ts'
import { firstOf } from '../../support/everyWay.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

type Language = 'en' | 'ko'

const words = {
  en: { submit: 'Submit', exportExcel: 'Export Excel', job: 'Job', age: 'Age', gender: 'Gender', country: 'Country', female: 'Female' },
  ko: { submit: '제출', exportExcel: '엑셀로 내보내기', job: '직업', age: '나이', gender: '성별', country: '국가', female: '여성' },
}

/** The demo survey in one language: what its sections, questions and choices are called. */
function namesIn(lang: Language) {
  const inLang = (english: string | null | undefined, korean: string | null | undefined) => (lang === 'ko' ? korean : english) ?? ''
  const sections = survey.sections!
  const questions = sections.flatMap((section) => section.questions!)
  return {
    title: inLang(survey.title, survey.title_ko),
    section(id: string) {
      const found = sections.find((section) => section.id === id)!
      return inLang(found.title, found.title_ko)
    },
    question(id: string) {
      const found = questions.find((question) => question.id === id)!
      return inLang(found.title, found.title_ko)
    },
    choice(id: string, value: string) {
      const found = questions.find((question) => question.id === id)!.choices!.find((choice) => choice.value === value)!
      return inLang(found.label, found.label_ko)
    },
  }
}

/** The demo survey on the page, by the words that a person reads. */
function surveyOn(page: Page, lang: Language) {
  const names = namesIn(lang)
  const group = (question: string) => page.getByRole('group', { name: names.question(question) })
  const option = (question: string, value: string) => group(question).getByLabel(names.choice(question, value), { exact: true })
  return {
    names,
    group,
    choose: (question: string, value: string) => option(question, value).check(),
    option,
    section: (id: string) => page.getByRole('heading', { level: 2, name: names.section(id) }),
    write: (question: string, text: string) => page.getByRole('textbox', { name: names.question(question) }).fill(text),
    submit: () => page.getByRole('button', { name: words[lang].submit }).click(),
  }
}

/** Answers as a reporter who first took themselves for a researcher. */
async function answer(page: Page, lang: Language, marker: string) {
  const { names, group, choose, section, write, submit } = surveyOn(page, lang)
  const label = words[lang]
  await page.goto(`/survey/trust-in-everyday-media?lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.title)

  // Consent and closing always show; the rest depends on both gateways.
  await expect(section('consent_roles')).toBeVisible()
  await expect(section('closing')).toBeVisible()
  await expect(section('everyday')).toBeHidden()
  await choose('consent', 'agree')
  await expect(section('everyday')).toBeHidden()
  await choose('role', 'researcher_educator')
  await expect(section('everyday')).toBeVisible()
  await expect(section('research_education')).toBeVisible()
  await expect(section('newsroom')).toBeHidden()
  await choose('role', 'reporter_editor')
  await expect(section('newsroom')).toBeVisible()
  await expect(section('research_education')).toBeHidden()
  await choose('consent', 'decline')
  await expect(section('everyday')).toBeHidden()
  await expect(section('newsroom')).toBeHidden()
  await choose('consent', 'agree')
  await expect(section('newsroom')).toBeVisible()

  await page.getByLabel(label.job, { exact: true }).fill(`Editor ${marker}`)
  await page.getByLabel(label.age, { exact: true }).fill('41')
  await page.getByLabel(label.gender, { exact: true }).selectOption({ label: label.female })
  await page.getByLabel(label.country, { exact: true }).selectOption('KR')
  await choose('news_sources', 'radio')
  await choose('news_sources', 'people')
  await choose('check_frequency', 'often')
  await choose('news_time', '30m_2h')
  await choose('news_methods', 'reverse_search')
  await write('news_case', `A picture of a flood ${marker}\nIt was from another year.`)
  await write('anything_else', `=1+1 ${marker} 그리고 <b>한글</b>`)
  await expect(group('news_time')).toBeVisible()
  await submit()
}

/** Downloads the survey's export from the dashboard, as an admin on a page of their own. */
async function exported(page: Page, token: string, lang: Language) {
  await signIn(page, token)
  await page.goto(`/admin?lang=${lang}`)
  const row = page.getByRole('row', { name: namesIn(lang).title })
  const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: words[lang].exportExcel }).click()])
  expect(download.suggestedFilename()).toMatch(/^trust-in-everyday-media_.*\.xlsx$/)
  return exportedTables(readFileSync(await download.path()))
}

for (const lang of firstOf(['ko', 'en'] as const)) {
  test(`a respondent answers the demo survey (${lang}), and the export has the answers`, async ({ page, browser, request }) => {
    const marker = randomUUID()
    await answer(page, lang, marker)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lang === 'en' ? /^Thank you/ : /^응답해 주셔서 감사합니다/)

    const context = await browser.newContext()
    const { responses, coded, language } = await exported(await context.newPage(), await adminToken(request), lang)
    await context.close()
    const { names } = surveyOn(page, lang)
    expect(language).toBe(lang)

    const number = [...responses.rows].find(([, cells]) => cells.some((cell) => cell.includes(marker)))?.[0]
    expect(number).toBeGreaterThan(0)
    const inResponses = (question: string) => responses.rows.get(number!)![responses.header[0]!.indexOf(names.question(question))]
    const inCoded = (id: string) => coded.rows.get(number!)![coded.header[0]!.indexOf(id)]

    expect(responses.rows.get(number!)).toEqual(expect.arrayContaining([`Editor ${marker}`, '41']))
    expect(inResponses('consent')).toBe(names.choice('consent', 'agree'))
    expect(inResponses('news_sources')).toBe(`${names.choice('news_sources', 'radio')}; ${names.choice('news_sources', 'people')}`)
    expect(inResponses('news_case')).toContain(`A picture of a flood ${marker}`)
    expect(inResponses('anything_else')).toBe(`=1+1 ${marker} 그리고 <b>한글</b>`)

    expect(inCoded('role')).toBe('reporter_editor')
    expect(inCoded('news_sources')).toBe('radio; people')
    expect(inCoded('news_sources/radio')).toBe('1')
    expect(inCoded('news_sources/tv')).toBe('0')
    expect(inCoded('check_frequency')).toBe('often')
    expect(inCoded('news_time')).toBe('30m_2h')
    expect(inCoded('confidence')).toBe('')
    const otherRole = survey.sections!.find(({ id }) => id === 'research_education')!.questions![0]!.id
    expect(inCoded(otherRole)).toBe('(not shown)')
  })
}
