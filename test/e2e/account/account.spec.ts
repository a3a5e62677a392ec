import type { Page } from '@playwright/test'
import { field, main, openAsMember } from './accountPage.ts'
import { expectClean } from '../support/axe.ts'
import { accountMenu } from '../support/entering.ts'
import { onPhone } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { expect } from '../support/product.ts'
import { saying, speak } from '../support/spoken.ts'

test.use({ siteOf: 'account' })

test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)

const at = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

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

    test('accepts only images for a photo, with an immediate message', async ({ page, request }) => {
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
  })
}

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
