import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { branchingEntry, choice, entryRule, gateway, question, rule, section, survey } from '../../support/fixtures/buildSurvey.ts'
import { expectClean, open } from '../support/axe.ts'
import { ways } from '../support/journey.ts'
import { adminToken, expect, place, signIn, test } from '../support/product.ts'

const choices = [choice('Journalist', { label_ko: '기자' }), choice('Researcher', { label_ko: '연구자' })]
const role = question('role', { title: 'Your role', title_ko: '하는 일', type: 'single_choice', choices })
const sections = [
  section('roles', [role], { title: 'Roles', title_ko: '역할' }),
  section('news', [question('where', { title: 'Where do you read?', title_ko: '어디에서 읽습니까?', type: 'multi_select', choices })], {
    title: 'News',
    title_ko: '뉴스',
  }),
  section('room', [question('check', { title: 'What do you check?', title_ko: '무엇을 확인합니까?' })], {
    title: 'Newsroom',
    title_ko: '편집국',
  }),
  section('lab', [question('field', { title: 'Your field', title_ko: '분야' })], { title: 'Research', title_ko: '연구' }),
]
const asked = (more: Partial<Survey> = {}) =>
  survey(sections, { slug: `branching-${randomUUID()}`, title: 'Roles and news', title_ko: '역할과 뉴스', is_active: false, ...more })

/** Everything that a gateway can be in trouble with, on both kinds. */
const troubled = () =>
  asked({
    branching_mode: 'independent',
    sections: [
      sections[0]!,
      {
        ...sections[1]!,
        questions: [
          {
            ...sections[1]!.questions[0]!,
            gateway: gateway([
              rule('Regulator', { show_section_ids: ['room'] }),
              rule('Researcher', { show_section_ids: ['roles', 'lost'], show_question_ids: ['field'] }),
              rule('Researcher', { selects_all_sections: true, selects_all_questions: true }),
              rule('Journalist'),
            ]),
          },
        ],
      },
      ...sections.slice(2),
    ],
    branching: [branchingEntry('role', [entryRule('Journalist', { show_section_ids: ['room'] })]), branchingEntry('gone', [])],
  })

async function make(request: APIRequestContext, data: Survey): Promise<string> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const answer = await request.post('/api/surveys', { data, headers })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as Survey).id
}

const card = (page: Page, id: string) => page.locator(`#card-question-${id}`)
const panel = (page: Page) => page.getByRole('group', { name: /^(Gateway|분기 문항)$/ })
const area = (page: Page) => page.getByRole('region', { name: /^(Branching|분기)$/ })
const picker = (page: Page) => page.getByRole('dialog', { name: /to show$|^표시할/ })

