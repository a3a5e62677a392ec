import { openAsAdmin, part, saveAll, saved, stored } from './homepageEditor.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { expect } from '../support/product.ts'

test.use({ siteOf: 'homepage' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

test.describe('a session that ends', () => {
  test.use({ refusals: [401] })

  test('asks for the password in place while something is not saved, and then saves it', async ({ page, request }) => {
    await openAsAdmin(page, request)
    await part(page, /^Contact/).click()
    await page.getByLabel('Title').fill('Written before the end')
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token'))
    await saveAll(page).click()
    const question = page.getByRole('dialog', { name: 'Sign in again' })
    await question.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD']!)
    await question.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(saved(page)).toBeVisible()
    expect((await stored(request)).contact_title!.en).toBe('Written before the end')
  })
})
