import type { Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { expectClean } from '../support/axe.ts'
import { choose, ask, gateway, makeSurvey, part, type Language } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const definition = () => ({
  branching_mode: 'independent' as const,
  sections: [
    part('first', [choose('a', ['x', 'y'], { gateway: gateway({ x: { show_section_ids: ['second'] } }) }), ask('b'), ask('c')]),
    part('second', [ask('d')]),
    part('closing', [ask('e')]),
  ],
})

async function open(page: Page, survey: Survey, lang: Language = 'en') {
  await page.goto(`/admin/surveys/${survey.id}?lang=${lang}`)
  await expect(cards(page).getByRole('listitem').first()).toBeVisible()
}

const cards = (page: Page) => page.getByRole('region', { name: /^(Questions|문항)$/ })
const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' })
const section = (page: Page, name: string | RegExp) => cards(page).getByRole('region', { name })
const card = (page: Page, name: string | RegExp) => cards(page).getByRole('heading', { level: 3 }).getByRole('button', { name })
const grip = (within: Locator, name: string) => within.getByRole('button', { name: `Reorder: ${name}`, exact: true })

/** The titles of the cards, from top to bottom: sections and the questions in them. */
const order = async (page: Page) => {
  const headings = await cards(page).locator('li :is(h2, h3)').allTextContents()
  return headings.map((text) => /(?:Section|Question) ([a-z]+)/.exec(text)?.[1] ?? text)
}

/** Presses, moves in steps as a hand does, and lets go. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const start = (await from.boundingBox())!
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 8, { steps: 3 })
  const end = (await to.boundingBox())! // what can be folded has folded by now
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

test('a section and questions of every type are added, and saved as they were made', async ({ page, request }) => {
  const survey = await makeSurvey(request, definition())
  await open(page, survey)
  await cards(page).getByRole('button', { name: 'Add Section' }).click()
  await expect(cards(page).locator('textarea:focus')).toHaveValue('New Section')
  await page.keyboard.type('Media')
  const added = section(page, /Media/)
  await added.getByRole('button', { name: 'Add question', exact: true }).click()
  await expect(cards(page).locator('textarea:focus')).toHaveValue('New Question')
  await page.keyboard.type('How often?')
  for (const type of ['Long text', 'Rich text', 'Single choice', 'Multi select', 'File upload']) {
    await added.getByRole('button', { name: 'Add a question of another type' }).click()
    await added.getByRole('button', { name: type, exact: true }).last().click()
    await expect(cards(page).getByLabel('Type', { exact: true })).toHaveValue(type.toLowerCase().replace(' ', '_'))
  }
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(/^Saved /).first()).toBeVisible()

  const stored = (await (await request.get(`/api/surveys/${survey.id}`)).json()) as Survey
  expect(stored.sections.at(-1)!.title).toBe('Media')
  expect(stored.sections.at(-1)!.questions.map(({ type, title }) => `${type}: ${title}`)).toEqual([
    'short_text: How often?',
    ...['long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload'].map((type) => `${type}: New Question`),
  ])
})

test('questions and sections are dragged with the mouse, in the cards and in the outline', async ({ page, request }) => {
  await open(page, await makeSurvey(request, definition()))
  await drag(page, grip(cards(page), '1.2 Question b'), card(page, '1.3 Question c'))
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'c', 'b', 'second', 'd', 'closing', 'e'])

  await drag(page, grip(cards(page), '3 Section closing'), section(page, /Section second/))
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'c', 'b', 'closing', 'e', 'second', 'd'])

  await drag(page, grip(outline(page), '1.3 Question b'), outline(page).getByRole('button', { name: '1.1 Question a' }).last())
  await expect.poll(() => order(page)).toEqual(['first', 'b', 'a', 'c', 'closing', 'e', 'second', 'd'])
})

test('they are dragged by keyboard, and every step is announced', async ({ page, request }) => {
  await open(page, await makeSurvey(request, definition()))
  const told = (words: string) => expect(page.getByText(words, { exact: true })).toHaveCount(1)
  await grip(cards(page), '1.2 Question b').focus()
  await page.keyboard.press('Space')
  await told('Lifted. Position 2 of 3.')
  await page.keyboard.press('ArrowDown')
  await told('Position 3 of 3.')
  await page.keyboard.press('Space')
  await told('Dropped at position 3 of 3.')
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'c', 'b', 'second', 'd', 'closing', 'e'])

  await grip(outline(page), '3 Section closing').focus()
  await page.keyboard.press('Space')
  await told('Lifted. Position 3 of 3.')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await told('Cancelled. Back at position 3 of 3.')
  expect(await order(page)).toEqual(['first', 'a', 'c', 'b', 'second', 'd', 'closing', 'e'])
})

/** Nothing hovers or lies over the page any more, and a button does what it says. */
async function expectAlive(page: Page) {
  await expect(page.locator('[data-dragging], [data-moving], [data-sorting], [data-rfd-placeholder-context-id]')).toHaveCount(0)
  await cards(page).getByRole('button', { name: 'Add Section' }).click({ timeout: 3000 })
  await expect(cards(page).locator('textarea:focus')).toHaveValue('New Section')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
}

test.describe('where less motion is preferred', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('a section, a question and a choice that the mouse drops stay where they fell, and the page goes on', async ({ page, request }) => {
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
    await expect(cards(page).getByLabel('Label 1', { exact: true })).toHaveValue('Choice y')
  })

  test('what is let go beside its list goes home', async ({ page, request }) => {
    await open(page, await makeSurvey(request, definition()))
    await drag(page, grip(cards(page), '1.2 Question b'), page.getByRole('banner'))
    await expectAlive(page)
    expect(await order(page)).toEqual(['first', 'a', 'b', 'c', 'second', 'd', 'closing', 'e'])
  })

  test('a section, a question and a choice that keys drop stay where they fell, and the page goes on', async ({ page, request }) => {
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
    await expect(cards(page).getByLabel('Label 1', { exact: true })).toHaveValue('Choice y')
  })
})