test('an admin builds a gateway on a question and one of the survey, saves, and finds both again', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await make(request, asked())
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}`)

  await card(page, 'role').click()
  const own = panel(page)
  await own.getByRole('switch', { name: 'Gateway' }).check()
  await own.getByRole('button', { name: 'Add a rule for each choice' }).click()
  await own.getByRole('button', { name: 'Add to rule 1' }).click()
  await page.keyboard.type('newsroom')
  await expect(picker(page).getByRole('checkbox', { name: /^\d/ })).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await expect(own.getByRole('button', { name: 'Add to rule 1' })).toBeFocused()
  await own.getByRole('button', { name: 'Add to rule 2' }).click()
  await picker(page).getByRole('checkbox', { name: '4 Research' }).check()
  await picker(page).getByRole('checkbox', { name: '4.1 Your field' }).check()
  await picker(page).getByRole('button', { name: 'Done' }).click()

  const ofSurvey = area(page)
  await ofSurvey.getByRole('button', { name: 'Add gateway' }).click()
  await expect(ofSurvey.getByLabel('Question')).toBeFocused()
  await ofSurvey.getByLabel('Question').selectOption('2.1 Where do you read?')
  await ofSurvey.getByRole('button', { name: 'Add rule' }).click()
  await ofSurvey.getByLabel('When the answer is, rule 1').selectOption('Researcher')
  await ofSurvey.getByRole('button', { name: 'Add to rule 1' }).click()
  await picker(page).getByRole('checkbox', { name: 'All sections in the rules' }).check()
  await page.keyboard.press('Escape')
  await ofSurvey.getByRole('button', { name: 'Switch to Independent' }).click()

  const answer = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes(`/api/surveys/${id}`))
  await page.keyboard.press('Control+s')
  const saved = (await (await answer).json()) as Survey
  expect(saved.branching_mode).toBe('independent')
  expect(saved.sections[0]!.questions[0]!.gateway).toEqual(
    gateway([
      rule('Journalist', { show_section_ids: ['room'] }),
      rule('Researcher', { show_section_ids: ['lab'], show_question_ids: ['field'] }),
    ]),
  )
  expect(saved.branching).toEqual([branchingEntry('where', [entryRule('Researcher', { selects_all: true })])])

  await page.reload()
  expect(place(page)).toBe(`/admin/surveys/${id}`)
  await card(page, 'role').click()
  await expect(own.getByRole('switch', { name: 'Gateway' })).toBeChecked()
  await expect(own.getByLabel('When the answer is, rule 2')).toHaveValue('Researcher')
  for (const name of ['3 Newsroom', '4 Research', '4.1 Your field'])
    await expect(own.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
  await expect(ofSurvey.getByLabel('When there are several gateways')).toHaveValue('independent')
  await ofSurvey.getByRole('button', { name: /^Gateway 1/ }).click()
  await expect(ofSurvey.getByLabel('Question')).toHaveValue('where')
  await expect(ofSurvey.getByRole('button', { name: 'Remove All sections in the rules' })).toBeVisible()
})

test('a gateway that is switched on again starts anew, and one step of undo brings its rules back', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ruled = { ...role, gateway: gateway([rule('Journalist', { show_section_ids: ['room'] })]) }
  const id = await make(request, asked({ sections: [{ ...sections[0]!, questions: [ruled] }, ...sections.slice(1)] }))
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}`)
  await card(page, 'role').click()
  const power = panel(page).getByRole('switch', { name: 'Gateway' })
  await power.uncheck()
  await expect(panel(page).getByText(/^Its rule is kept/)).toBeVisible()
  await power.check()
  await expect(panel(page).getByText('No rules yet.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(panel(page).getByRole('button', { name: 'Remove 3 Newsroom' })).toBeVisible()
})

/** What is in trouble looks alike at any width, and axe goes over it once. The window is so high that the bars which stay in view hide no control behind them. */
const tall = 8000

for (const { lang, width } of ways)
  test(`gateways in trouble and the open picker are accessible and fit, ${lang} at ${width}`, async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width, height: tall })
    const id = await make(request, troubled())
    await signIn(page, await adminToken(request))
    await open(page, `/admin/surveys/${id}`, lang)
    await card(page, 'where').click()
    await expect(panel(page).getByText(/^(deleted choice|삭제한 선택지)$/)).toBeVisible()
    const entry = area(page).getByRole('button', { name: /^(Gateway|분기) 1/, expanded: false })
    await entry.click()
    if (width === 390) await expectClean(page, 'gateways')
    const add = panel(page).getByRole('button', { name: /^(Add to rule|추가: 규칙) 2$/ })
    await add.click()
    await expect(picker(page).getByRole('searchbox')).toBeVisible()
    if (width === 390) await expectClean(page, 'picker')

    await page.setViewportSize({ width, height: 844 })
    await add.scrollIntoViewIfNeeded()
    const boxOf = async () => (await picker(page).boundingBox())!
    await expect.poll(async () => (await boxOf()).y + (await boxOf()).height).toBeLessThanOrEqual(844) // it follows its button
    const box = await boxOf()
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.height).toBeGreaterThan(240)
  })
