import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Survey } from '../../../shared/survey/survey.ts'
import { readSurvey } from '../support/journey.ts'
import { expect } from '../support/product.ts'

export const cards = (page: Page) => page.getByRole('region', { name: /^(Questions|문항)$/ })
export const details = (page: Page) => page.getByRole('region', { name: 'Survey details' })
export const section = (page: Page, title: string) => cards(page).getByRole('region', { name: new RegExp(`^\\d+ ${title}`) })
export const line = (page: Page, title: string) => cards(page).getByRole('heading', { level: 3, name: title }).getByRole('button')
export const fieldsOf = (page: Page, title: string) =>
  cards(page).getByRole('group', { name: new RegExp(`^[\\d.]+ ${title.replace('?', '\\?')}`) })
export const grip = (page: Page, title: string) =>
  cards(page).getByRole('button', { name: new RegExp(`^Reorder: [\\d.]+ ${title.replace('?', '\\?')}$`) })
export const named = (within: Locator | Page, name: string) => within.getByLabel(name, { exact: true })
export const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true }).filter({ visible: true })

export async function save(page: Page) {
  await button(page, 'Save').click()
  await expect(page.getByRole('status').filter({ hasText: /Saved \d/ })).toBeVisible()
}

/** The survey at the editor's address, as the API stores it. */
export const stored = (page: Page, request: APIRequestContext) => readSurvey(request, page.url().split('/').at(-1)!)

export const outlineOf = ({ sections }: Survey) => sections.map(({ title, questions }) => [title, ...questions.map((one) => one.title)])

/** A dragged element moves once a frame, and a drop does not wait for the next frame. */
const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Presses, moves in steps as a hand does, and lets go. */
export async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const start = (await from.boundingBox())!
  const x = start.x + start.width / 2
  await page.mouse.move(x, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, start.y + start.height / 2 - 8, { steps: 3 })
  const end = (await to.boundingBox())! // what folds while something is dragged has folded by now
  await page.mouse.move(x, end.y + end.height / 2 - 4, { steps: 14 })
  await nextFrame(page)
  await page.mouse.up()
}
