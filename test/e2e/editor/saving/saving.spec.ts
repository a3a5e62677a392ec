import { randomUUID } from 'node:crypto'
import { readSurvey } from '../../support/journey.ts'
import { admin, adminToken, expect, place, signIn, test } from '../../support/product.ts'
import { open, press, saved, store, title, titleKo, unsaved } from './savedSurvey.ts'

test('a new survey becomes one to edit by its first save, and keeps its undo steps, the focus and the place', async ({ page, request }) => {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/surveys/new')
  await expect(title(page)).toHaveValue('Untitled Survey')
  const name = `Made here ${randomUUID()}`
  await title(page).fill(name)
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Add Section' }).filter({ visible: true }).last().click()
  await titleKo(page).fill('여기서 만든 설문')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect.poll(() => place(page)).toMatch(/^\/admin\/surveys\/(?!new)[\w-]+$/)
  await expect(titleKo(page)).toBeFocused()
  // The notice above the cards moves them down; the browser may anchor the viewed part.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  await expect(page.getByText('This survey is now active')).toBeVisible()
  const id = place(page).split('/').at(-1)!
  await expect(page.getByLabel('Link', { exact: true }).and(page.getByRole('textbox'))).toHaveValue(new RegExp(`/survey/${id}$`))
  expect(await readSurvey(request, id)).toMatchObject({ title: name, title_ko: '여기서 만든 설문', is_active: true, version: 1 })

  await press(page, 'Undo')
  await expect(titleKo(page)).toHaveValue('')
  await unsaved(page)
  await press(page, 'Redo')
  await expect(titleKo(page)).toHaveValue('여기서 만든 설문')
  await saved(page)

  await page.getByRole('switch', { name: 'Active' }).last().uncheck()
  await press(page, 'Save')
  await expect(page.getByText('Saved as an inactive survey')).toBeVisible()
  expect(await readSurvey(request, id)).toMatchObject({ is_active: false, version: 2 })
  await page.reload()
  await expect(title(page)).toHaveValue(name)
})

test.describe('when the session ended', () => {
  test.use({ refusals: [401] })

  test('a sign-in in place continues the save', async ({ page, request }) => {
    const { id } = await store(request)
    await open(page, request, id)
    await title(page).fill('Typed in an old session')
    await page.evaluate(() => localStorage.setItem('token', 'not a token any more'))
    await press(page, 'Save')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog.getByLabel('E-mail')).toHaveValue(admin().email)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect e-mail or password.')
    await dialog.getByLabel('Password', { exact: true }).fill(admin().password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await saved(page)
    await expect(title(page)).toHaveValue('Typed in an old session')
    expect(place(page)).toBe(`/admin/surveys/${id}`)
    expect((await readSurvey(request, id)).title).toBe('Typed in an old session')
  })
})

test('an earlier version is restored as one step of undo', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  await title(page).fill('Second')
  await press(page, 'Save')
  await saved(page)
  await press(page, 'Versions')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText(admin().email)
  await dialog.getByRole('button', { name: /^Version 1/ }).click()
  await expect(dialog).toContainText('Sections: 1, questions: 1')
  await expect(dialog.getByRole('listitem')).toContainText('Title')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(title(page)).toHaveValue('Stored')
  await unsaved(page)
  await page.keyboard.press('Control+z')
  await expect(title(page)).toHaveValue('Second')
  await saved(page)
})
