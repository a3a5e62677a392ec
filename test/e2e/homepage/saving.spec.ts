import { changes, guest, openAsAdmin, part, save, saveAll, saved, stored } from './homepageEditor.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { expect } from '../support/product.ts'

test.use({ siteOf: 'homepage' })

/** The home page is the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

test.describe('of two admins', () => {
  test.use({ refusals: [412] })

  test('the second merges both in place, and saves over what was saved', async ({ page, request, browser, site }) => {
    await openAsAdmin(page, request)
    const other = await guest(browser, site, '/login')
    await openAsAdmin(other, request)
    await part(other, /^Contact/).click()
    await other.getByLabel('Title').fill('Their title')
    await save(other)
    await part(page, /^Hero/).click()
    await page.getByLabel('Survey button').fill('My button')
    await saveAll(page).click()
    const question = page.getByRole('dialog', { name: 'Someone else saved the homepage while you were editing' })
    await question.getByRole('button', { name: 'Merge both' }).click()
    await expect(page.getByText('Both sets of changes are in the editor. Review them, then save.')).toBeVisible()
    await expect(page.getByLabel('Survey button')).toHaveValue('My button')
    await part(page, /^Contact/).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Their title')
    await expect(changes(page, 1)).toBeVisible()
    await save(page)
    expect(await stored(request)).toMatchObject({ cta_survey_label: { en: 'My button' }, contact_title: { en: 'Their title' } })
    await other.context().close()
  })
})

test('what was not saved is offered when the page is opened again', async ({ page, request }) => {
  await openAsAdmin(page, request)
  await part(page, /^Contact/).click()
  await page.getByLabel('Title').fill('Almost lost')
  await expect(changes(page, 1)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/homepage')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(changes(page, 1)).toBeVisible()
  await part(page, /^Contact/).click()
  await expect(page.getByLabel('Title')).toHaveValue('Almost lost')
  await save(page)
  await page.reload()
  await expect(saveAll(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

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
