import type { Locator, Page } from '@playwright/test'
import type { Question, Section } from '#shared/survey/survey.ts'
import { cardIds } from '../../../../web/src/features/editor/cards/cardIds.ts'
import type { Point } from '../pages/question.ts'

/** The window that the editor is measured in: all three panes show. */
export const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-US' }

export const cards = (page: Page): Locator => page.getByRole('region', { name: 'Questions', exact: true })
export const outline = (page: Page): Locator => page.getByRole('navigation', { name: 'Outline', exact: true })
export const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Logic map', exact: true })

export const lineOf = (page: Page, { id }: Question): Locator => page.locator(`[id="${cardIds.question(id)}"]`)

export const titleOf = (page: Page, { id }: Question): Locator => page.locator(`[id="${cardIds.title(id)}"]`)

export const gripOf = (within: Locator, { id }: Section | Question): Locator =>
  within
    .locator(`[data-sorted="${id}"]`)
    .getByRole('button', { name: /^Reorder: / })
    .first()

/** Brings an element into the middle of what scrolls around it, and resolves to its own middle. */
export async function center(element: Locator): Promise<Point> {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

export async function click(page: Page, element: Locator): Promise<void> {
  const { x, y } = await center(element)
  await page.mouse.click(x, y)
}

export async function openCard(page: Page, question: Question): Promise<void> {
  const line = lineOf(page, question)
  if ((await line.getAttribute('aria-expanded')) === 'true') return
  await click(page, line)
  await titleOf(page, question).waitFor()
}
