import type { Locator } from '@playwright/test'
import { accountMenu, answerAsGuest, expectToggles, logIn, navbarLink, signInButton } from '../support/entering.ts'
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

    test('offers "or" and the providers that the server lists, only those, each leading to its own address with next', async ({ page }) => {
      const buttons = {
        google: t('ways.with_google', 'Continue with Google'),
        kakao: t('ways.with_kakao', 'Continue with Kakao'),
        naver: t('ways.with_naver', 'Continue with Naver'),
        facebook: t('ways.with_facebook', 'Continue with Facebook'),
        linkedin: t('ways.with_linkedin', 'Continue with LinkedIn'),
      }
      const lists: (keyof typeof buttons)[][] = [
        ['google', 'kakao', 'naver', 'facebook', 'linkedin'],
        ['google', 'facebook'],
        ['kakao', 'naver', 'linkedin'],
      ]
      const or = page.getByRole('main').getByText(t('ways.or', 'or'), { exact: true })
      const shown = page.getByRole('main').locator('a[href^="/api/"]')
      for (const listed of lists) {
        await page.route('**/api/auth/oauth/providers', (route) => route.fulfill({ json: listed }))
        await page.goto('/login?next=%2Fsurveys')
        await expect(or).toBeVisible()
        await expect(shown).toHaveText(listed.map((name) => buttons[name]))
        for (const name of listed)
          await expect(page.getByRole('link', { name: buttons[name], exact: true })).toHaveAttribute(
            'href',
            `/api/auth/oauth/${name}/authorize?next=%2Fsurveys`,
          )
      }
      await page.route('**/api/auth/oauth/providers', (route) => route.fulfill({ json: [] }))
      const answered = page.waitForResponse('**/api/auth/oauth/providers')
      await page.goto('/login')
      await answered
      await expect(signInButton(page, t)).toBeVisible()
      await expect(or).toHaveCount(0)
      await expect(shown).toHaveCount(0)
    })

    test("keeps a guest's response, named by claim, with the account", async ({ page, request }) => {
      const [member, response] = await Promise.all([buildMember(request), answerAsGuest(request)])
      await page.goto(`/login?next=%2Fsurveys&claim=${response.id}`)
      await logIn(page, member.email, { t })
      await expect(page).toHaveURL('/surveys')
      await response.expectKept(page)
    })

    test('carries next and claim to the signup page and back', async ({ page }) => {
      await page.goto('/login?next=%2Fsurveys&claim=r1')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: t('common.sign_up', 'Sign up'), exact: true }).click()
      await expect(page).toHaveURL('/signup?next=%2Fsurveys&claim=r1')
      await main.getByRole('link', { name: t('auth.sign_in', 'Sign in'), exact: true }).click()
      await expect(page).toHaveURL('/login?next=%2Fsurveys&claim=r1')
    })

    test('leaves by Logout with neither token nor user', async ({ page, request }) => {
      await signIn(page, (await buildMember(request)).token)
      await page.goto('/surveys')
      await accountMenu(page, t).click()
      await expect(page.getByRole('link', { name: t('nav.my_account', 'My Account'), exact: true })).toHaveAttribute('href', '/account')
      await page.getByRole('button', { name: t('nav.logout', 'Logout'), exact: true }).click()
      await expect(accountMenu(page, t)).toHaveCount(0)
      expect(await keptToken(page)).toBeNull()
      await expect(await navbarLink(page, t, 'login')).toHaveAttribute('href', '/login?next=%2Fsurveys')
    })

    test.describe('with a claim that cannot be met', () => {
      test.use({ refusals: [404] })

      test('goes on all the same, to the home page where next is missing', async ({ page, request, baseURL }) => {
        const member = await buildMember(request)
        await page.goto('/login?claim=unknown')
        const claimed = page.waitForResponse('**/api/responses/claim')
        await logIn(page, member.email, { t })
        expect((await claimed).status()).toBe(404)
        await expect(accountMenu(page, t)).toBeVisible()
        expect(page.url()).toBe(`${baseURL}/`)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    })

    test.describe('refused', () => {
      test.use({ refusals: [401] })

      test('stays, shows in red what the server says, and keeps what was typed', async ({ page, request }) => {
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

      test('shows a guest where a kept token is refused', async ({ page }) => {
        await signIn(page, 'no token of ours')
        await page.goto('/surveys')
        await expect(
          page.getByText(t('nav.signed_out', 'You have been signed out. Sign in again to keep using your account.')),
        ).toBeVisible()
        await expect(await navbarLink(page, t, 'login')).toBeVisible()
        await expect(accountMenu(page, t)).toHaveCount(0)
      })
    })

    test.describe('where the server fails', () => {
      test.use({ refusals: [500] })

      test('says Login failed, and there are no provider buttons', async ({ page }) => {
        await page.route('**/api/auth/oauth/providers', (route) => route.fulfill({ status: 500 }))
        await page.route('**/api/auth/token', (route) => route.fulfill({ status: 500 }))
        const listed = page.waitForResponse('**/api/auth/oauth/providers')
        await page.goto('/login')
        expect((await listed).status()).toBe(500)
        const main = page.getByRole('main')
        await expect(main.getByRole('alert')).toHaveCount(0)
        await logIn(page, 'mina@example.com', { t })
        await expect(main.getByRole('alert')).toContainText(t('auth.login_failed', 'Login failed'))
        expect(await redness(main.getByRole('alert'))).toBeGreaterThan(80)
        expect(place(page)).toBe('/login')
        await expect(main.locator('a[href^="/api/"]')).toHaveCount(0)
        await expect(main.getByText(t('ways.or', 'or'), { exact: true })).toHaveCount(0)
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
        await expect(page.getByText(t('nav.signed_in_as', `You are now signed in as ${email}.`, { who: email }))).toBeVisible()
        expect(await keptToken(page)).toBe(token)
        await response.expectKept(page)
        await page.goBack()
        expect(page.url()).not.toContain(token)
      })
    }

    test('replaces who is signed in only when they agree, and says as whom one is now signed in', async ({ page, request }) => {
      const [mine, other] = await Promise.all([buildMember(request), buildMember(request)])
      await signIn(page, mine.token)
      await page.goto(`/login?token=${other.token}&next=%2Fsurveys`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('arrival.switch_title', 'Switch account?'))
      expect(place(page)).toBe('/login?next=%2Fsurveys')
      expect(await keptToken(page)).toBe(mine.token)
      await page.getByRole('button', { name: t('arrival.switch_yes', 'Switch account'), exact: true }).click()
      await expect(page.getByText(`${t('arrival.signed_in_as', 'You are now signed in as')} ${other.email}`)).toBeVisible()
      expect(await keptToken(page)).toBe(other.token)
      await page.getByRole('link', { name: t('arrival.continue', 'Continue'), exact: true }).click()
      await expect(page).toHaveURL('/surveys')
    })
  })
}

test('a token in the address changes nothing for who stays signed in', async ({ page, request }) => {
  const [mine, other] = await Promise.all([buildMember(request), buildMember(request)])
  await signIn(page, mine.token)
  await page.goto('about:blank') // who comes by a link loads the page
  await page.goto(`/login#token=${other.token}&next=/surveys`)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL('/surveys')
  expect(await keptToken(page)).toBe(mine.token)
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://evil.example',
]
for (const next of elsewhere) {
  test(`logging in never leads to ${JSON.stringify(next)}`, async ({ page, request, baseURL }) => {
    const { email } = await buildMember(request)
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await logIn(page, email)
    await expect(accountMenu(page)).toBeVisible()
    expect(page.url()).toBe(`${baseURL}/`)
  })
}
