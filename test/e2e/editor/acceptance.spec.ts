import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, FrameLocator, Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { button, cards, details, fieldsOf, line, named, outlineOf, save, section, stored } from './editorPage.ts'
import { agree, cutting, habit, paper, parts, sources, story, trusted, whyNot, type Asked } from './newsHabits.ts'
import { adminToken, asAdmin, expect, signIn, test } from '../support/product.ts'

async function addQuestion(page: Page, within: Locator, { title, title_ko, type, required, choices }: Asked) {
  await button(within, 'Add question').click()
  const added = fieldsOf(page, 'New Question')
  await expect(named(added, 'Title')).toHaveValue('New Question')
  await expect(named(added, 'Title')).toBeFocused()
  await page.keyboard.type(title)
  const fields = fieldsOf(page, title)
  await named(fields, 'Title (Korean)').fill(title_ko)
  await named(fields, 'Type').selectOption({ label: type })
  if (required) await fields.getByRole('switch', { name: 'Required' }).click()
  for (const [index, [label, labelKo]] of (choices ?? []).entries()) {
    await button(fields, 'Add choice').click()
    await expect(named(fields, `Label ${index + 1}`)).toHaveValue('Option')
    await named(fields, `Label ${index + 1}`).fill(label)
    await named(fields, `Label (Korean) ${index + 1}`).fill(labelKo)
  }
}

async function addRule(page: Page, gateway: Locator, number: number, answer: string, targets: string[]) {
  await button(gateway, 'Add rule').click()
  await named(gateway, `When the answer is, rule ${number}`).selectOption({ label: answer })
  await button(gateway, `Add to rule ${number}`).click()
  const picker = page.getByRole('dialog', { name: /to show$/ })
  for (const target of targets) await picker.getByRole('checkbox', { name: new RegExp(`^[\\d.]+ ${target.replace('?', '\\?')}`) }).check()
  await picker.getByRole('button', { name: 'Done' }).click()
}

