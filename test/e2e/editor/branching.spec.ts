import type { Page } from '@playwright/test'
import { branchingEntry, choice, entryRule, gateway, question, rule, section } from '../../support/fixtures/buildSurvey.ts'
import { expectClean, open } from '../support/axe.ts'
import { makeSurvey } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

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
/** Everything that a gateway can be in trouble with, on both kinds. */
const troubled = {
  is_active: false,
  branching_mode: 'independent' as const,
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
}

const card = (page: Page, id: string) => page.locator(`#card-question-${id}`)
const panel = (page: Page) => page.getByRole('group', { name: '분기 문항', exact: true })
const area = (page: Page) => page.getByRole('region', { name: '분기', exact: true })
const picker = (page: Page) => page.getByRole('dialog', { name: /^표시할/ })

/** The window is so high that the bars which stay in view hide no control behind them. */
const tall = 8000

test('gateways in trouble and the open picker are accessible and fit', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: tall })
  const { id } = await makeSurvey(request, troubled)
  await signIn(page, await adminToken(request))
  await open(page, `/admin/surveys/${id}`, 'ko')
  await card(page, 'where').click()
  await expect(panel(page).getByText('삭제한 선택지', { exact: true })).toBeVisible()
  await area(page)
    .getByRole('button', { name: /^분기 1/, expanded: false })
    .click()
  await expectClean(page, 'gateways')
  const add = panel(page).getByRole('button', { name: '추가: 규칙 2', exact: true })
  await add.click()
  await expect(picker(page).getByRole('searchbox')).toBeVisible()
  await expectClean(page, 'picker')

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await add.scrollIntoViewIfNeeded()
    const boxOf = async () => (await picker(page).boundingBox())!
    await expect.poll(async () => (await boxOf()).y + (await boxOf()).height).toBeLessThanOrEqual(844) // it follows its button
    const box = await boxOf()
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.height).toBeGreaterThan(240)
  }
})
