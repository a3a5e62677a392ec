import { holdScripts } from '../support/holdScripts.ts'
import { accountMenu, fillInSignup, logIn, signInButton } from '../support/entering.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { buildMember, expect, keptToken, newEmail, place, signIn, test } from '../support/product.ts'

const pages = {
  en: [
    ['/login', 'Login', 'Forgot your password?'],
    ['/signup', 'Sign up', 'Confirm password'],
    ['/account', 'My Account', 'Please login'],
  ],
  ko: [
    ['/login', '로그인', '비밀번호를 잊으셨나요?'],
    ['/signup', '회원가입', '비밀번호 확인'],
    ['/account', '내 계정', '로그인해 주세요'],
  ],
} as const

for (const lang of ['en', 'ko'] as const)
  for (const [path, title, content] of pages[lang])
    test(`${path} comes with its form, with nothing of its address, and is not for search engines (${lang})`, async ({ request }) => {
      const answer = await request.get(`${path}?lang=${lang}&token=secret&claim=secret`, { headers: { authorization: 'Bearer secret' } })
      const html = await answer.text()
      expect(html).toMatch(new RegExp(`<html lang="${lang}" data-published="/assets/[\\w-]+\\.js">`))
      expect(html).toContain(`<title>${title} · Project PRISM</title>`)
      expect(html).toContain(content)
      expect(html).toContain('<meta name="robots" content="noindex" />')
      expect(answer.headers()['x-robots-tag']).toBe('noindex')
      expect(html).not.toContain('secret')
    })

test('a login that is submitted before the script is there signs in, and leads to where the address says', async ({ page, request }) => {
  const { email } = await buildMember(request)
  const release = await holdScripts(page)
  await page.goto('/login?next=%2Fsurveys', { waitUntil: 'commit' })
  await logIn(page, email)
  expect(place(page)).toBe('/login?next=%2Fsurveys')
  release()
  await expect(accountMenu(page)).toBeVisible()
  expect(place(page)).toBe('/surveys')
})

test('a login that is typed before the script is there is kept', async ({ page, request }) => {
  const { email } = await buildMember(request)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not whole')
  release()
  await page.waitForFunction(() => !('published' in document.documentElement.dataset))
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not whole')
  await logIn(page, email)
  await expect(accountMenu(page)).toBeVisible()
})

test('a signup that is submitted before the script is there creates the account', async ({ page }) => {
  const email = newEmail()
  const release = await holdScripts(page)
  await page.goto('/signup?next=%2Fsurveys', { waitUntil: 'commit' })
  await fillInSignup(page, email)
  release()
  await expect(accountMenu(page)).toBeVisible()
  expect(place(page)).toBe('/surveys')
})

test('a link between the ways in that is followed before the script is there keeps where to go then', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login?next=%2Fsurveys', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/signup?next=%2Fsurveys')
  release()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fsurveys')
})

test('the form does not show where the address changes it, until it has', async ({ page }) => {
  for (const [address, heading] of [
    ['#forgot', 'Reset your password'],
    ['#reset=unknown', 'Set a new password'],
  ] as const) {
    const release = await holdScripts(page)
    await page.goto('about:blank')
    await page.goto(`/login${address}`, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Login')
    await expect(signInButton(page, (_, words) => words)).toBeHidden()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('an account asks nobody to log in who is signed in, and says its name at once', async ({ page, request }) => {
  const { token, email } = await buildMember(request)
  await signIn(page, token)
  const release = await holdScripts(page)
  await page.goto('/account', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  await expect(page.getByText('Please login')).toBeHidden()
  release()
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(email)
  expect(await keptToken(page)).toBe(token)
})

test.describe('where a script cannot be loaded', () => {
  test.use({ refusals: [0] })

  test('what was typed is kept when the page is loaded again, but no password', async ({ page }) => {
    const scripts = /\/assets\/[^/]+\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('mina@example.com')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible() // until then a script may still be asked for, and would come
    await page.unroute(scripts)
    await retry.click()
    await page.waitForFunction(() => !('published' in document.documentElement.dataset))
    await expect(page.getByLabel('E-mail')).toHaveValue('mina@example.com')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })
})

for (const width of [1440, 390])
  for (const address of [
    '/login?next=%2Fsurveys',
    '/login?claim=R1',
    '/login?error=oauth.cancelled',
    '/signup',
    '/signup?claim=R1',
    '/account',
  ])
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(`nothing moves on ${address}`, async ({ page }) => {
        await watchShifts(page)
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        if (address.includes('claim')) await expect(page.getByText('will be saved to your account')).toBeVisible()
        if (address.includes('error')) await expect(page.getByRole('alert')).toBeVisible()
        expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
      })
    })
