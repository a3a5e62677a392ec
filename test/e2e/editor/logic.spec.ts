import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { choice, gateway, question, rule, section, survey } from '../../support/fixtures/buildSurvey.ts'
import { expectClean, open } from '../support/axe.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const choices = [choice('Editor', { label_ko: '편집자' }), choice('Official', { label_ko: '공무원' })]
const role = question('role', {
  title: 'Your role?',
  title_ko: '하는 일은?',
  type: 'single_choice',
  choices,
  gateway: gateway([rule('Editor', { show_section_ids: ['news'] }), rule('Regulator', { show_section_ids: ['office'] })]),
})
const sections = [
  section('start', [role], { title: 'Roles', title_ko: '역할' }),
  section('news', [question('check', { title: 'Which checks?', title_ko: '' })], { title: 'Newsroom', title_ko: '편집국' }),
  section('office', [question('label', { title: 'Label?', title_ko: '표시?' })], { title: 'Office', title_ko: '관청' }),
]
const asked = (more: Partial<Survey> = {}) =>
  survey(sections, {
    slug: `logic-${randomUUID()}`,
    title: 'Trust',
    title_ko: '신뢰',
    is_active: false,
    branching_mode: 'independent',
    ...more,
  })

/** Sixty gateways and three hundred questions, each gateway showing the next two sections. */
const large = () =>
  asked({
    sections: Array.from({ length: 60 }, (_, at) =>
      section(
        `s${at}`,
        Array.from({ length: 5 }, (_question, on) =>
          on > 0
            ? question(`s${at}q${on}`, { title_ko: `문항 ${at}-${on}` })
            : question(`g${at}`, {
                title_ko: `분기 ${at}`,
                type: 'single_choice',
                choices,
                gateway: gateway([
                  rule('Editor', { show_section_ids: [`s${at + 1}`, `s${at + 2}`].filter((_id, step) => at + step + 1 < 60) }),
                  rule('Official'),
                ]),
              }),
        ),
        { title_ko: `섹션 ${at}` },
      ),
    ),
  })

async function make(page: Page, request: APIRequestContext, data: Survey): Promise<string> {
  const token = await adminToken(request)
  const reply = await request.post('/api/surveys', { data, headers: { authorization: `Bearer ${token}` } })
  expect(reply.status()).toBe(201)
  await signIn(page, token)
  return `/admin/surveys/${((await reply.json()) as { id: string }).id}`
}

/** Pixels: a browser counts the stroke with its corners to the box of a line. */
const lineEnd = 6

const map = (page: Page) => page.getByRole('radio', { name: /^(Logic map|분기 지도)$/ }).check({ force: true })
const targets = (page: Page) => page.getByRole('list', { name: /^(Targets|표시할 대상)$/ })

test('the logic check names what never shows, and leads to the rule; mending it clears the warning', async ({ page, request }) => {
  await open(page, await make(page, request, asked()), 'en')
  await page.getByRole('button', { name: /Office can never be shown/ }).click()
  const panel = page.getByRole('region', { name: 'Logic check' })
  await expect(panel.getByText('1 warning')).toBeVisible()
  await page.getByRole('combobox', { name: 'Choose another answer, rule 2' }).selectOption('Official')
  await expect(panel.getByText('No problems found.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(panel.getByText('1 warning')).toBeVisible()
})

test('the texts missing in a language are counted, and each leads to its field', async ({ page, request }) => {
  await open(page, await make(page, request, asked()), 'en')
  await page.getByText('Missing texts').click()
  await page.getByRole('button', { name: /2\.1 Which checks\?.*Title/ }).click()
  await expect(page.getByLabel('Title (Korean)').and(page.locator(':focus'))).toBeVisible()
})

test('the map marks what an answer shows and opens its rule among the cards', async ({ page, request }) => {
  await open(page, await make(page, request, asked()), 'en')
  await map(page)
  await page.getByRole('button', { name: /^Editor/ }).click()
  await expect(targets(page).locator('[data-reached]')).toHaveText([/Newsroom/])
  await page.getByRole('button', { name: 'Open the rule' }).click()
  await expect(targets(page)).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'When the answer is, rule 1' })).toBeVisible()
})

test('lines end where choices and targets stand, at any width that has room for them', async ({ page, request }) => {
  await open(page, await make(page, request, asked()), 'en')
  await map(page)
  await page.getByRole('button', { name: /^Editor/ }).click()
  const line = page.locator('svg path').and(page.locator('[d^="M"][d*="C"]')).last()
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const drawn = (await line.boundingBox())!
      const from = (await page.getByRole('button', { name: /^Editor/ }).boundingBox())!
      const to = (await targets(page)
        .getByRole('button', { name: /Newsroom/ })
        .boundingBox())!
      expect(Math.abs(drawn.x - from.x - from.width)).toBeLessThan(lineEnd)
      expect(Math.abs(drawn.x + drawn.width - to.x)).toBeLessThan(lineEnd)
    }).toPass()
  }
})

test('with 60 gateways the choices are folded, and a selection opens one gateway', async ({ page, request }) => {
  await open(page, await make(page, request, large()), 'en')
  await map(page)
  const gateways = page.getByRole('list', { name: 'Gateways' })
  await expect(gateways.getByRole('button')).toHaveCount(60)
  await page.getByRole('searchbox', { name: 'Find a gateway or target' }).fill('g41')
  await page.getByRole('complementary', { name: 'Gateways' }).getByRole('button', { name: /42\.1/ }).click()
  await expect(gateways.getByRole('button')).toHaveCount(62)
  await expect(gateways.getByRole('button', { name: /^Editor/ })).toBeInViewport()
})

test('the logic check and the map are clean for axe in the narrowest window, in Korean', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, await make(page, request, asked()), 'ko')
  await page.getByRole('radio', { name: '개요', exact: true }).check({ force: true })
  await expect(page.getByRole('region', { name: '분기 점검', exact: true })).toBeVisible()
  await expectClean(page, 'the check')
  await page.getByRole('button', { name: /^더 보기/ }).click()
  await page.getByRole('button', { name: '분기 지도', exact: true }).click()
  await page
    .getByRole('button', { name: /^편집자/ })
    .first()
    .click()
  await expect(targets(page).locator('[data-reached]')).toHaveCount(1)
  await expectClean(page, 'the map')
})