/** Builds and saves the survey of this file, only in the editor. Returns its slug. */
async function build(page: Page): Promise<string> {
  const slug = `news-habits-${randomUUID().slice(0, 8)}`
  await page.goto('/admin/surveys?lang=en')
  await expect(page.getByRole('heading', { name: 'Surveys', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'New Survey', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/surveys\/new$/)

  const head = details(page)
  await expect(named(head, 'Title')).toHaveValue('Untitled Survey')
  for (const name of ['Title (Korean)', 'Unique Identifier (slug)']) await expect(named(head, name)).toHaveValue('')
  await expect(head.getByRole('switch', { name: 'Active', exact: true })).toBeChecked()
  await named(head, 'Title').fill('News habits')
  await named(head, 'Title (Korean)').fill('뉴스 습관')
  await named(head, 'Unique Identifier (slug)').pressSequentially(`${slug.toUpperCase()} !_`)
  await expect(named(head, 'Unique Identifier (slug)')).toHaveValue(slug)
  await head.getByRole('textbox', { name: 'Description', exact: true }).fill('How you read the news.')
  await head.getByRole('textbox', { name: 'Description (Korean)', exact: true }).fill('소식을 어떻게 읽는지 묻습니다.')
  await head.getByText('Logo, cover and footer').click()
  await named(head, 'Company Logo URL').fill('/icon.svg')
  await named(head, 'Cover Image URL').fill('/icon.svg')
  await head.getByRole('textbox', { name: 'Footer (Rich Text)', exact: true }).fill('Thank you for reading.')
  await head.getByRole('textbox', { name: 'Footer (Korean)', exact: true }).fill('읽어 주셔서 감사합니다.')

  for (const { title, title_ko, questions } of parts) {
    await button(cards(page), 'Add Section').click()
    const fresh = fieldsOf(page, 'New Section')
    await expect(named(fresh, 'Title')).toHaveValue('New Section')
    await named(fresh, 'Title').fill(title)
    await named(fieldsOf(page, title), 'Title (Korean)').fill(title_ko)
    for (const one of questions) await addQuestion(page, section(page, title), one)
  }

  await line(page, agree.title).click()
  const own = fieldsOf(page, agree.title).getByRole('group', { name: 'Gateway', exact: true })
  await own.getByRole('switch', { name: 'Gateway' }).click()
  await expect(own.getByRole('radio', { name: 'Single' })).toBeChecked()
  for (const name of ['Default: no rule matches', 'While unanswered']) await expect(named(own, name)).toHaveValue('show_none')
  await addRule(page, own, 1, 'Yes', ['Your habits', 'Newspapers'])
  await addRule(page, own, 2, 'No', ['Your habits', whyNot.title])

  const branching = page.getByRole('region', { name: 'Branching', exact: true })
  await button(branching, 'Add gateway').click()
  const entry = branching.getByRole('group', { name: 'Gateway 1', exact: true })
  const offered = await named(entry, 'Question').getByRole('option').allTextContents()
  expect(offered.slice(1).map((text) => text.replace(/^[\d.]+ /, ''))).toEqual([agree.title, sources.title])
  await named(entry, 'Question').selectOption({ label: `1.2 ${sources.title}` })
  await expect(entry.getByRole('radio', { name: 'Multi' })).toBeChecked()
  await addRule(page, entry, 1, 'Papers', ['Your habits', 'Newspapers'])
  await addRule(page, entry, 2, 'Radio', ['Your habits'])

  await save(page)
  await expect(page).toHaveURL(/\/admin\/surveys\/(?!new$)[^/]+$/)
  return slug
}

const names = { en: ['title', 0], ko: ['title_ko', 1] } as const
/** The questions of a survey's page, or of its preview, by what a respondent reads. */
function readerOf(page: Page | FrameLocator, lang: 'en' | 'ko') {
  const [title, at] = names[lang]
  const of = (asked: Asked) => page.getByText(asked[title], { exact: true })
  const pick = async (asked: Asked, choice: number) => {
    const group = page.getByRole('group', { name: asked[title] })
    await group.getByText(asked.choices![choice]![at], { exact: true }).click()
  }
  const write = (asked: Asked, text: string) => page.getByRole('textbox', { name: asked[title] }).fill(text)
  return {
    of,
    pick,
    write,
    shows: (asked: Asked) => expect(of(asked)).toBeVisible(),
    hides: (asked: Asked) => expect(of(asked)).toHaveCount(0),
  }
}

/** The survey's page in a window of a guest. */
async function guest(browser: Browser, page: Page, slug: string, lang: 'en' | 'ko'): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const visitor = await context.newPage()
  await visitor.goto(`/survey/${slug}?lang=${lang}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(lang === 'en' ? 'News habits' : '뉴스 습관')
  return visitor
}

/** Submits what a guest answered, and reads it back by the id that the API gave. Values by the questions' English titles. */
async function submit(visitor: Page, request: APIRequestContext, survey: Survey, name: string) {
  const [answer] = await Promise.all([
    visitor.waitForResponse((one) => one.url().endsWith('/api/responses') && one.request().method() === 'POST'),
    visitor.getByRole('button', { name, exact: true }).click(),
  ])
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  const headers = await asAdmin(request)
  const response = await request.get(`/api/responses/id/${id}`, { headers })
  expect(response.status()).toBe(200)
  const { survey_id, answers } = (await response.json()) as { survey_id: string; answers: { question_id: string; value: unknown }[] }
  expect(survey_id).toBe(survey.id)
  const titles = new Map(survey.sections.flatMap(({ questions }) => questions.map((one) => [one.id, one.title])))
  return Object.fromEntries(answers.map(({ question_id, value }) => [titles.get(question_id), value]))
}

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

test('an author builds a survey in both languages, previews it, and guests answer it in both', async ({ page, request, browser }) => {
  test.setTimeout(120_000)
  const slug = await build(page)

  await test.step('it is stored as it was built', async () => {
    const survey = await stored(page, request)
    expect(survey).toMatchObject({
      slug,
      title: 'News habits',
      title_ko: '뉴스 습관',
      description: '<p>How you read the news.</p>',
      description_ko: '<p>소식을 어떻게 읽는지 묻습니다.</p>',
      company_logo_url: '/icon.svg',
      cover_image_url: '/icon.svg',
      footer_html: '<p>Thank you for reading.</p>',
      footer_html_ko: '<p>읽어 주셔서 감사합니다.</p>',
      is_active: true,
    })
    expect(outlineOf(survey)).toEqual(parts.map(({ title, questions }) => [title, ...questions.map((one) => one.title)]))
    const [first, habits, papers] = survey.sections
    const ids = [...survey.sections, ...survey.sections.flatMap(({ questions }) => questions)].map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[\w-]{8}$/)
    expect(first!.questions.map(({ type, required }) => ({ type, required }))).toEqual([
      { type: 'single_choice', required: true },
      { type: 'multi_select', required: false },
    ])
    expect(first!.questions[0]!.choices).toMatchObject([
      { label: 'Yes', value: 'Yes', label_ko: '예' },
      { label: 'No', value: 'No', label_ko: '아니요' },
    ])
    expect(first!.questions[0]!.gateway).toMatchObject({
      enabled: true,
      default_behavior: 'show_none',
      unanswered_behavior: 'show_none',
      choice_rules: [
        { choice_value: 'Yes', show_section_ids: [habits!.id, papers!.id], show_question_ids: [] },
        { choice_value: 'No', show_section_ids: [habits!.id], show_question_ids: [habits!.questions[0]!.id] },
      ],
    })
    expect(survey.branching).toMatchObject([
      {
        question_id: first!.questions[1]!.id,
        mode: 'multi',
        choice_rules: [
          { choice_value: 'Papers', show_section_ids: [habits!.id, papers!.id] },
          { choice_value: 'Radio', show_section_ids: [habits!.id] },
        ],
      },
    ])
  })

  await test.step('the preview follows both branches, in both languages', async () => {
    const preview = page.getByTitle('Preview of the survey').contentFrame()
    const english = readerOf(preview, 'en')
    await english.shows(agree)
    await english.hides(habit)
    await english.pick(agree, 0)
    await english.pick(sources, 0)
    for (const one of [habit, story, paper, cutting, trusted]) await english.shows(one)
    await expect(preview.getByRole('textbox', { name: whyNot.title })).toHaveCount(0)
    await button(page, 'Start again').click()
    await english.pick(agree, 1)
    await english.pick(sources, 1)
    for (const one of [whyNot, habit, story]) await expect(english.of(one)).toBeVisible()
    await expect(preview.getByRole('textbox', { name: paper.title })).toHaveCount(0)
    await page.getByRole('group', { name: 'Language of the preview' }).getByRole('radio', { name: 'Korean' }).check()
    await readerOf(preview, 'ko').shows(habit)
  })

  await test.step('the saved survey is there after a reload', async () => {
    await page.reload()
    await expect(named(details(page), 'Title')).toHaveValue('News habits')
    await line(page, agree.title).click()
    await expect(named(fieldsOf(page, agree.title), 'Label (Korean) 2')).toHaveValue('아니요')
    await expect(fieldsOf(page, agree.title).getByRole('switch', { name: 'Gateway' })).toBeChecked()
  })

  const survey = await stored(page, request)
  await test.step('a guest answers in English', async () => {
    const visitor = await guest(browser, page, slug, 'en')
    const { pick, write, shows, hides } = readerOf(visitor, 'en')
    for (const one of [whyNot, habit, paper]) await hides(one)
    await pick(agree, 0)
    await pick(sources, 0)
    await hides(whyNot)
    await write(habit, 'I read two of them.')
    await write(story, 'Once upon a time')
    await write(paper, 'The Harbour Post')
    await shows(cutting)
    const chooser = visitor.waitForEvent('filechooser')
    await visitor.getByRole('button', { name: /^(Choose|Add) files?$/ }).click()
    await (await chooser).setFiles({ name: 'cutting.txt', mimeType: 'text/plain', buffer: Buffer.from('News') })
    await expect(visitor.getByText('cutting.txt')).toBeVisible()
    const answers = await submit(visitor, request, survey, 'Submit')
    expect(answers).toMatchObject({
      [agree.title]: 'Yes',
      [sources.title]: ['Papers'],
      [habit.title]: 'I read two of them.',
      [paper.title]: 'The Harbour Post',
    })
    expect(String(answers[story.title])).toContain('Once upon a time')
    expect(JSON.stringify(answers[cutting.title])).toContain('cutting.txt')
    expect(answers).not.toHaveProperty(whyNot.title)
    await visitor.context().close()
  })

  await test.step('a guest answers in Korean, on the other branch', async () => {
    const visitor = await guest(browser, page, slug, 'ko')
    const { pick, write, hides } = readerOf(visitor, 'ko')
    await pick(agree, 1)
    await pick(sources, 1)
    await write(whyNot, '시간이 없습니다.')
    await write(habit, '두 곳을 비교합니다.')
    for (const one of [paper, cutting, trusted]) await hides(one)
    expect(await submit(visitor, request, survey, '제출')).toEqual({
      [agree.title]: 'No',
      [sources.title]: ['Radio'],
      [whyNot.title]: '시간이 없습니다.',
      [habit.title]: '두 곳을 비교합니다.',
    })
    await visitor.context().close()
  })
})
