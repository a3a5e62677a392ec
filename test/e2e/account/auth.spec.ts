import type { Locator } from '@playwright/test'
import { accountMenu, answerAsGuest, expectToggles, logIn, navbarLink } from '../support/entering.ts'
import { onPhone } from '../support/journey.ts'
import { buildMember, expect, keptToken, password, place, signIn, test } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

/** How much more red than anything else the words are, from -255 to 255. */
const redness = (words: Locator) =>
  words.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(element).color
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
    return red! - Math.max(green!, blue!)
  })

for (const { lang, width } of onPhone) {
  const t = saying(lang)
  const emailLabel = t('common.email', 'E-mail')
  const passwordLabel = t('auth.password', 'Password')

  test.describe(`logging in (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('asks for e-mail and password, and brings who came from a page back to it, signed in', async ({ page, request }) => {
      const member = await buildMember(request)
      await page.goto('/surveys')
      await (await navbarLink(page, t, 'login')).click()
      await expect(page).toHaveURL('/login?next=%2Fsurveys')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.login', 'Login'))
      await expect(page.getByLabel(emailLabel, { exact: true })).toHaveAttribute('type', 'email')
      await expectToggles(page, [passwordLabel], t)

      const answered = page.waitForResponse('**/api/auth/token')
      await logIn(page, member.email, { t })
      const answer = await answered
      await expect(page).toHaveURL('/surveys')
      await expect(accountMenu(page, t)).toContainText('MP')
      expect(answer.request().headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
      expect(Object.fromEntries(new URLSearchParams(answer.request().postData()!))).toEqual({ username: member.email, password })
      expect(await keptToken(page)).toBe(((await answer.json()) as { access_token: string }).access_token)
    })

    test.describe('refused', () => {
      test.use({ refusals: [401] })

      test('stays, shows the server’s error in red, and keeps the input', async ({ page, request }) => {
        const member = await buildMember(request)
        await page.goto('/login?next=%2Fsurveys')
        await logIn(page, member.email, { word: 'not the password', t })
        const alert = page.getByRole('main').getByRole('alert')
        await expect(alert).toHaveText(t('errors.auth_bad_credentials', 'Incorrect e-mail or password.'))
        expect(await redness(alert)).toBeGreaterThan(80)
        await expect(page.getByLabel(emailLabel, { exact: true })).toHaveValue(member.email)
        await expect(page.getByLabel(passwordLabel, { exact: true })).toHaveValue('not the password')
        expect(place(page)).toBe('/login?next=%2Fsurveys')
        expect(await keptToken(page)).toBeNull()
      })
    })
  })

  test.describe(`a token in the address (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    for (const mark of ['?', '#']) {
      test(`after a ${mark} is kept, taken out of the address, claims the response, and leads to next`, async ({ page, request }) => {
        const [{ token, email }, response] = await Promise.all([buildMember(request), answerAsGuest(request)])
        await page.goto(`/login${mark}token=${token}&next=%2Fsurveys&claim=${response.id}`)
        await expect(page).toHaveURL('/surveys')
        await expect(accountMenu(page, t)).toBeVisible()
        await expect(page.getByText(t('account_menu.signed_in_as', `You are now signed in as ${email}.`, { who: email }))).toBeVisible()
        expect(await keptToken(page)).toBe(token)
        await response.expectKept(page)
        await page.goBack()
        expect(page.url()).not.toContain(token)
      })
    }

    test('replaces a session only after a confirmation, and announces the new user', async ({ page, request }) => {
      const [mine, other] = await Promise.all([buildMember(request), buildMember(request)])
      await signIn(page, mine.token)
      await page.goto(`/login?token=${other.token}&next=%2Fsurveys`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.switch_title', 'Switch account?'))
      expect(place(page)).toBe('/login?next=%2Fsurveys')
      expect(await keptToken(page)).toBe(mine.token)
      await page.getByRole('button', { name: t('auth.switch_yes', 'Switch account'), exact: true }).click()
      await expect(page.getByText(`${t('auth.signed_in_as', 'You are now signed in as')} ${other.email}`)).toBeVisible()
      expect(await keptToken(page)).toBe(other.token)
      await page.getByRole('link', { name: t('auth.continue', 'Continue'), exact: true }).click()
      await expect(page).toHaveURL('/surveys')
    })
  })
}

/** Addresses that browsers read as another site. shared/url.test.ts refuses the others. */
const elsewhere = ['/\\evil.example', '/\t/evil.example']
test('logging in never leads elsewhere', async ({ page, request, baseURL }) => {
  const { email } = await buildMember(request)
  for (const next of elsewhere) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await logIn(page, email)
    await expect(accountMenu(page), next).toBeVisible()
    expect(page.url(), next).toBe(`${baseURL}/`)
    await page.evaluate(() => localStorage.removeItem('token'))
  }
})
