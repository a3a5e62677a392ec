import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { providerNames, type ProviderName } from '../../../shared/accounts/providerNames.ts'
import type { Visitor } from '../../support/oauth/standInProvider.ts'
import { answerAsGuest } from '../support/entering.ts'
import { firstOf } from '../../support/everyWay.ts'
import { onPhone } from '../support/journey.ts'
import { buildMember, expect, keptToken, newEmail, place, signIn } from '../support/product.ts'
import { enableProviders, providerSite as test } from '../support/providerSite.ts'
import { saying, speak } from '../support/spoken.ts'

/** All tests set the next visitor of one stand-in, so they run one after another. */
test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)

test.beforeEach(({ request }) => enableProviders(request))

const names: Record<ProviderName, { en: string; ko: string }> = {
  google: { en: 'Continue with Google', ko: 'Google로 계속하기' },
  kakao: { en: 'Continue with Kakao', ko: '카카오로 계속하기' },
  naver: { en: 'Continue with Naver', ko: '네이버로 계속하기' },
  facebook: { en: 'Continue with Facebook', ko: 'Facebook으로 계속하기' },
  linkedin: { en: 'Continue with LinkedIn', ko: 'LinkedIn으로 계속하기' },
}
const visitor = (more: Partial<Visitor> = {}): Visitor => ({ id: String(randomInt(1e9, 1e12)), first: 'Jian', last: 'Seo', ...more })
const continueWith = (page: Page, provider: ProviderName, lang: 'en' | 'ko' = 'en') =>
  page.getByRole('link', { name: names[provider][lang] }).click()
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Jian Seo/ })

async function me(page: Page): Promise<{ id: string; email: string; full_name: string }> {
  const headers = { authorization: `Bearer ${await keptToken(page)}` }
  return (await (await page.request.get('/api/auth/me', { headers })).json()) as { id: string; email: string; full_name: string }
}
const logOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'))

// The other providers differ only in the profile that they send (test/api/accounts/oauth.test.ts).
for (const provider of firstOf(providerNames)) {
  test(`${provider} signs a new user in, and the same user again into the same account`, async ({ page, standIn }) => {
    standIn.behavior.visitor = visitor({ email: newEmail() })
    await page.goto('/login?next=%2Fsurveys')
    await continueWith(page, provider)
    await expect(menu(page)).toBeVisible()
    expect(place(page)).toBe('/surveys')
    const first = await me(page)

    await logOut(page)
    await page.goto('/signup?lang=ko&next=%2Fsurveys')
    await continueWith(page, provider, 'ko')
    await expect(menu(page)).toBeVisible()
    expect(place(page)).toBe('/surveys')
    expect((await me(page)).id).toBe(first.id)
    await page.goBack()
    expect(page.url()).not.toContain('token=')
  })
}

for (const { lang, width } of onPhone) {
  const t = saying(lang)

  test.describe(`with providers (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('a guest’s response goes to the account that signs in with a provider', async ({ page, request, standIn }) => {
      const response = await answerAsGuest(request)
      standIn.behavior.visitor = visitor()
      await page.goto(`/login?next=%2Fsurveys&claim=${response.id}`)
      await continueWith(page, 'naver', lang)
      await expect(menu(page)).toBeVisible()
      await expect.poll(() => place(page)).toBe('/surveys')
      await response.expectKept(page)
    })

    test('a provider is linked from the account page and signs in from then on', async ({ page, request, standIn }) => {
      const { token } = await buildMember(request)
      const name = t('account.kakao', 'Kakao')
      const link = page.getByRole('button', { name: t('account.link_of', 'Link Kakao', { name }), exact: true })
      const unlink = page.getByRole('button', { name: t('account.unlink_of', 'Unlink Kakao', { name }), exact: true })
      standIn.behavior.visitor = visitor()
      await signIn(page, token)
      await page.goto('/account')
      await link.click()
      await expect(page.getByText(t('account.linked_kakao', 'You can now sign in with Kakao.'))).toBeVisible()
      expect(place(page)).toBe('/account')
      const person = await me(page)
      await logOut(page)
      await page.goto('/login?next=%2Faccount')
      await continueWith(page, 'kakao', lang)
      await expect(unlink).toBeVisible()
      expect((await me(page)).id).toBe(person.id)
      await unlink.click()
      await expect(link).toBeVisible()
    })
  })
}
