import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { ownSite as test } from './ownSite.ts'
import { admin, adminToken, buildMember, expect, keptToken, password, place, signIn } from './product.ts'

test.use({ siteOf: 'account' })

test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function openAsMember(page: Page, request: Parameters<typeof buildMember>[0]) {
  const member = await buildMember(request)
  await signIn(page, member.token)
  await page.goto('/account')
  await expect(field(page, 'first_name')).toHaveValue('Mina')
  return member
}
async function openPassword(page: Page) {
  await page.getByText('Change Password').click()
  await expect(page.getByLabel('Old password')).toBeVisible()
}
async function typePasswords(page: Page, old: string, fresh: string, confirm = fresh) {
  await page.getByLabel('Old password').fill(old)
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm new password').fill(confirm)
}

/** A picture of 900 by 600: blue on its left, yellow on its right. */
const picture = (page: Page, type: string) =>
  page.evaluate((type) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2850d8'
    context.fillRect(0, 0, 450, 600)
    context.fillStyle = '#d99a1c'
    context.fillRect(450, 0, 450, 600)
    return canvas.toDataURL(type).split(',')[1]!
  }, type)

test('who is not signed in is asked to log in, and comes back', async ({ page, request }) => {
  const { email } = await buildMember(request)
  await page.goto('/account')
  await expect(main(page)).toContainText('Please login')
  await main(page).getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(field(page, 'first_name')).toHaveValue('Mina')
  expect(place(page)).toBe('/account')
})

test('every field of the profile is kept, shows in the navbar, and can be cleared', async ({ page, request }) => {
  await openAsMember(page, request)
  const values = {
    first_name: 'Jian',
    last_name: 'Seo',
    phone: '02-123-4567',
    company: 'Harbour Desk',
    designation: 'Editor',
    job: 'Journalist',
    age: '34',
    linkedin: 'jian',
    facebook: 'jian.seo',
    instagram: '@jian',
    kakaotalk: 'jiantalk',
    naver: 'jianseo',
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'gender').selectOption({ label: 'Prefer not to say' })
  await field(page, 'country').selectOption({ label: 'South Korea' })
  await expect(page.getByText('14 changes')).toBeVisible()
  await save(page)
  const saved = page.getByText('Saved', { exact: true })
  await expect(saved).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu: Jian Seo' })).toBeVisible()
  await expect(saved).toBeHidden()

  await page.reload()
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
  await expect(field(page, 'gender')).toHaveValue('prefer_not')
  await expect(field(page, 'country')).toHaveValue('KR')
  for (const name of ['phone', 'company', 'age', 'naver']) await field(page, name).fill('')
  await field(page, 'country').selectOption('')
  await save(page)
  await expect(saved).toBeVisible()
  await page.reload()
  for (const name of ['phone', 'company', 'age', 'naver', 'country']) await expect(field(page, name)).toHaveValue('')
  await expect(field(page, 'designation')).toHaveValue('Editor')
})

for (const type of ['image/png', 'image/jpeg'])
  test(`a photo (${type}) is cut to a square, uploaded, saved and removed`, async ({ page, request }) => {
    const { token } = await openAsMember(page, request)
    const file = { name: 'me', mimeType: type, buffer: Buffer.from(await picture(page, type), 'base64') }
    await page.locator('input[type=file]').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'Crop photo' })
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
    for (let presses = 0; presses < 30; presses++) await dialog.getByRole('button', { name: 'Move right' }).click()
    await dialog.getByRole('button', { name: 'Use photo' }).click()
    await expect(dialog).toBeHidden()
    await save(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const shown = page.getByRole('banner').locator('img')
    await expect(shown).toHaveAttribute('src', /^\/media\/.+\.(png|jpe?g)$/)
    // moved to the right, the picture shows its left half
    const seen = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight })
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      return { width: canvas.width, height: canvas.height, left: [...context.getImageData(10, 256, 1, 1).data] }
    })
    expect([seen.width, seen.height]).toEqual([512, 512])
    expect(seen.left[2]).toBeGreaterThan(180)
    await page.getByRole('button', { name: 'Remove' }).click()
    await save(page)
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
    const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
    expect(((await me.json()) as { picture_url: string }).picture_url).toBe('')
  })

