import type { Page } from '@playwright/test'
import { accountMenu } from '../support/entering.ts'
import { atDesk } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { asAdmin, buildMember, expect, place } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

test.use({ siteOf: 'account' })

test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)

const fresh = 'seven quiet tides'
const at = (page: Page, label: string) => page.getByLabel(label, { exact: true })

for (const { lang, width } of atDesk) {
  const t = saying(lang)

  test.describe(`the password (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

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
