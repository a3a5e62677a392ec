import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectForTwoSeconds, field, main, openAsMember } from './accountPage.ts'
import { expectClean } from '../support/axe.ts'
import { accountMenu, logIn } from '../support/entering.ts'
import { callsOf, onPhone } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { admin, adminToken, buildMember, expect, keptToken, password, place, signIn } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

test.use({ siteOf: 'account' })

test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)

const at = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

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

for (const { lang, width } of onPhone) {
  const t = saying(lang)
  const save = (page: Page) => page.getByRole('button', { name: t('account.save', 'Save'), exact: true }).click()
  const saved = (page: Page) => page.getByText(t('account.saved', 'Saved'), { exact: true })
  const label = {
    first_name: t('account.first_name', 'First name'),
    last_name: t('account.last_name', 'Last name'),
    phone: t('common.phone', 'Phone'),
    company: t('account.company', 'Company'),
    designation: t('account.designation', 'Designation'),
    job: t('survey.job', 'Job'),
    age: t('survey.age', 'Age'),
    linkedin: t('account.linkedin', 'LinkedIn'),
    facebook: t('account.facebook', 'Facebook'),
    instagram: t('account.instagram', 'Instagram'),
    kakaotalk: t('account.kakaotalk', 'KakaoTalk'),
    naver: t('account.naver', 'Naver'),
    gender: t('survey.gender', 'Gender'),
    country: t('survey.country', 'Country'),
  }

  test.describe(`the account page (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => speak(page, lang))

    test('asks who is not signed in to log in, and has them back then', async ({ page, request }) => {
      const { email } = await buildMember(request)
      await page.goto('/account')
      await expect(main(page).getByText(t('account.please_login', 'Please login'), { exact: true })).toBeVisible()
      await expect(main(page).locator('form')).toHaveCount(0)
      await main(page)
        .getByRole('link', { name: t('common.login', 'Login'), exact: true })
        .click()
      await logIn(page, email, { t })
      await expect(at(page, label.first_name)).toHaveValue('Mina')
      expect(place(page)).toBe('/account')
    })

    test('says Saved for two seconds, and leaves out of a save what is blank', async ({ page, request }) => {
      await page.clock.install()
      const { email } = await openAsMember(page, request)
      const puts = callsOf(page, 'PUT')
      const own = main(page).getByLabel(t('common.email', 'E-mail'), { exact: true })
      await expect(own).toHaveValue(email)
      await expect(own).toHaveAttribute('readonly')
      await at(page, label.first_name).fill('Jian')
      await expectForTwoSeconds(page, saved(page), () => save(page))
      await expect(accountMenu(page, t, 'Jian Park')).toContainText('JP')
      const social = { linkedin: '', facebook: '', instagram: '', kakaotalk: '', naver: '' }
      expect(puts.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
        ['/api/profile', { first_name: 'Jian', last_name: 'Park', social }],
      ])
    })

    test('keeps every field of the profile, and clears it again', async ({ page, request }) => {
      const { token } = await openAsMember(page, request)
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
      const names = Object.keys(values) as (keyof typeof values)[]
      for (const name of names) await at(page, label[name]).fill(values[name])
      const genders = {
        '': t('survey.choose', 'Choose'),
        male: t('account.male', 'Male'),
        female: t('account.female', 'Female'),
        other: t('account.other', 'Other'),
        prefer_not: t('account.prefer_not', 'Prefer not to say'),
      }
      await expect(at(page, label.gender).locator('option')).toHaveText(Object.values(genders))
      await at(page, label.gender).selectOption({ label: genders.prefer_not })
      await at(page, label.country).selectOption({ label: lang === 'en' ? 'South Korea' : '대한민국' })
      await expect(page.getByText(t('account.changes_other', '14 changes', { count: 14 }))).toBeVisible()
      await save(page)
      await expect(saved(page)).toBeVisible()
      await expect(accountMenu(page, t, 'Jian Seo')).toContainText('JS')
      const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
      const { linkedin, facebook, instagram, kakaotalk, naver, ...plain } = values
      const social = { linkedin, facebook, instagram, kakaotalk, naver }
      expect(await me.json()).toMatchObject({ ...plain, age: 34, gender: 'prefer_not', country: 'KR', social })

      await page.reload()
      for (const name of names) await expect(at(page, label[name])).toHaveValue(values[name])
      await expect(at(page, label.gender)).toHaveValue('prefer_not')
      await expect(at(page, label.country)).toHaveValue('KR')
      const cleared = ['phone', 'company', 'age', 'naver'] as const
      for (const name of cleared) await at(page, label[name]).fill('')
      await at(page, label.country).selectOption('')
      await save(page)
      await expect(saved(page)).toBeVisible()
      await page.reload()
      for (const name of [...cleared, 'country'] as const) await expect(at(page, label[name])).toHaveValue('')
      await expect(at(page, label.designation)).toHaveValue('Editor')
    })

    const type = lang === 'en' ? 'image/png' : 'image/jpeg'
    test(`cuts a photo (${type}) to a square, uploads it, and saves and removes it`, async ({ page, request }) => {
      const { token } = await openAsMember(page, request)
      const file = { name: 'me', mimeType: type, buffer: Buffer.from(await picture(page, type), 'base64') }
      await expect(page.getByRole('button', { name: t('account.photo_upload', 'Upload photo'), exact: true })).toBeVisible()
      await page.locator('input[type=file]').setInputFiles(file)
      const dialog = page.getByRole('dialog', { name: t('account.crop', 'Crop photo'), exact: true })
      await dialog.getByRole('slider', { name: t('account.zoom', 'Zoom') }).fill('2')
      const right = dialog.getByRole('button', { name: t('account.move_right', 'Move right'), exact: true })
      for (let presses = 0; presses < 30; presses++) await right.click()
      await dialog.getByRole('button', { name: t('account.crop_save', 'Use photo'), exact: true }).click()
      await expect(dialog).toBeHidden()
      await save(page)
      await expect(saved(page)).toBeVisible()
      const shown = accountMenu(page, t).locator('img')
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
      await page.getByRole('button', { name: t('account.photo_remove', 'Remove'), exact: true }).click()
      await save(page)
      await expect(shown).toHaveCount(0)
      const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
      expect(((await me.json()) as { picture_url: string }).picture_url).toBe('')
    })

    test('takes images alone for a photo, and says so at once', async ({ page, request }) => {
      await openAsMember(page, request)
      const input = page.locator('input[type=file]')
      await expect(input).toHaveAttribute('accept', 'image/*')
      for (const mimeType of ['text/plain', 'video/mp4']) {
        await input.setInputFiles({ name: 'me', mimeType, buffer: Buffer.from('me') })
        await expect(main(page).getByRole('alert')).toHaveText(t('account.photo_no_image', 'Choose an image file.'))
      }
      await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') })
      const unreadable = t('account.photo_unreadable', 'This browser cannot show this image. Try a JPEG or a PNG.')
      await expect(main(page).getByRole('alert')).toHaveText(unreadable)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test.describe('refused by the server', () => {
      test.use({ refusals: [422] })

      test('tells a wrong age at its field', async ({ page, request }) => {
        await openAsMember(page, request)
        await at(page, label.age).fill('130')
        await save(page)
        const wrong = t('account.age_wrong', 'Enter a whole number from 1 to 120.', { min: 1, max: 120 })
        await expect(at(page, label.age)).toHaveAccessibleDescription(wrong)
        await expect(at(page, label.age)).toBeFocused()
        await expect(saved(page)).toBeHidden()
        await at(page, label.age).fill('')
      })
    })
  })
}

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
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('everything stored about a person comes as a file', async ({ page, request }) => {
  const { email } = await openAsMember(page, request)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export your data' }).click()
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
    await page.getByRole('button', { name: 'Delete your account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Confirm with your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByLabel('Confirm with your password')).toHaveAccessibleDescription('Incorrect password.')
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
    await page.getByRole('button', { name: 'Delete your account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Confirm with your password').fill(admin().password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This is the only admin.')
  })
})

for (const { lang } of onPhone)
  test(`axe finds nothing on the account page in ${lang}`, async ({ page, request }) => {
    await openAsMember(page, request)
    await page.evaluate((lang) => localStorage.setItem('lang', lang), lang)
    await page.setViewportSize({ width: 320, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/account?error=oauth.already_linked')
    await expect(main(page).locator(':focus').getByRole('alert')).toBeVisible() // its focus scrolls
    await field(page, 'job').fill('Editor')
    await page.locator('summary').last().click()
    await field(page, 'password').fill('seven')
    await expectClean(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectClean(page, 'dark', { looksAt: 'colors' })
    await field(page, 'job').fill('')
    await main(page).locator('li button').last().click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expectClean(page, 'asking')
    await page.keyboard.press('Escape')
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await picture(page, 'image/png'), 'base64'),
    })
    await expect(page.locator('dialog[open] input[type=range]')).toBeEnabled()
    await expectClean(page, 'cutting')
  })
