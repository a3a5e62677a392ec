import { randomUUID } from 'node:crypto'
import { admin, adminToken, expect, place, signIn, test } from '../../support/product.ts'
import { bar, chip, open, press, saved, store, stored, title, titleKo, unsaved } from './savedSurvey.ts'

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
  // The notice above the cards moves them down; the browser may hold what one looks at.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  await expect(page.getByText('This survey is now active')).toBeVisible()
  const id = place(page).split('/').at(-1)!
  await expect(page.getByLabel('Link', { exact: true }).and(page.getByRole('textbox'))).toHaveValue(new RegExp(`/survey/${id}$`))
  expect(await stored(request, id)).toMatchObject({ title: name, title_ko: '여기서 만든 설문', is_active: true, version: 1 })

  await press(page, 'Undo')
  await expect(titleKo(page)).toHaveValue('')
  await unsaved(page)
  await press(page, 'Redo')
  await expect(titleKo(page)).toHaveValue('여기서 만든 설문')
  await saved(page)

  await page.getByRole('switch', { name: 'Active' }).last().uncheck()
  await press(page, 'Save')
  await expect(page.getByText('Saved as an inactive survey')).toBeVisible()
  expect(await stored(request, id)).toMatchObject({ is_active: false, version: 2 })
  await page.reload()
  await expect(title(page)).toHaveValue(name)
})

test('what is typed while saving stays, and is not saved yet', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**/api/surveys/${id}`, (route) => held.then(() => route.continue()))
  await title(page).fill('One')
  await page.keyboard.press('Control+s')
  await expect(chip(page)).toHaveText('Saving...')
  await title(page).fill('One and two')
  letGo()
  await unsaved(page)
  await expect(title(page)).toHaveValue('One and two')
  expect((await stored(request, id)).title).toBe('One')
  await page.keyboard.press('Control+z')
  await expect(title(page)).toHaveValue('One')
  await saved(page)
})

test.describe('when the session ended', () => {
  test.use({ refusals: [401] })

  test('one signs in again in place, and the save goes on', async ({ page, request }) => {
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
    expect((await stored(request, id)).title).toBe('Typed in an old session')
  })
})

test.describe('without a network', () => {
  test.use({ refusals: [0] })

  test('a save fails in place, and Retry saves', async ({ page, request, context }) => {
    const { id } = await store(request)
    await open(page, request, id)
    await title(page).fill('Typed offline')
    await page.waitForLoadState('networkidle') // the parts of the preview come after the editor
    await context.setOffline(true)
    await page.keyboard.press('Control+s')
    await expect(chip(page)).toHaveText('Save failed')
    await expect(title(page)).toHaveValue('Typed offline')
    await context.setOffline(false)
    await bar(page).getByRole('button', { name: 'Retry' }).click()
    await saved(page)
    expect((await stored(request, id)).title).toBe('Typed offline')
  })
})

test.describe('what the server refuses', () => {
  test.use({ refusals: [409, 422] })

  test('leads to the field, and an address that is taken stands at the address', async ({ page, request }) => {
    const [{ id }, { slug }] = [await store(request), await store(request)]
    await open(page, request, id)
    await page.getByLabel('Unique Identifier (slug)').fill(slug)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert')).toContainText('Nothing was saved.')
    await expect(page.getByRole('alert')).toContainText('Another survey already uses this address. Choose another one.')
    await expect(page.getByLabel('Unique Identifier (slug)')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Unique Identifier (slug)').fill('')
    await press(page, 'Save')
    await saved(page)
  })
})

test('a survey that nobody could submit is not published unasked', async ({ page, request }) => {
  const { id } = await store(request)
  await open(page, request, id)
  await press(page, 'Add question')
  await page.getByLabel('Type', { exact: true }).selectOption('single_choice')
  await page.getByRole('switch', { name: 'Required' }).check()
  await page.getByRole('switch', { name: 'Active' }).check()
  await expect(page.getByText(/^No one can submit this survey yet\. This question is required, but has no choices: 1\.2/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^1\.2 has no choices/ })).toBeVisible()
  const question = page.getByRole('dialog', { name: 'No one can submit this survey yet' })
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Save as inactive' }).click()
  await saved(page)
  expect(await stored(request, id)).toMatchObject({ is_active: false, version: 2 })

  await page.getByRole('switch', { name: 'Active' }).check()
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Add choices' }).click()
  await page.getByRole('button', { name: 'Add choice', exact: true }).click()
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await stored(request, id)).toMatchObject({ is_active: true, version: 3 })
  await expect(page.getByText(/No one can submit/)).toHaveCount(0)
})

test('an earlier version comes back as one step of undo', async ({ page, request }) => {
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

test.describe('a survey that is not there', () => {
  test.use({ refusals: [404] })

  test('is told, with a way back', async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    await page.goto('/admin/surveys/nowhere')
    await expect(page.getByRole('alert')).toContainText('We could not find this survey.')
    await page.getByRole('link', { name: 'Back to the surveys' }).click()
    await expect(page).toHaveURL('/admin/surveys')
  })
})
