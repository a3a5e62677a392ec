import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { providerNames, type ProviderName } from '../../../shared/accounts/providerNames.ts'
import type { Visitor } from '../../support/oauth/standInProvider.ts'
import { answerAsGuest } from '../support/entering.ts'
import { onPhone } from '../support/journey.ts'
import { buildMember, expect, keptToken, newEmail, place, signIn } from '../support/product.ts'
import { enableProviders, providerSite as test } from '../support/providerSite.ts'
import { saying, speak } from '../support/spoken.ts'

/** One stand-in says who comes next, so these tests take turns. */
test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)

test.beforeEach(async ({ request, standIn }) => {
  await enableProviders(request)
  Object.assign(standIn.behavior, { cancels: false, fault: null })
})

const names: Record<ProviderName, { en: string; ko: string }> = {
  google: { en: 'Continue with Google', ko: 'Google로 계속하기' },
  kakao: { en: 'Continue with Kakao', ko: '카카오로 계속하기' },
  naver: { en: 'Continue with Naver', ko: '네이버로 계속하기' },
  facebook: { en: 'Continue with Facebook', ko: 'Facebook으로 계속하기' },
  linkedin: { en: 'Continue with LinkedIn', ko: 'LinkedIn으로 계속하기' },
}
const visitor = (more: Partial<Visitor> = {}): Visitor => ({ id: String(randomInt(1e9, 1e12)), first: 'Jian', last: 'Seo', ...more })
const press = (page: Page, provider: ProviderName, lang: 'en' | 'ko' = 'en') =>
  page.getByRole('link', { name: names[provider][lang] }).click()
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Jian Seo/ })

async function me(page: Page): Promise<{ id: string; email: string; full_name: string }> {
  const headers = { authorization: `Bearer ${await keptToken(page)}` }
  return (await (await page.request.get('/api/auth/me', { headers })).json()) as { id: string; email: string; full_name: string }
}
const logOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'))

for (const provider of providerNames) {
  test(`${provider} signs a new person in, and the same one again into the same account`, async ({ page, standIn }) => {
    standIn.behavior.visitor = visitor({ email: newEmail() })
    await page.goto('/login?next=%2Fsurveys')
    await press(page, provider)
    await expect(menu(page)).toBeVisible()
    expect(place(page)).toBe('/surveys')
    const first = await me(page)

    await logOut(page)
    await page.goto('/signup?lang=ko&next=%2Fsurveys')
    await press(page, provider, 'ko')
    await expect(menu(page)).toBeVisible()
    expect(place(page)).toBe('/surveys')
    expect((await me(page)).id).toBe(first.id)
    await page.goBack()
    expect(page.url()).not.toContain('token=')
  })
}

// What is alike for all five is tried at one: test/api/accounts/oauth.test.ts has them all.
test('naver signs in who has no e-mail', async ({ page, standIn }) => {
  standIn.behavior.visitor = visitor()
  await page.goto('/login')
  await press(page, 'naver')
  await expect(menu(page)).toBeVisible()
  expect(await me(page)).toMatchObject({ email: '', full_name: 'Jian Seo' })
  await page.goto('/account')
  await expect(page.getByText('You sign in with a social account that does not share an e-mail address.')).toBeVisible()
})

test('facebook says that an account has the e-mail already, and lets nobody in', async ({ page, request, standIn }) => {
  const { email } = await buildMember(request)
  standIn.behavior.visitor = visitor({ email })
  await page.goto('/login?next=%2Fsurveys')
  await press(page, 'facebook')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('An account with this e-mail already exists.')
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible()
  expect(place(page)).toBe('/login?next=%2Fsurveys')
  expect(await keptToken(page)).toBeNull()
})

test('kakao brings back who cancels, in their language', async ({ page, standIn }) => {
  standIn.behavior.cancels = true
  await page.goto('/login?lang=ko&next=%2Fsurveys')
  await press(page, 'kakao', 'ko')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    '로그인이 완료되지 않았습니다. 다시 시도하거나 이메일로 로그인해 주세요.',
  )
  expect(place(page)).toBe('/login?next=%2Fsurveys')
})

