import { accountMenu, answerAsGuest, expectToggles, fillInSignup, navbarLink } from '../support/entering.ts'
import { callsOf, atDesk } from '../support/journey.ts'
import { buildMember, expect, keptToken, newEmail, password, place, test } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

for (const { lang, width } of atDesk) {
  const t = saying(lang)
  const label = {
    first: t('auth.first_name', 'First name'),
    last: t('auth.last_name', 'Last name'),
    email: t('common.email', 'E-mail'),
    password: t('auth.password', 'Password'),
    confirm: t('auth.confirm_password', 'Confirm password'),
  }

  test.describe(`signing up (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('asks for first and last name, e-mail and the password twice, each with a toggle that shows it', async ({ page }) => {
      await page.goto('/surveys')
      await (await navbarLink(page, t, 'signup')).click()
      await expect(page).toHaveURL('/signup?next=%2Fsurveys')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.sign_up', 'Sign up'))
      const names = lang === 'ko' ? [label.last, label.first] : [label.first, label.last]
      const labels = page.getByRole('main').locator('label')
      await expect(labels).toHaveText([...names, label.email, label.password, label.confirm])
      await expect(page.getByRole('button', { name: t('auth.create_account', 'Create account'), exact: true })).toBeVisible()
      await expectToggles(page, [label.password, label.confirm], t)
    })

    test('says that the passwords differ and sends nothing; put right, it makes the account and goes on to next', async ({ page }) => {
      const posts = callsOf(page, 'POST')
      const email = newEmail()
      await page.goto('/signup?next=%2Fsurveys')
      await fillInSignup(page, email, { confirm: 'a quiet lake of inc', t })
      const confirm = page.getByLabel(label.confirm, { exact: true })
      await expect(page.getByText(t('auth.mismatch', 'Passwords do not match'), { exact: true })).toBeVisible()
      await expect(confirm).toHaveAttribute('aria-invalid', 'true')
      await expect(confirm).toBeFocused()
      expect(posts).toEqual([])
      expect(await keptToken(page)).toBeNull()
      expect(place(page)).toBe('/signup?next=%2Fsurveys')

      await confirm.fill(password)
      const answered = page.waitForResponse('**/api/auth/signup')
      await confirm.press('Enter')
      const { access_token } = (await (await answered).json()) as { access_token: string }
      await expect(page).toHaveURL('/surveys')
      await expect(accountMenu(page, t)).toContainText('MP')
      expect(await keptToken(page)).toBe(access_token)
      const [sent] = posts.filter(({ path }) => path === '/api/auth/signup')
      expect(JSON.parse(sent!.body)).toEqual({ email, password, first_name: 'Mina', last_name: 'Park' })
    })

    test('keeps the response that a guest gave', async ({ page, request }) => {
      const response = await answerAsGuest(request)
      await page.goto(`/signup?next=%2Fsurveys&claim=${response.id}`)
      await fillInSignup(page, newEmail(), { t })
      await expect(page).toHaveURL('/surveys')
      await response.expectKept(page)
    })

    test('says at its field what is missing, without a request', async ({ page }) => {
      const posts = callsOf(page, 'POST')
      await page.goto('/signup')
      await page.getByRole('button', { name: t('auth.create_account', 'Create account'), exact: true }).click()
      await expect(page.getByLabel(label.email, { exact: true })).toHaveAccessibleDescription(
        t('common.email_missing', 'Enter your e-mail.'),
      )
      await expect(page.getByLabel(label.password, { exact: true })).toHaveAccessibleDescription(
        new RegExp(t('auth.password_missing', 'Enter a password.')),
      )
      expect(posts).toEqual([])
    })

    test.describe('refused by the server', () => {
      test.use({ refusals: [409, 422] })

      test('says at the field what does not fit, and that an e-mail is taken, and keeps what was typed', async ({ page, request }) => {
        const { email } = await buildMember(request)
        const at = (name: keyof typeof label) => page.getByLabel(label[name], { exact: true })
        await page.goto('/signup')
        await at('password').fill('short')
        const missing = t('auth.strength_short_other', '3 more characters needed', { count: 3 })
        await expect(at('password')).toHaveAccessibleDescription(missing)
        await fillInSignup(page, 'mina@', { word: 'short', t })
        await expect(at('email')).toHaveAccessibleDescription(t('common.email_invalid', 'Enter an e-mail address like name@example.com.'))
        const short = t('auth.password_short', 'Use at least 8 characters.', { count: 8 })
        await expect(at('password')).toHaveAccessibleDescription(`${missing} ${short}`)

        await fillInSignup(page, newEmail(), { word: 'password1', t })
        const common = t('auth.password_common', 'This password is too common. Choose another one.')
        await expect(at('password')).toHaveAccessibleDescription(new RegExp(common))
        await expect(at('password')).toBeFocused()

        await fillInSignup(page, email, { t })
        const taken = t('errors.auth_email_taken', 'An account with this e-mail already exists. Sign in instead.')
        await expect(at('email')).toHaveAccessibleDescription(taken)
        await expect(at('email')).toHaveAttribute('aria-invalid', 'true')
        await expect(at('first')).toHaveValue('Mina')
        expect(await keptToken(page)).toBeNull()
      })
    })
  })
}
