import { readFileSync } from 'node:fs'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import { admin, adminToken, buildMember, expect, place, signIn, test } from '../support/product.ts'

test('who is not signed in is sent to login, and comes back as admin', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/login?next=%2Fadmin')
  await page.getByLabel('E-mail').fill(admin().email)
  await page.getByLabel('Password', { exact: true }).fill(admin().password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('a member who is not an admin is told so on each screen, before anything of it', async ({ page, request }) => {
  await signIn(page, (await buildMember(request)).token)
  for (const screen of ['', '/surveys', '/surveys/new', '/homepage', '/settings', '/inquiries', '/users', '/providers']) {
    await page.goto(`/admin${screen}`)
    await expect(page.getByRole('alert')).toContainText('You must be an admin.')
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
    expect(place(page)).toBe(`/admin${screen}`)
  }
})

test.describe('the dashboard', () => {
  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    await page.goto('/admin')
  })

  test("shows the admin's e-mail and lists the demo surveys", async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Admin' })).toContainText(admin().email)
    const row = page.getByRole('row', { name: /Trust in everyday media/ })
    await expect(row).toContainText('/survey/trust-in-everyday-media')
    await expect(row).toContainText('Active')
    await expect(page.getByRole('row', { name: /Checking official messages/ })).toBeVisible()
  })

  test.describe('of who has not answered', () => {
    test.use({ refusals: [404] })

    test('opens a survey', async ({ page }) => {
      await page
        .getByRole('row', { name: /Checking official messages/ })
        .getByRole('link', { name: 'Open' })
        .click()
      await expect(page).toHaveURL('/survey/checking-official-messages')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checking official messages')
    })
  })

  test('downloads the Excel file of a survey, named after it and the day', async ({ page }) => {
    const row = page.getByRole('row', { name: /Checking official messages/ })
    const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: 'Export Excel' }).click()])
    expect(download.suggestedFilename()).toMatch(/^checking-official-messages_\d{4}-?\d{2}-?\d{2}\.xlsx$/)
    expect(download.url()).not.toContain(await page.evaluate(() => localStorage.getItem('token')!))
    const sheets = readWorkbook(readFileSync(await download.path())).map(({ name }) => name)
    expect(sheets).toEqual(expect.arrayContaining(['Responses', 'Coded', 'Codebook', 'Info']))
    expect(place(page)).toBe('/admin')
  })

  test('speaks Korean', async ({ page }) => {
    await page.goto('/admin?lang=ko')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('대시보드')
    const row = page.getByRole('row', { name: /일상 속 미디어와 신뢰/ })
    await expect(row.getByRole('button', { name: '엑셀로 내보내기' })).toBeVisible()
    await expect(row).toContainText('공개')
  })
})

test('the list of surveys deletes one after asking', async ({ page, request }) => {
  const token = await adminToken(request)
  const title = `To be deleted ${Date.now()}`
  const made = await request.post('/api/surveys', { data: { title }, headers: { authorization: `Bearer ${token}` } })
  const { id } = (await made.json()) as { id: string }
  await signIn(page, token)
  await page.goto('/admin/surveys')
  const item = page.getByRole('listitem').filter({ hasText: title })
  await item.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this survey?' })
  await expect(dialog).toContainText(title)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(item.getByRole('button', { name: 'Delete' })).toBeFocused()

  await item.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(item).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Trust in everyday media' })).toBeVisible()
  expect((await request.get(`/api/surveys/${id}`, { headers: { authorization: `Bearer ${token}` } })).status()).toBe(404)
})