test('google lets nobody in with a state of another browser', async ({ page, browser, site, standIn }) => {
  standIn.behavior.visitor = visitor()
  const other = await browser.newContext({ baseURL: site })
  const begun = await other.request.get(`/api/auth/oauth/google/authorize`, { maxRedirects: 0 })
  const answer = await other.request.get(begun.headers()['location']!, { maxRedirects: 0 })
  await page.goto(answer.headers()['location']!)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sign-in took too long or was started in another window.')
  expect(await keptToken(page)).toBeNull()
  await other.close()
})

for (const { lang, width } of onPhone) {
  const t = saying(lang)

  test.describe(`with providers (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('a sign-in that came to nothing is told in words on the login page, which keeps next', async ({
      page,
      request,
      browser,
      site,
      standIn,
    }) => {
      const alert = page.getByRole('main').getByRole('alert')
      const { email } = await buildMember(request)
      standIn.behavior.visitor = visitor({ email })
      const taken = t(
        'errors.oauth_email_taken',
        'An account with this e-mail already exists. Sign in to it, then link this provider on your account page.',
      )
      const cancelled = t('errors.oauth_cancelled', 'Sign-in was not completed. Try again, or sign in with your e-mail.')
      const failed = t('errors.oauth_failed', 'Sign-in with this provider failed. Try again in a moment.')
      for (const [words, behavior] of [
        [taken, {}],
        [cancelled, { cancels: true }],
        [failed, { cancels: false, fault: 'fails' }],
      ] as const) {
        Object.assign(standIn.behavior, behavior)
        await page.goto('/login?next=%2Fsurveys')
        await press(page, 'kakao', lang)
        await expect(alert).toHaveText(words)
        expect(place(page)).toBe('/login?next=%2Fsurveys')
      }
      Object.assign(standIn.behavior, { fault: null })
      const other = await browser.newContext({ baseURL: site })
      const begun = await other.request.get('/api/auth/oauth/kakao/authorize', { maxRedirects: 0 })
      const answer = await other.request.get(begun.headers()['location']!, { maxRedirects: 0 })
      await page.goto(answer.headers()['location']!)
      await expect(alert).toHaveText(t('errors.oauth_state', 'Sign-in took too long or was started in another window. Try again.'))
      expect(await keptToken(page)).toBeNull()
      await other.close()
    })

    test('the response that a guest gave goes to the account of who signs in by one', async ({ page, request, standIn }) => {
      const response = await answerAsGuest(request)
      standIn.behavior.visitor = visitor()
      await page.goto(`/login?next=%2Fsurveys&claim=${response.id}`)
      await press(page, 'naver', lang)
      await expect(menu(page)).toBeVisible()
      await expect.poll(() => place(page)).toBe('/surveys')
      await response.expectKept(page)
    })

    test('an account at one is linked from the account page and signs in from then on', async ({ page, request, standIn }) => {
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
      await press(page, 'kakao', lang)
      await expect(unlink).toBeVisible()
      expect((await me(page)).id).toBe(person.id)
      await unlink.click()
      await expect(link).toBeVisible()
    })

    test.describe('the only way in', () => {
      test.use({ refusals: [409] })

      test('stays, in words', async ({ page, standIn }) => {
        standIn.behavior.visitor = visitor()
        await page.goto('/login?next=%2Faccount')
        await press(page, 'google', lang)
        const name = t('account.google', 'Google')
        const unlink = page.getByRole('button', { name: t('account.unlink_of', 'Unlink Google', { name }), exact: true })
        await expect(
          page.getByText(t('account.email_none', 'You sign in with a social account that does not share an e-mail address.'), {
            exact: true,
          }),
        ).toBeVisible()
        await unlink.click()
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(
          t('errors.identity_last', 'This is your only way to sign in. Set a password before you unlink it.'),
        )
        await expect(unlink).toBeVisible()
      })
    })
  })
}

test('who never set a password deletes the account soon after signing in', async ({ page, standIn }) => {
  standIn.behavior.visitor = visitor()
  await page.goto('/login?next=%2Faccount')
  await press(page, 'facebook')
  const person = await me(page)
  await page.getByRole('button', { name: 'Delete your account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/')
  expect(await keptToken(page)).toBeNull()
  await page.goto('/login')
  await press(page, 'facebook')
  await expect(menu(page)).toBeVisible()
  expect((await me(page)).id).not.toBe(person.id)
})