test('a file that is no image is told at once', async ({ page, request }) => {
  await openAsMember(page, request)
  const text = { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') }
  await page.locator('input[type=file]').setInputFiles(text)
  await expect(main(page).getByRole('alert')).toHaveText('Choose an image file.')
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') })
  await expect(main(page).getByRole('alert')).toContainText('This browser cannot show this image.')
})

test.describe('refused by the server', () => {
  test.use({ refusals: [400, 422] })

  test('a wrong age is told at its field', async ({ page, request }) => {
    await openAsMember(page, request)
    await field(page, 'age').fill('130')
    await save(page)
    await expect(field(page, 'age')).toHaveAccessibleDescription('Enter a whole number from 1 to 120.')
    await expect(field(page, 'age')).toBeFocused()
    await field(page, 'age').fill('')
  })

  test('a wrong old password is told at its field, and so is a common new one', async ({ page, request }) => {
    await openAsMember(page, request)
    await openPassword(page)
    await typePasswords(page, 'not the password', 'seven quiet tides')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByLabel('Old password')).toHaveAccessibleDescription('The old password is wrong.')
    await expect(page.getByLabel('Old password')).toBeFocused()
    await typePasswords(page, password, 'password1')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/Too many people use this password/)
  })
})

test('a changed password ends every other session, and this one goes on', async ({ page, request }) => {
  const { email, token } = await openAsMember(page, request)
  await openPassword(page)
  await typePasswords(page, password, 'seven quiet tides', 'seven quiet')
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeDisabled()
  await page.getByLabel('Confirm new password').fill('seven quiet tides')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const changed = page.getByText('Password changed')
  await expect(changed).toBeVisible()
  await expect(changed).toBeHidden()
  expect((await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401)
  expect(await keptToken(page)).not.toBe(token)
  await page.reload()
  await expect(field(page, 'first_name')).toHaveValue('Mina')
  const again = await request.post('/api/auth/token', { form: { username: email, password: 'seven quiet tides' } })
  expect(again.status()).toBe(200)
})

test.describe('a session that ends in the middle', () => {
  test.use({ refusals: [401] })

  test('asks for the password in place, and saves what was typed', async ({ page, request }) => {
    const { token } = await openAsMember(page, request)
    await field(page, 'job').fill('Journalist')
    const data = { old_password: password, new_password: 'seven quiet tides' }
    await request.post('/api/auth/change-password', { data, headers: { authorization: `Bearer ${token}` } })
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Password', { exact: true }).fill('seven quiet tides')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(field(page, 'job')).toHaveValue('Journalist')
  })
})

test('nobody leaves with something unsaved unasked', async ({ page, request }) => {
  await openAsMember(page, request)
  await field(page, 'job').fill('Journalist')
  await page.getByRole('banner').getByRole('link').first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(place(page)).toBe('/account')
  await page.getByRole('banner').getByRole('link').first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
})

test('everything stored about a person comes as a file', async ({ page, request }) => {
  const { email } = await openAsMember(page, request)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { email: string } }
  expect(data.profile.email).toBe(email)
})

test.describe('deleting', () => {
  test.use({ refusals: [400, 401, 409] })

  test('wants the password, and ends the account', async ({ page, request }) => {
    const { email } = await openAsMember(page, request)
    await field(page, 'job').fill('unsaved')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Confirm with your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByLabel('Confirm with your password')).toHaveAccessibleDescription('The password is wrong.')
    await dialog.getByLabel('Confirm with your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await keptToken(page)).toBeNull()
    expect((await request.post('/api/auth/token', { form: { username: email, password } })).status()).toBe(401)
  })

  test('leaves the last admin', async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Confirm with your password').fill(admin().password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This is the last admin.')
  })
})

test('a forgotten password is mailed for, and a link that an admin made sets a new one', async ({ page, request }) => {
  const { email } = await buildMember(request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If there is an account, a mail is on its way')).toBeVisible()

  const headers = { authorization: `Bearer ${await adminToken(request)}` }
  const [row] = (await (await request.get(`/api/users?q=${email}`, { headers })).json()) as { id: string }[]
  const { url } = (await (await request.post(`/api/users/${row!.id}/reset-link`, { headers })).json()) as { url: string }
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
  expect(place(page)).toBe('/login')
  await page.getByLabel('New password', { exact: true }).fill('seven quiet tides')
  await page.getByLabel('Confirm new password').fill('seven quiet tides')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /Mina Park/ })).toBeVisible()
  expect(place(page)).toBe('/')
  await page.goBack()
  expect(page.url()).not.toContain('reset')
})

for (const lang of ['en', 'ko'])
  test(`axe finds nothing on the account page in ${lang}`, async ({ page, request }) => {
    await openAsMember(page, request)
    await page.evaluate((lang) => localStorage.setItem('lang', lang), lang)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/account?error=oauth.already_linked')
      await field(page, 'job').fill('Editor')
      await page.locator('summary').last().click()
      await field(page, 'password').fill('seven')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectClean(page, `${colorScheme}, ${width} wide`)
      }
      await field(page, 'job').fill('')
      await main(page).locator('li button').last().click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expectClean(page, `asking, ${width} wide`)
      await page.keyboard.press('Escape')
      await page.locator('input[type=file]').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await picture(page, 'image/png'), 'base64'),
      })
      await expect(page.locator('dialog[open] input[type=range]')).toBeEnabled()
      await expectClean(page, `cutting, ${width} wide`)
    }
  })
