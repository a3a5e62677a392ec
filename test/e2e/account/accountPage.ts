import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { buildMember, expect, signIn } from '../support/product.ts'

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`)

/** Opens the account page as Mina Park, who has nothing but a name and an e-mail. */
export async function openAsMember(page: Page, request: APIRequestContext) {
  const member = await buildMember(request)
  await signIn(page, member.token)
  await page.goto('/account')
  await expect(field(page, 'first_name')).toHaveValue('Mina')
  return member
}

/**
 * Expects words to come after `press`, and to be gone two seconds later by the page's clock, which goes on only as far as it is told. Wants
 * `page.clock.install()` before the page was opened; once a page.
 */
export async function expectForTwoSeconds(page: Page, words: Locator, press: () => Promise<unknown>) {
  await page.clock.pauseAt(Date.now() + 60_000)
  await press()
  await expect(words).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(words).toBeVisible()
  await page.clock.runFor(200)
  await expect(words).toBeHidden()
  await page.clock.resume()
}
