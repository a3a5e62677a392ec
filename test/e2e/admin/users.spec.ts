import type { Page } from '@playwright/test'
import { atDesk } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, buildMember, expect, signIn } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

test.use({ siteOf: 'users' })

/** One worker, and so one site, for all of them: to start one takes as long as two tests. */
test.describe.configure({ mode: 'default' })

test.setTimeout(90_000)

async function openAsAdmin(page: Page, request: Parameters<typeof adminToken>[0]) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/users')
  await expect(listed(page).first()).toBeVisible()
}
/** The listed people. */
const listed = (page: Page) => page.getByRole('main').getByRole('listitem')

for (const { lang, width } of atDesk) {
  const t = saying(lang)
  const searchLabel = t('users.search', 'Search by name or e-mail')
  const grant = t('users.grant', 'Make admin')
  const revoke = t('users.revoke', 'Remove admin')

  /** Searches for one person; resolves to their row. */
  const find = async (page: Page, email: string) => {
    await page.getByLabel(searchLabel, { exact: true }).fill(email)
    const row = listed(page).filter({ hasText: email })
    await expect(listed(page)).toHaveCount(1)
    await expect(row).toBeVisible()
    return row
  }

  test.describe(`the screen of the users (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('finds a person by e-mail, makes them an admin, and takes it back', async ({ page, request }) => {
      const [{ email, token }] = await Promise.all([buildMember(request), buildMember(request)])
      const may = async (bearer = token) => (await request.get('/api/users', { headers: { authorization: `Bearer ${bearer}` } })).status()
      await openAsAdmin(page, request)
      await page.getByLabel(searchLabel, { exact: true }).fill('nobody of that name')
      await expect(page.getByText(t('users.none_found', 'No matching users.'), { exact: true })).toBeVisible()
      const row = await find(page, email)
      const badge = row.getByText(t('users.admin', 'Admin'), { exact: true })
      const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      await expect(badge).toHaveCount(0)
      await row.getByRole('button', { name: grant }).click()
      await expect(page.getByRole('dialog')).toContainText(t('users.grant_question', 'Make this person an admin?'))
      await expect(page.getByRole('dialog')).toContainText(t('users.grant_not_verified', 'This e-mail is not verified'))
      await confirm(grant)
      const url = await page.getByLabel(t('admin.link', 'Link'), { exact: true }).inputValue()
      await page.getByRole('button', { name: t('admin.done', 'Done'), exact: true }).click()
      await expect(badge).toBeVisible()
      expect(await may()).toBe(401) // the person who signed up with the address may not be its owner
      const owner = await request.post('/api/auth/reset-password', {
        data: { ticket: url.split('#reset=')[1], password: 'seven quiet tides' },
      })
      const { access_token: owned } = (await owner.json()) as { access_token: string }
      expect(await may(owned)).toBe(200)
      await row.getByRole('button', { name: revoke }).click()
      await expect(page.getByRole('dialog')).toContainText(t('users.revoke_question', 'Remove this admin?'))
      await confirm(revoke)
      await expect(row.getByRole('button', { name: grant })).toBeVisible()
      await expect(badge).toHaveCount(0)
      expect(await may(owned)).toBe(403)
    })
  })
}
