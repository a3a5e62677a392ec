import type { APIRequestContext, Page } from '@playwright/test'
import { choice, gateway, question, rule, section } from '../../support/fixtures/buildSurvey.ts'
import { expectClean, open } from '../support/axe.ts'
import { makeSurvey, type Language } from '../support/journey.ts'
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
async function openEditor(page: Page, request: APIRequestContext, lang: Language, given = sections) {
  const { id } = await makeSurvey(request, { is_active: false, branching_mode: 'independent', sections: given })
  await signIn(page, await adminToken(request))
  await open(page, `/admin/surveys/${id}`, lang)
}

/** Pixels: a browser counts the stroke with its corners to the box of a line. */
const lineEnd = 6

const map = (page: Page) => page.getByRole('link', { name: /^(Logic map|분기 지도)$/ }).click()
const targets = (page: Page) => page.getByRole('list', { name: /^(Targets|표시할 대상)$/ })

test('lines end at their choices and targets, at any width with room for them', async ({ page, request }) => {
  await openEditor(page, request, 'en')
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

test('a map of conditions has words instead of lines that do not fit, in Korean', async ({ page, request }) => {
  const isEditor = { match: 'all' as const, clauses: [{ question_id: 'role', op: 'any_of' as const, values: ['Editor'] }] }
  const [start, news, office] = sections
  const asked = { ...start!, questions: [{ ...role, gateway: undefined }] }
  await openEditor(page, request, 'ko', [{ ...asked, ends_if: isEditor }, { ...news!, show_if: isEditor }, office!])
  await map(page)
  const clause = page.getByRole('list', { name: '조건', exact: true }).getByText('종료 조건으로 쓰임: 1 역할')
  await expect(page.locator('path[data-dashed][d*="C"]')).toBeVisible()
  await expect(clause).toHaveCSS('position', 'absolute')
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(clause).toHaveCSS('position', 'static')
  await expect(targets(page).getByText('표시 조건: 1.1: 편집자')).toHaveCSS('position', 'static')
  await targets(page)
    .getByRole('button', { name: /편집국/ })
    .focus()
  await page.keyboard.press('Enter')
  await expectClean(page, 'the map of conditions')
  await page.getByRole('button', { name: '표시 조건 열기' }).press('Enter')
  await expect(page.getByRole('button', { name: /^표시 조건: 1.1 하는 일은\?/ })).toBeFocused()
})

test('the logic check and the map are clean for axe in the narrowest window, in Korean', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await openEditor(page, request, 'ko')
  await page.getByRole('radio', { name: '개요', exact: true }).check({ force: true })
  await expect(page.getByRole('region', { name: '분기 점검', exact: true })).toBeVisible()
  await expectClean(page, 'the check')
  await page.getByRole('button', { name: /^더 보기/ }).click()
  await page.getByRole('link', { name: '분기 지도', exact: true }).click()
  await page
    .getByRole('button', { name: /^편집자/ })
    .first()
    .click()
  await expect(targets(page).locator('[data-reached]')).toHaveCount(1)
  await expectClean(page, 'the map')
})
