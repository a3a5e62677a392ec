import type { Page } from '@playwright/test'
import { expectForTwoSeconds, field, openAsMember } from './accountPage.ts'
import { accountMenu, expectToggles } from '../support/entering.ts'
import { callsOf, atDesk } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { asAdmin, buildMember, expect, keptToken, password, place } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

test.use({ siteOf: 'account' })

/** One worker, and so one site, for all of them: to start one takes as long as two tests. */
test.describe.configure({ mode: 'default' })

test.setTimeout(90_000)

const fresh = 'seven quiet tides'
const at = (page: Page, label: string) => page.getByLabel(label, { exact: true })

for (const { lang, width } of atDesk) {
  const t = saying(lang)
  const labels = [
    t('account.old_password', 'Old password'),
    t('account.new_password', 'New password'),
    t('account.confirm_new_password', 'Confirm new password'),
  ] as const
  const [old, , confirm] = labels
  const changeButton = (page: Page) => page.getByRole('button', { name: t('account.change', 'Change'), exact: true })
  const fold = (page: Page) => page.locator('summary').filter({ hasText: t('account.change_password', 'Change Password') })
  const type = async (page: Page, ...words: [old: string, next: string, confirm: string]) => {
    for (const [index, label] of labels.entries()) await at(page, label).fill(words[index]!)
  }

  test.describe(`the password (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('is sent once, says Password changed for two seconds, and ends every other session, not this one', async ({ page, request }) => {
      await page.clock.install()
      const { email, token } = await openAsMember(page, request)
      const posts = callsOf(page, 'POST')
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route('**/api/auth/change-password', (route) => held.then(() => route.continue()))
      await expect(at(page, old)).toHaveCount(0) // closed at first
      await fold(page).click()
      await expectToggles(page, [...labels], t)
      await type(page, password, fresh, fresh)
      await expectForTwoSeconds(page, page.getByText(t('account.password_changed', 'Password changed'), { exact: true }), async () => {
        await changeButton(page).click()
        await expect(changeButton(page)).toBeDisabled()
        await at(page, confirm).press('Enter')
        letGo()
      })
      await expect(at(page, old)).toHaveValue('')
      expect(posts.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
        ['/api/auth/change-password', { old_password: password, new_password: fresh }],
      ])
      expect((await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401)
      expect(await keptToken(page)).not.toBe(token)
      await page.reload()
      await expect(field(page, 'first_name')).toHaveValue('Mina')
      const again = await request.post('/api/auth/token', { form: { username: email, password: fresh } })
      expect(again.status()).toBe(200)
    })

    test('is mailed for when it is forgotten, and a link that an admin made sets a new one', async ({ page, request }) => {
      const { email } = await buildMember(request)
      await page.goto('/login')
      await page.getByRole('link', { name: t('auth.forgot', 'Forgot your password?'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.forgot_title', 'Reset your password')) // both pages ask for an e-mail
      await at(page, t('common.email', 'E-mail')).fill(email)
      await page.getByRole('button', { name: t('auth.forgot_send', 'Send link'), exact: true }).click()
      await expect(page.getByText(t('auth.forgot_sent', 'If you have an account, an e-mail is on its way'))).toBeVisible()

      const headers = await asAdmin(request)
      const [row] = (await (await request.get(`/api/users?q=${email}`, { headers })).json()) as { id: string }[]
      const { url } = (await (await request.post(`/api/users/${row!.id}/reset-link`, { headers })).json()) as { url: string }
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.reset_title', 'Set a new password'))
      expect(place(page)).toBe('/login')
      await at(page, t('auth.new_password', 'New password')).fill(fresh)
      await at(page, t('auth.confirm_new_password', 'Confirm new password')).fill(fresh)
      await page.getByRole('button', { name: t('auth.reset_save', 'Set password'), exact: true }).click()
      await expect(accountMenu(page, t)).toBeVisible()
      expect(place(page)).toBe('/')
      await page.goBack()
      expect(page.url()).not.toContain('reset')
    })
  })
}
