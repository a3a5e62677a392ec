import type { Page } from '@playwright/test'
import { app } from '../../support/oauth/standInProvider.ts'
import { expectToggles, signInButton } from '../support/entering.ts'
import { callsOf, atDesk } from '../support/journey.ts'
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
  const names = {
    google: t('providers.google', 'Google'),
    kakao: t('providers.kakao', 'Kakao'),
    naver: t('providers.naver', 'Naver'),
    facebook: t('providers.facebook', 'Facebook'),
    linkedin: t('providers.linkedin', 'LinkedIn'),
  }
  const enabled = t('providers.enabled', 'Enabled')
  const disabled = t('providers.disabled', 'Disabled')
  const secretLabel = t('providers.client_secret', 'Client secret')
  // each language sets up one that the other leaves alone
  const { provider, button } = (
    {
      en: { provider: 'naver', button: 'Continue with Naver' },
      ko: { provider: 'kakao', button: t('auth.with_kakao', 'Continue with Kakao') },
    } as const
  )[lang]

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
      const posts = callsOf(page, 'POST')
      await openAsAdmin(page, request)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.oauth_providers', 'OAuth Providers'))
      const select = page.getByLabel(t('providers.provider', 'Provider'), { exact: true })
      const id = page.getByLabel(t('providers.client_id', 'Client ID'), { exact: true })
      const secret = page.getByLabel(secretLabel, { exact: true })
      const box = page.getByRole('checkbox', { name: enabled, exact: true })
      const save = page.getByRole('button', { name: t('admin.save', 'Save'), exact: true })
      const update = page.getByRole('button', { name: t('providers.update', 'Update'), exact: true })
      const rows = page.getByRole('list', { name: t('providers.list', 'Providers'), exact: true }).getByRole('listitem')
      const states = (mine: string) =>
        Object.entries(names).map(([one, name]) => new RegExp(`^${name}\\s*${one === provider ? mine : disabled}$`))
      await expect(select.locator('option')).toHaveText(Object.values(names))
      await expect(rows).toHaveText(states(disabled))

      await select.selectOption({ label: names[provider] })
      await expect(page.getByLabel(t('providers.callback', 'Callback address'), { exact: true })).toHaveValue(
        `${site}/api/auth/oauth/${provider}/callback`,
      )
      await expect(page.getByText(t('providers.secret_none', 'No secret is saved yet.'))).toBeVisible()
      await expectToggles(page, [secretLabel], t)
      await expect(update).toHaveCount(0)
      await id.fill(app.client_id)
      await box.check()
      await save.click()
      const saved = page.getByText(t('admin.saved', 'Saved'), { exact: true })
      await expect(saved).toBeVisible()
      await expect(rows.filter({ hasText: names[provider] })).toContainText(t('providers.incomplete', 'Incomplete'))
      await expect(save).toHaveCount(0)
      await expect(saved).toBeHidden()
      await secret.fill(app.client_secret)
      await update.click()
      await expect(rows).toHaveText(states(enabled))
      const sent = posts.filter(({ path }) => path === '/api/admin/providers').map(({ body }) => JSON.parse(body) as unknown)
      const { client_id, client_secret } = app
      expect(sent).toEqual([
        { provider, client_id, client_secret: '', enabled: true },
        { provider, client_id, client_secret, enabled: true },
      ])

      // what is stored of the secret is never shown
      const listed = page.waitForResponse('**/api/admin/providers')
      await page.reload()
      expect(await (await listed).text()).not.toContain(client_secret)
      await select.selectOption({ label: names[provider] })
      await expect(id).toHaveValue(client_id)
      await expect(box).toBeChecked()
      const stored = t('providers.secret_stored', 'A secret is saved. It is never shown; leave this blank to keep it.')
      await expect(page.getByText(stored)).toBeVisible()
      await expect(secret).toHaveValue('')
      await expect(secret).toHaveAttribute('type', 'password')

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
      await update.click()
      await expect(rows).toHaveText(states(disabled))
      await visitor.evaluate(() => localStorage.removeItem('token'))
      await visitor.goto('/login')
      await expect(signInButton(visitor, t)).toBeVisible()
      await expect(visitor.getByText(t('auth.or', 'or'), { exact: true })).toHaveCount(0)
      await expect(offered).toHaveCount(0)
      await visitor.context().close()
    })
  })
}
