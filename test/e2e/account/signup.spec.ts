import { accountMenu, expectToggles, fillInSignup, navbarLink } from '../support/entering.ts'
import { callsOf, atDesk } from '../support/journey.ts'
import { expect, keptToken, newEmail, password, place, test } from '../support/product.ts'
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

    test('asks for names, e-mail and the password twice, sends nothing while these differ, and then creates the account and continues to next', async ({
      page,
    }) => {
      await page.goto('/surveys')
      await (await navbarLink(page, t, 'signup')).click()
      await expect(page).toHaveURL('/signup?next=%2Fsurveys')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.sign_up', 'Sign up'))
      const names = lang === 'ko' ? [label.last, label.first] : [label.first, label.last]
      const labels = page.getByRole('main').locator('label')
      await expect(labels).toHaveText([...names, label.email, label.password, label.confirm])
      await expect(page.getByRole('button', { name: t('auth.create_account', 'Create account'), exact: true })).toBeVisible()
      await expectToggles(page, [label.password, label.confirm], t)

      const posts = callsOf(page, 'POST')
      const email = newEmail()
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
  })
}
