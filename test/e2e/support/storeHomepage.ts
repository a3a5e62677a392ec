import type { APIRequestContext } from '@playwright/test'
import type { HomepageBody } from '#shared/site/homepage.ts'
import { asAdmin, expect } from './product.ts'

/** Stores these parts of the home page as the admin, over any stored ones. */
export async function storeHomepage(request: APIRequestContext, data: HomepageBody): Promise<void> {
  const headers = await asAdmin(request)
  expect((await request.put('/api/homepage', { data, headers })).status()).toBe(200)
}
