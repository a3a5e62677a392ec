import { holdScripts } from '../support/holdScripts.ts'
import { accountMenu, logIn } from '../support/entering.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { buildMember, expect, keptToken, place, signIn, test } from '../support/product.ts'

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

test('a login that is submitted before the script runs signs in, and leads to the target of the address', async ({ page, request }) => {
  const { email } = await buildMember(request)
  const release = await holdScripts(page)
  await page.goto('/login?next=%2Fsurveys', { waitUntil: 'commit' })
  await logIn(page, email)
  expect(place(page)).toBe('/login?next=%2Fsurveys')
  release()
  await expect(accountMenu(page)).toBeVisible()
  expect(place(page)).toBe('/surveys')
})

test('an account asks no signed-in user to log in, and shows the name at once', async ({ page, request }) => {
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

test.describe('if a script cannot be loaded', () => {
  test.use({ refusals: [0] })

  test('the input is kept over a reload, except passwords', async ({ page }) => {
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

const entries = ['/login?next=%2Fsurveys', '/login?claim=R1', '/login?error=oauth.cancelled', '/signup', '/signup?claim=R1', '/account']
for (const width of [1440, 390])
  test(`nothing moves on the entry pages at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const address of entries) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      if (address.includes('claim')) await expect(page.getByText('will be saved to your account')).toBeVisible()
      if (address.includes('error')) await expect(page.getByRole('alert')).toBeVisible()
      const moved = (await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)
      expect(moved, address).toBeLessThanOrEqual(0.01)
    }
  })
