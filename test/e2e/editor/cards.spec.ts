import type { Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { cards, drag } from './editorPage.ts'
import { choose, ask, gateway, makeSurvey, part } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const definition = () => ({
  branching_mode: 'independent' as const,
  sections: [
    part('first', [choose('a', ['x', 'y'], { gateway: gateway({ x: { show_section_ids: ['second'] } }) }), ask('b'), ask('c')]),
    part('second', [ask('d')]),
    part('closing', [ask('e')]),
  ],
})

async function open(page: Page, survey: Survey) {
  await page.goto(`/admin/surveys/${survey.id}?lang=en`)
  await expect(cards(page).getByRole('listitem').first()).toBeVisible()
}

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' })
const section = (page: Page, name: string | RegExp) => cards(page).getByRole('region', { name })
const card = (page: Page, name: string | RegExp) => cards(page).getByRole('heading', { level: 3 }).getByRole('button', { name })
const grip = (within: Locator, name: string) => within.getByRole('button', { name: `Reorder: ${name}`, exact: true })

/** The titles of the cards, from top to bottom: sections and the questions in them. */
const order = async (page: Page) => {
  const headings = await cards(page).locator('li :is(h2, h3)').allTextContents()
  return headings.map((text) => /(?:Section|Question) ([a-z]+)/.exec(text)?.[1] ?? text)
}

test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

/** Nothing floats over the page any more, and buttons work. */
async function expectAlive(page: Page) {
  await expect(page.locator('[data-dragging], [data-moving], [data-sorting], [data-rfd-placeholder-context-id]')).toHaveCount(0)
  await cards(page).getByRole('button', { name: 'Add Section' }).click({ timeout: 3000 })
  await expect(cards(page).locator('textarea:focus')).toHaveValue('New Section')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
}

test.describe('with reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('a section, a question and a choice that the mouse drops stay in place, and the page keeps working', async ({ page, request }) => {
    await open(page, await makeSurvey(request, definition()))
    await drag(page, grip(cards(page), '3 Section closing'), section(page, /Section second/))
    await expectAlive(page)
    await drag(page, grip(cards(page), '1.2 Question b'), card(page, '1.3 Question c'))
    await expectAlive(page)
    await drag(page, grip(outline(page), '1.3 Question b'), outline(page).getByRole('button', { name: '1.1 Question a' }).last())
    await expectAlive(page)
    expect(await order(page)).toEqual(['first', 'b', 'a', 'c', 'closing', 'e', 'second', 'd'])
    await card(page, '1.2 Question a').click()
    await drag(page, grip(cards(page), 'Choice 2'), cards(page).getByLabel('Label 1', { exact: true }))
    await expectAlive(page)
    await card(page, '1.2 Question a').click() // which the added section closed
    await expect(cards(page).getByLabel('Label 1', { exact: true })).toHaveValue('Choice y')
    await drag(page, grip(cards(page), '1.1 Question b'), page.getByRole('banner')) // beside its list
    await expectAlive(page)
    expect(await order(page)).toEqual(['first', 'b', 'a', 'c', 'closing', 'e', 'second', 'd'])
  })

  test('a section, a question and a choice that keys drop stay in place, and the page keeps working', async ({ page, request }) => {
    await open(page, await makeSurvey(request, definition()))
    const byKeys = async (handle: Locator, ...keys: string[]) => {
      await handle.focus()
      for (const key of ['Space', ...keys]) {
        await page.keyboard.press(key)
        await expect(page.locator('[data-dragging]')).toHaveCount(1)
      }
      await page.keyboard.press('Space')
      await expectAlive(page)
    }
    await byKeys(grip(cards(page), '3 Section closing'), 'ArrowUp')
    await byKeys(grip(cards(page), '1.2 Question b'), 'ArrowDown')
    expect(await order(page)).toEqual(['first', 'a', 'c', 'b', 'closing', 'e', 'second', 'd'])
    await card(page, '1.1 Question a').click()
    await byKeys(grip(cards(page), 'Choice 2'), 'ArrowUp')
    await card(page, '1.1 Question a').click()
    await expect(cards(page).getByLabel('Label 1', { exact: true })).toHaveValue('Choice y')
  })
})
