import type { Page } from '@playwright/test'
import { buildMember, expect, keptToken, newEmail, password, place, signIn, test } from './product.ts'

async function logIn(page: Page, email: string, word = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function fillInSignup(page: Page, email: string, confirm = password) {
  await page.getByLabel('First name').fill('Mina')
  await page.getByLabel('Last name').fill('Park')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirm)
  await page.getByRole('button', { name: 'Create account' }).click()
}

const accountMenu = (page: Page) => page.getByRole('button', { name: /Mina Park/ })

test.describe('signing up', () => {
  test('makes an account and goes on to next, signed in', async ({ page }) => {
    await page.goto('/surveys')
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await fillInSignup(page, newEmail())
    await expect(page).toHaveURL('/surveys')
    await expect(accountMenu(page)).toBeVisible()
  })

  test('says that the passwords differ, and sends nothing', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/auth/signup') && sent.push(request.url()))
    await page.goto('/signup')
    await fillInSignup(page, newEmail(), 'a quiet lake of inc')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(page.getByLabel('Confirm password')).toBeFocused()
    expect(sent).toEqual([])
    expect(await keptToken(page)).toBeNull()
  })

  test.describe('refused by the server', () => {
    test.use({ refusals: [409, 422] })

    test('says at the e-mail that it is taken', async ({ page, request }) => {
      const { email } = await buildMember(request)
      await page.goto('/signup')
      await fillInSignup(page, email)
      await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/account with this e-mail/)
      await expect(page.getByLabel('First name')).toHaveValue('Mina')
    })

    test('says at the field what does not fit', async ({ page }) => {
      await page.goto('/signup')
      await page.getByLabel('E-mail').fill('mina@')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByLabel('Confirm password').fill('short')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('This is not an e-mail address.')
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 8 characters\./)
    })
  })

  test('keeps the response that a guest gave', async ({ page, request }) => {
    const surveys = (await (await request.get('/api/surveys/public')).json()) as { id: string; slug: string }[]
    const { id } = surveys.find(({ slug }) => slug === 'checking-official-messages')!
    const answers = [
      { question_id: 'received', value: 'no' },
      { question_id: 'preferred_check', value: 'page' },
    ]
    const given = await request.post('/api/responses', { data: { survey_id: id, answers, demographics: {} } })
    const response = (await given.json()) as { id: string }
    await page.goto(`/signup?next=%2Fsurveys&claim=${response.id}`)
    await fillInSignup(page, newEmail())
    await expect(page).toHaveURL('/surveys')
    const mine = await request.get(`/api/responses/mine?survey_id=${id}`, { headers: { authorization: `Bearer ${await keptToken(page)}` } })
    expect(((await mine.json()) as { id: string }).id).toBe(response.id)
  })
})

test.describe('logging in', () => {
  test('goes to next, signed in', async ({ page, request }) => {
    const { email } = await buildMember(request)
    await page.goto('/login?next=%2Fsurveys')
    await logIn(page, email)
    await expect(page).toHaveURL('/surveys')
    await expect(accountMenu(page)).toBeVisible()
  })

  test('carries next and claim to the signup page and back', async ({ page }) => {
    await page.goto('/login?next=%2Fsurveys&claim=r1')
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    expect(place(page)).toBe('/signup?next=%2Fsurveys&claim=r1')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    expect(place(page)).toBe('/login?next=%2Fsurveys&claim=r1')
  })

  test.describe('with a wrong password', () => {
    test.use({ refusals: [401] })

    test('stays, shows what the server says, and keeps what was typed', async ({ page, request }) => {
      const { email } = await buildMember(request)
      await page.goto('/login?next=%2Fsurveys')
      await logIn(page, email, 'not the password')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('The e-mail or the password is wrong.')
      await expect(page.getByLabel('E-mail')).toHaveValue(email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
      expect(place(page)).toBe('/login?next=%2Fsurveys')
    })

    test('says so in Korean on a Korean page', async ({ page }) => {
      await page.goto('/login?lang=ko')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인')
      await page.getByLabel('이메일').fill('nobody@example.com')
      await page.getByLabel('비밀번호', { exact: true }).fill('not the password')
      await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('이메일 또는 비밀번호가 올바르지 않습니다.')
    })
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
    test(`never leads to ${JSON.stringify(next)}`, async ({ page, request, baseURL }) => {
      const { email } = await buildMember(request)
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await logIn(page, email)
      await expect(accountMenu(page)).toBeVisible()
      expect(page.url()).toBe(`${baseURL}/`)
    })
  }
})

test.describe('a token in the address', () => {
  for (const mark of ['?', '#']) {
    test(`after a ${mark} is kept, taken out of the address, and leads to next`, async ({ page, request }) => {
      const { token } = await buildMember(request)
      await page.goto(`/login${mark}token=${token}&next=%2Fsurveys`)
      await expect(accountMenu(page)).toBeVisible()
      expect(place(page)).toBe('/surveys')
      expect(await keptToken(page)).toBe(token)
      await page.goBack()
      expect(page.url()).not.toContain(token)
    })
  }

  test('replaces who is signed in only when they agree, and says as whom one is now signed in', async ({ page, request }) => {
    const [mine, other] = await Promise.all([buildMember(request), buildMember(request)])
    await signIn(page, mine.token)
    await page.goto(`/login?token=${other.token}&next=%2Fsurveys`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Switch account?')
    expect(place(page)).toBe('/login?next=%2Fsurveys')
    expect(await keptToken(page)).toBe(mine.token)
    await page.getByRole('button', { name: 'Switch account' }).click()
    await expect(page.getByText(`You are now signed in as ${other.email}`)).toBeVisible()
    expect(await keptToken(page)).toBe(other.token)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/surveys')
  })

  test('changes nothing for who stays signed in', async ({ page, request }) => {
    const [mine, other] = await Promise.all([buildMember(request), buildMember(request)])
    await signIn(page, mine.token)
    await page.goto(`/login#token=${other.token}&next=/surveys`)
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL('/surveys')
    expect(await keptToken(page)).toBe(mine.token)
  })
})

test('the signup page asks for the last name first in Korean', async ({ page }) => {
  await page.goto('/signup?lang=ko')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('회원가입')
  const labels = page.getByRole('main').locator('label')
  await expect(labels.nth(0)).toHaveText('성')
  await expect(labels.nth(1)).toHaveText('이름')
  await page.getByRole('button', { name: '계정 만들기' }).click()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
})
