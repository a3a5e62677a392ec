import type { Page } from '@playwright/test'
import { app } from '../../support/oauth/standInProvider.ts'
import { signInButton } from '../support/entering.ts'
import { atDesk } from '../support/journey.ts'
import { adminToken, expect, place, signIn } from '../support/product.ts'
import { providerSite as test } from '../support/providerSite.ts'
import { saying, speak } from '../support/spoken.ts'

/** The providers are the whole site's, so these tests take turns. */
test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)
test.use({ siteOf: 'providers' })

async function openAsAdmin(page: Page, request: Parameters<typeof adminToken>[0]) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/providers')
  await expect(page.getByRole('checkbox')).toBeVisible()
}

for (const { lang, width } of atDesk) {
  const t = saying(lang)
  const enabled = t('providers.enabled', 'Enabled')
  // each language sets up one that the other leaves alone
  const { name, button } = {
    en: { name: t('providers.naver', 'Naver'), button: 'Continue with Naver' },
    ko: { name: t('providers.kakao', 'Kakao'), button: t('auth.with_kakao', 'Continue with Kakao') },
  }[lang]

  test.describe(`the screen of the providers (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('sets up a provider, which gets its button on the login page, and loses it when it is disabled', async ({
      page,
      request,
      browser,
      site,
      standIn,
    }) => {
      standIn.behavior.visitor = { id: `${width}`, first: 'Jian', last: 'Seo' }
      await openAsAdmin(page, request)
      const box = page.getByRole('checkbox', { name: enabled, exact: true })
      const rows = page.getByRole('list', { name: t('providers.list', 'Providers'), exact: true }).getByRole('listitem')
      const row = rows.filter({ hasText: name })
      await page.getByLabel(t('providers.provider', 'Provider'), { exact: true }).selectOption({ label: name })
      await page.getByLabel(t('providers.client_id', 'Client ID'), { exact: true }).fill(app.client_id)
      await page.getByLabel(t('providers.client_secret', 'Client secret'), { exact: true }).fill(app.client_secret)
      await box.check()
      await page.getByRole('button', { name: t('admin.save', 'Save'), exact: true }).click()
      await expect(row).toContainText(enabled)

      const visitor = await (await browser.newContext({ baseURL: site })).newPage()
      await speak(visitor, lang)
      await visitor.goto('/login?next=%2Fsurveys')
      const offered = visitor.getByRole('main').locator('a[href^="/api/"]')
      await expect(visitor.getByText(t('auth.or', 'or'), { exact: true })).toBeVisible()
      await expect(offered).toHaveText([button])
      await offered.click()
      await expect(visitor.getByRole('button', { name: /Jian Seo/ })).toBeVisible()
      expect(place(visitor)).toBe('/surveys')

      await box.uncheck()
      await page.getByRole('button', { name: t('providers.update', 'Update'), exact: true }).click()
      await expect(row).toContainText(t('providers.disabled', 'Disabled'))
      await visitor.evaluate(() => localStorage.removeItem('token'))
      await visitor.goto('/login')
      await expect(signInButton(visitor, t)).toBeVisible()
      await expect(visitor.getByText(t('auth.or', 'or'), { exact: true })).toHaveCount(0)
      await expect(offered).toHaveCount(0)
      await visitor.context().close()
    })
  })
}