test('a move that turns a rule backwards says so and can be taken back', async ({ page, request }) => {
  await open(page, await makeSurvey(request, definition()))
  await outline(page).getByRole('button', { name: '2 Section second' }).last().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('1 rule now points backwards and has no effect.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'b', 'c', 'second', 'd', 'closing', 'e'])
})

test('choices are pasted, sorted and renamed, and the rule goes along', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, await makeSurvey(request, definition()))
  await card(page, '1.1 Question a').click()
  const label = (at: number) => cards(page).getByLabel(`Label ${at}`, { exact: true })
  const labels = () =>
    cards(page)
      .getByLabel(/^Label \d+$/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await label(2).focus()
  await page.keyboard.press('Enter')
  await expect(label(3)).toBeFocused()
  await label(3).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Sometimes\t가끔\nRarely\nNever')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(labels).toEqual(['Choice x', 'Choice y', 'Sometimes', 'Rarely', 'Never'])
  await expect(cards(page).getByLabel('Label (Korean) 3', { exact: true })).toHaveValue('가끔')

  await drag(page, grip(cards(page), 'Choice 5'), label(2))
  await expect.poll(labels).toEqual(['Choice x', 'Never', 'Choice y', 'Sometimes', 'Rarely'])

  await expect(cards(page).getByText('1 section', { exact: true }).first()).toBeVisible()
  await label(1).fill('Always')
  await expect(cards(page).getByText('1 section', { exact: true }).first()).toBeVisible()
})

test('a question is duplicated, and a deleted one comes back by Undo', async ({ page, request }) => {
  await open(page, await makeSurvey(request, definition()))
  await card(page, '1.2 Question b').click()
  const act = (name: string) => cards(page).locator(`button[aria-label="${name}"]`).click()
  await act('Duplicate')
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'b', 'b', 'c', 'second', 'd', 'closing', 'e'])
  await act('Delete')
  await expect(card(page, '1.3 Question c')).toBeFocused()
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'b', 'c', 'second', 'd', 'closing', 'e'])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => order(page)).toEqual(['first', 'a', 'b', 'b', 'c', 'second', 'd', 'closing', 'e'])

  await section(page, /Section first/)
    .getByRole('button', { name: /^Section menu/ })
    .click()
  await section(page, /Section first/)
    .getByRole('button', { name: 'Duplicate', exact: true })
    .first()
    .click()
  await expect(section(page, /Section first/)).toHaveCount(2)
})

test('axe finds nothing on open cards in the narrowest window, in Korean and dark', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, await makeSurvey(request, definition()), 'ko')
  await cards(page)
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: /closing/ })
    .click()
  await card(page, /^1\.1/).click()
  await expect(cards(page).getByLabel('문구(영어) 1')).toBeVisible()
  await expectClean(page, 'the cards')
})
