import type { APIRequestContext, Page } from '@playwright/test'
import type { Survey } from '#shared/survey/survey.ts'
import { question, section } from '../../../support/fixtures/buildSurvey.ts'
import { makeSurvey } from '../../support/journey.ts'
import { adminToken, expect, signIn } from '../../support/product.ts'

/** An inactive survey, as the API stores it. */
export const store = (request: APIRequestContext): Promise<Survey> =>
  makeSurvey(request, {
    title: 'Stored',
    title_ko: '',
    is_active: false,
    sections: [section('first', [question('why', { title: 'Why?' })], { title: 'First' })],
  })

export async function open(page: Page, request: APIRequestContext, id: string) {
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/${id}`)
  await expect(title(page)).toBeVisible()
}

export const title = (page: Page) => page.getByLabel('Title', { exact: true }).first()
export const titleKo = (page: Page) => page.getByLabel('Title (Korean)', { exact: true }).first()
export const bar = (page: Page) => page.getByRole('main').locator('header').first()
const chip = (page: Page) => bar(page).getByRole('status')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
export const saved = (page: Page) => expect(chip(page)).toHaveText(/Saved \d/)
export const unsaved = (page: Page) => expect(chip(page)).toHaveText('Unsaved')

export const draft = (page: Page) => bar(page).getByRole('button', { name: 'Unsaved draft', exact: true })
export async function restore(page: Page) {
  const button = page.getByRole('button', { name: 'Restore', exact: true })
  if (!(await button.isVisible())) await draft(page).click()
  await button.click()
}

/** Another window of the same admin, on the same survey. */
export async function another(page: Page, request: APIRequestContext, id: string): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await open(other, request, id)
  return other
}

/** Waits until this device keeps a draft. */
export async function draftKept(page: Page) {
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('survey-drafts')
          request.addEventListener('success', () => {
            if (!request.result.objectStoreNames.contains('drafts')) return resolve(0)
            const all = request.result.transaction('drafts').objectStore('drafts').count()
            all.addEventListener('success', () => {
              request.result.close()
              resolve(all.result)
            })
          })
        }),
    )
  await expect.poll(count).toBeGreaterThan(0)
}
