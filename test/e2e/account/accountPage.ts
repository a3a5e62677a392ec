import type { APIRequestContext, Page } from '@playwright/test'
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
